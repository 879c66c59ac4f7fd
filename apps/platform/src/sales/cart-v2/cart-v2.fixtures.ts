import type { CartSummaryResponse } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { newProduct } from '../../testing/catalog.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import type { TestEngine } from '../../testing/test-engine.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { openSellingShop } from '../checkout/checkout.fixtures.ts'

export const mug = newProduct({ priceMinor: 1190, weight: 0.4 })
export const book = newProduct({ priceMinor: 2000 })
export const few = newProduct({ priceMinor: 500, stock: { track: true, quantity: 3 } })

export const catalogItem = ({ id }: { id: string }, quantity = 1) => ({
  quantity,
  catalogReference: referenceTo(id),
})
export const one = <T>(list: readonly T[] | undefined): T => {
  const [first] = list ?? []
  if (first === undefined) throw new Error('The list is empty')
  return first
}
export const some = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The answer has no such part')
  return value
}
/** Amounts of the summary, as text. */
export const sums = ({ summary }: CartSummaryResponse) =>
  Object.fromEntries(Object.entries(some(summary).priceSummary).map(([name, { amount }]) => [name, amount]))
export const codes = ({ summary }: CartSummaryResponse) =>
  some(summary).violations.map(({ code, severity }) => `${severity} ${code}`)

/** The application error of a refused call. */
export const failure = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  const { details } = body as { details?: { applicationError?: { code: string; data: unknown } } }
  return { status, code: details?.applicationError?.code, data: details?.applicationError?.data }
}

/** A shop that sells these products, with coupons. */
export const openCartShop = async (engine: TestEngine): Promise<{ shop: Shop; merchant: Caller }> => {
  const shop = await openSellingShop([mug, book, few], { engine })
  const merchant = await shop.merchant()
  const coupon = (code: string, terms: object) =>
    merchant.call(api.createCoupon, { coupon: { code, name: code, ...terms } })
  await coupon('TENTH', { percentOffRate: 10 })
  await coupon('MUGS', {
    ...{ fixedPriceAmount: '10.90', discountType: 'SPECIFIC_ITEMS', productIds: [mug.id] },
  })
  await coupon('LARGE', { percentOffRate: 10, minimumSubtotal: '500' })
  await coupon('OVER', {
    percentOffRate: 10,
    ...{ startDate: '2019-01-01T00:00:00.000Z', expirationDate: '2020-01-01T00:00:00.000Z' },
  })
  return { shop, merchant }
}

/** A new visitor with these items in their cart. */
export const buyer = async (shop: Shop, ...catalogItems: ReturnType<typeof catalogItem>[]) => {
  const caller = await shop.visitor()
  const { cart } = await caller.call(api.addLineItemsToCurrentCartV2, { catalogItems })
  return { caller, cart: some(cart) }
}
