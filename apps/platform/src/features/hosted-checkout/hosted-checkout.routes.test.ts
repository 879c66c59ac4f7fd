import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../testing/catalog.ts'
import type { Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { CARDS } from '../payments/sandbox/sandbox.fixtures.ts'
import { openHosted } from './hosted-checkout.fixtures.ts'

describe('the hosted checkout', () => {
  const cup = newProduct()
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([cup])
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const atCheckout = async () => {
    const buyer = await shop.visitor()
    return openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
  }

  it('shows what there is to decide, takes a card and shows the order', async () => {
    const page = await atCheckout()
    expect(await page.read()).toMatchObject({
      ...{ state: 'OPEN', shopName: 'Test shop', needsDelivery: true, deliversTo: ['AT', 'DE'], changes: [] },
      totals: { subtotal: '20.00', delivery: '5.90', total: '25.90', toPay: '25.90' },
      deliveryOptions: [
        { code: 'post', price: '5.90', chosen: true },
        { code: 'pickup', chosen: false },
      ],
      paymentMethods: [
        { id: 'sandbox-card', kind: 'CARD', tokenUrl: '/sandbox-card/tokens', sandbox: true },
        { id: 'offline', kind: 'OFFLINE', sandbox: false },
      ],
      links: { cartPageUrl: `${shop.site.storefrontUrl}/cart` },
    })
    const { status, body } = await page.pay(CARDS.approved)
    expect([status, body]).toMatchObject([
      200,
      { state: 'PLACED', totals: { total: '25.90' }, order: { payment: { methodName: 'Card', paid: true } } },
    ])
    expect(body.links.thankYouPageUrl).toBe(`${shop.site.storefrontUrl}/thanks?orderId=${body.order?.id}`)
    expect(await page.read()).toEqual(body)
  })
})
