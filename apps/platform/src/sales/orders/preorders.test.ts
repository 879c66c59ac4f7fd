import type { Product } from '@vitrine/contract'
import {
  addToCurrentCart,
  cancelOrder,
  createCheckoutFromCurrentCart,
  createOrderFromCheckout,
  estimateCurrentCartTotals,
  getInventoryVariants,
  getOrder,
  getProduct,
  markOrderAsPaid,
  refundOrder,
  updateInventoryVariants,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_VARIANT_ID } from '../../catalog/products/records/product-record.ts'
import { mailed } from '../../people/identity/identity.fixtures.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { cartOf, checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'

const LATER = '2040-03-31'

for (const engine of ENGINES) {
  describe(`pre-orders on ${engine.name}`, () => {
    const counted = () => newProduct({ priceMinor: 2000, stock: { track: true, quantity: 0 } })
    const [vase, jug, bowl, plate, cup] = [counted(), counted(), counted(), counted(), counted()]
    const uncounted = newProduct({ priceMinor: 2000, stock: { track: false, inStock: false } })
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([vase, jug, bowl, plate, cup, uncounted], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const offer = ({ id }: { id: string }, terms: object = {}) =>
      merchant.call(updateInventoryVariants, {
        inventoryItem: {
          productId: id,
          preorderInfo: { enabled: true, message: 'In spring', limit: 2, expectedDate: LATER, ...terms },
        },
      })
    const stock = ({ id }: { id: string }, quantity: number) =>
      merchant.call(updateInventoryVariants, {
        inventoryItem: { productId: id, variants: [{ variantId: DEFAULT_VARIANT_ID, quantity }] },
      })
    const shown = async ({ id }: { id: string }): Promise<Product | undefined> =>
      (await (await shop.visitor()).call(getProduct, { id })).product
    const place = (id: string) => merchant.try(createOrderFromCheckout, { id })
    const ordered = async (product: { id: string }, quantity = 1, email = 'ada@example.com') => {
      const checkoutId = await checkoutOf(await shop.visitor(), [lineOf(product, quantity)], { email })
      const { orderId } = await merchant.call(createOrderFromCheckout, { id: checkoutId })
      return (await merchant.call(getOrder, { id: String(orderId) })).order
    }

    it('are offered while a product is out of stock, from its page to the mail', async () => {
      expect((await shown(vase))?.preorder).toBeUndefined()
      await offer(vase)
      const preorder = { expectedDate: LATER, message: 'In spring' }
      expect(await shown(vase)).toMatchObject({ stock: { inStock: false }, preorder })
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(vase)] })
      expect((await cartOf(buyer))?.lineItems).toMatchObject([
        { preorder, availability: { status: 'AVAILABLE', quantityAvailable: 2 } },
      ])
      const order = await ordered(vase, 1, 'zoe@example.com')
      expect(order?.lineItems).toMatchObject([{ preorder }])
      expect(order?.shippingInfo?.logistics?.deliveryTimeSlot?.from).toMatch(/^2040-04-0/)
      const [mail] = await mailed(shop, 'zoe@example.com')
      expect(mail?.said).toContain('Pre-order, ships from')
    })

    it('end at their limit, no matter who comes last, and never take stock', async () => {
      await offer(jug, { limit: 5 })
      const checkouts = await Promise.all(
        Array.from({ length: 12 }, async () => checkoutOf(await shop.visitor(), [lineOf(jug)])),
      )
      const outcomes = await Promise.all(checkouts.map(place))
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(JSON.stringify(outcomes.map(({ body }) => body))).toContain('FULL_OUT_OF_STOCK')
      expect((await shown(jug))?.preorder).toBeUndefined()
      const { inventoryItem } = await merchant.call(getInventoryVariants, { inventoryId: jug.id })
      expect(inventoryItem?.variants).toMatchObject([{ quantity: 0, availableForPreorder: false }])
    })

    it.each([
      ['counted', bowl],
      ['not counted', uncounted],
    ])(
      'give their place back when they are canceled, or refunded and restocked: stock %s',
      async (_, product) => {
        await offer(product, { limit: 2 })
        const order = await ordered(product, 2)
        expect((await shown(product))?.preorder).toBeUndefined()
        const [line] = order?.lineItems ?? []
        const id = String(order?.id)
        await merchant.call(markOrderAsPaid, { id })
        const lineItems = [{ lineItemId: String(line?.id), quantity: 1 }]
        await merchant.call(refundOrder, { id, lineItems })
        expect((await shown(product))?.preorder).toBeUndefined() // refunded, and still reserved
        await merchant.call(refundOrder, { id, lineItems, restock: true })
        await ordered(product, 1)
        expect((await shown(product))?.preorder).toBeUndefined() // one place came back, and one only
        await merchant.call(cancelOrder, { id })
        expect((await shown(product))?.preorder).toBeDefined()
        await ordered(product, 1)
        expect(JSON.stringify((await shown(product))?.stock)).toContain('"inStock":false')
      },
    )

    it('never happen to someone who saw the product in stock', async () => {
      await stock(plate, 1)
      await offer(plate)
      const [first, second] = await Promise.all(
        [0, 1].map(async () => checkoutOf(await shop.visitor(), [lineOf(plate)])),
      )
      expect((await place(String(first))).status).toBe(200)
      const refused = await place(String(second))
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        409,
        expect.stringContaining('CHECKOUT_CHANGED'),
      ])
    })

    it('move the delivery dates of the whole order, and promise none without a date', async () => {
      await offer(cup, { expectedDate: null })
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
      const { shippingInfo } = await buyer.call(estimateCurrentCartTotals, {
        shippingAddress: { country: 'DE' },
      })
      expect(shippingInfo?.selectedCarrierServiceOption?.logistics?.deliveryTimeSlot).toBeUndefined()
      await buyer.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      const refused = await merchant.try(updateInventoryVariants, {
        inventoryItem: { productId: cup.id, preorderInfo: { enabled: true, expectedDate: 'in May' } },
      })
      expect(refused.status).toBe(400)
    })
  })
}
