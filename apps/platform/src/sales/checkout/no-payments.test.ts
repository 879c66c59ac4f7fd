import {
  addToCurrentCart,
  createCheckout,
  createCheckoutFromCart,
  createCheckoutFromCurrentCart,
  getCurrentCart,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../testing/catalog.ts'
import type { Shop } from '../../testing/index.ts'
import { lineOf, openSellingShop, WISHES } from './checkout.fixtures.ts'

// Fails without `assertPayable`.
describe('a shop without a payment method', () => {
  const [mug, gift] = [newProduct({ priceMinor: 1190 }), newProduct({ priceMinor: 0 })]
  const elsewhere = 'https://pay.example/{checkoutId}'
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([mug, gift], {
      environment: { PAYMENT_OFFLINE: 'off', PAYMENT_SANDBOX: 'off' },
    })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it('creates no checkout from a cart with an amount due, and leaves the cart unchanged', async () => {
    const [buyer, merchant] = [await shop.visitor(), await shop.merchant()]
    const { cart } = await buyer.call(addToCurrentCart, { lineItems: [lineOf(mug)] })
    for (const refused of [
      await buyer.try(createCheckoutFromCurrentCart, WISHES),
      await merchant.try(createCheckoutFromCart, { ...WISHES, id: String(cart?.id) }),
    ])
      expect(refused).toMatchObject({
        status: 400,
        body: { details: { applicationError: { code: 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT' } } },
      })
    expect((await buyer.call(getCurrentCart, {})).cart).toEqual(cart)
  })

  it('creates no checkout of items with an amount due, but one of free items', async () => {
    const merchant = await shop.merchant()
    const of = (product: typeof mug) => ({ channelType: 'WEB' as const, lineItems: [lineOf(product)] })
    expect(await merchant.try(createCheckout, of(mug))).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'SITE_MUST_ACCEPT_PAYMENTS' } } },
    })
    expect((await merchant.try(createCheckout, of(gift))).status).toBe(200)
  })

  it('creates one that is paid elsewhere', async () => {
    const merchant = await shop.merchant()
    const made = await merchant.try(createCheckout, {
      ...{ channelType: 'WEB', lineItems: [lineOf(mug)] },
      checkoutInfo: { overrideCheckoutUrl: elsewhere },
    })
    expect(made).toMatchObject({ status: 200, body: { checkout: { overrideCheckoutUrl: elsewhere } } })
  })
})
