import { createOrderFromCheckout, getCheckout, getCurrentCart, getOrder } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'

for (const engine of ENGINES) {
  describe(`an order on ${engine.name}`, () => {
    const mug = newProduct({ priceMinor: 1190, stock: { track: true, quantity: 5 } })
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([mug], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('is made of a checkout once, whatever is repeated, and closes the cart', async () => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(mug, 2)])
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => merchant.call(createOrderFromCheckout, { id })),
      )
      expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
      expect(await buyer.try(getCurrentCart, {})).toMatchObject({ status: 404 })
      const { order } = await buyer.call(getOrder, { id: String(answers[0]?.orderId) })
      expect(order).toMatchObject({
        number: '10001',
        status: 'APPROVED',
        paymentStatus: 'NOT_PAID',
        fulfillmentStatus: 'NOT_FULFILLED',
        priceSummary: { subtotal: { amount: '23.80' }, total: { amount: '29.70' } },
        checkoutId: id,
      })
      expect((await buyer.call(getCheckout, { id })).checkout).toMatchObject({ completed: true })
    })
  })
}
