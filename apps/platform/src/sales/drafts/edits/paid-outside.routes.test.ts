import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { openHosted } from '../../hosted-checkout/hosted-checkout.fixtures.ts'

// Fails if the amount follows the total of the order.
describe.each(ENGINES)('a payment outside the shop, on $name', (engine) => {
  const mug = newProduct({ name: 'Tall mug', priceMinor: 1000 })
  const bowl = newProduct({ name: 'Wide bowl', priceMinor: 333 })
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([mug, bowl], { engine })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it('keeps its amount when an edit makes the order dearer', async () => {
    const merchant = await shop.merchant()
    const buyer = await shop.visitor()
    const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(mug)]))
    const { body } = await page.pay(undefined, { methodId: 'offline' })
    const id = String(Object(body.order).id)
    await merchant.call(api.markOrderAsPaid, { id })
    const payments = async () => {
      const { order } = await merchant.call(api.getOrder, { id })
      const { paymentMethods = [], balanceSummary } = order ?? {}
      return [paymentMethods.map(({ kind, amount }) => [kind, amount.amount]), balanceSummary?.balance.amount]
    }
    expect(await payments()).toEqual([[['OFFLINE', '15.90']], '0.00'])
    const { calculatedDraftOrder } = await merchant.call(api.createDraftOrder, { sourceOrderId: id })
    const draftOrderId = calculatedDraftOrder.draftOrder.id
    const catalogLineItems = [{ catalogReference: lineOf(bowl).catalogReference, quantity: 1 }]
    await merchant.call(api.addLineItemsToDraftOrder, { draftOrderId, catalogLineItems })
    await merchant.call(api.commitDraftOrder, { draftOrderId })
    expect(await payments()).toEqual([[['OFFLINE', '15.90']], '3.33'])
  })
})
