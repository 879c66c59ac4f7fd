import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createOrderFromCheckout,
  getCheckout,
  getOrder,
  updateCheckout,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Shop } from '../../../testing/index.ts'
import { germany, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { openHosted } from '../../hosted-checkout/hosted-checkout.fixtures.ts'

for (const engine of ENGINES) {
  // Fails without `assertFree`, `assertWhole` and the check of the owner.
  describe(`an order that its buyer places without paying, on ${engine.name}`, () => {
    const pattern = () => newProduct({ type: 'digital', priceMinor: 0 })
    const [gift, mug, later] = [pattern(), newProduct(), pattern()]
    let shop: Shop
    beforeAll(async () => {
      shop = await openSellingShop([gift, mug, later], { engine })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const email = 'ada@example.com'
    const opened = async (product: Parameters<typeof lineOf>[0], buyerInfo: object | null = { email }) => {
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(product)] })
      const { checkoutId: id = '' } = await buyer.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      if (buyerInfo) await buyer.call(updateCheckout, { checkout: { id, buyerInfo } })
      const order = async (by = buyer) => {
        const { status, body } = await by.try(createOrderFromCheckout, { id })
        const answer = body as { orderId?: string; details?: { applicationError?: { code?: string } } }
        return { status, orderId: answer.orderId, code: answer.details?.applicationError?.code }
      }
      return { buyer, id, order }
    }

    it('is paid at once, placed once, and theirs to read', async () => {
      const { buyer, id, order } = await opened(gift)
      const answers = await Promise.all([order(), order(), order()])
      const { orderId } = answers[0]
      expect(answers).toEqual(Array(3).fill({ status: 200, orderId, code: undefined }))
      const placed = await buyer.call(getOrder, { id: String(orderId) })
      expect(placed.order).toMatchObject({ paymentStatus: 'PAID', buyerInfo: { email } })
      expect((await buyer.call(getCheckout, { id })).checkout?.completed).toBe(true)
    })

    it("can't be placed by anyone else", async () => {
      const { id, order } = await opened(gift)
      expect(await order(await shop.visitor())).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
      expect((await order()).status).toBe(200)
      expect(await order(await shop.visitor())).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
      expect(id).not.toBe('')
    })

    it('needs an email address, which coupons per customer count by', async () => {
      const { buyer, id, order } = await opened(gift, null)
      expect(await order()).toMatchObject({ status: 400, code: 'VIOLATIONS_WITH_ERROR_SEVERITY' })
      await buyer.call(updateCheckout, { checkout: { id, buyerInfo: { email } } })
      expect((await order()).status).toBe(200)
    })

    it('must cost nothing, also when its price rose since it was shown', async () => {
      const merchant = await shop.merchant()
      const { buyer, id, order } = await opened(mug)
      const shippingDestination = { address: { ...germany, addressLine: 'Am Markt 1', city: 'Ulm' } }
      const selectedCarrierServiceOption = { code: 'pickup' }
      await buyer.call(updateCheckout, {
        checkout: { id, shippingInfo: { shippingDestination, selectedCarrierServiceOption } },
      })
      expect(await order()).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
      const free = await opened(later)
      await merchant.call(updateProduct, { product: { id: later.id, priceData: { price: 5 } } })
      expect(await free.order()).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
      expect((await free.buyer.call(getCheckout, { id: free.id })).checkout?.completed).toBe(false)
    })

    it('is not what another browser typed into the hosted page', async () => {
      const { buyer, id, order } = await opened(gift)
      const page = await openHosted(shop, buyer, id)
      await page.send('PATCH', '', { email: 'bob@example.com' })
      expect(await order()).toMatchObject({ status: 409, code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' })
    })
  })
}
