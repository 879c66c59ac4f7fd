import type { Cart, CartSummary, CartV2, EstimateTotalsResponse } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE_MS, runs } from '../../hostile/runs.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { openSellingShop } from '../checkout/checkout.fixtures.ts'

const products = [
  newProduct({ priceMinor: 1190, weight: 0.4 }),
  newProduct({ priceMinor: 333 }),
  newProduct({ priceMinor: 500, stock: { track: true, quantity: 3 } }),
  newProduct({ priceMinor: 0 }),
]
const CODES = ['TENTH', 'FIXED', 'FREE', 'LARGE']
const ADDRESSES = [{ country: 'DE', city: 'Ulm' }, { country: 'AT' }, { country: 'US', subdivision: 'US-NY' }]

/** One change of a cart, by either form. `pick` chooses among what there is. */
interface Step {
  readonly form: 'first' | 'newer'
  readonly kind:
    | 'add'
    | 'quantity'
    | 'remove'
    | 'coupon'
    | 'no coupon'
    | 'address'
    | 'delivery'
    | 'no delivery'
    | 'card'
    | 'note'
  readonly pick: number
  readonly quantity: number
}

const step: fc.Arbitrary<Step> = fc.record({
  form: fc.constantFrom('first', 'newer'),
  kind: fc.constantFrom(
    ...(['add', 'add', 'quantity', 'remove', 'coupon', 'no coupon'] as const),
    ...(['address', 'delivery', 'no delivery', 'card', 'note'] as const),
  ),
  pick: fc.nat(11),
  quantity: fc.integer({ min: 1, max: 5 }),
})

const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length]

/** Carries out a step and returns the answer; a call may refuse the step, and then nothing changes. */
const carryOut = async (
  caller: Caller,
  { form, kind, pick, quantity }: Step,
  cart: Cart | undefined,
  giftCard: string,
): Promise<Awaited<ReturnType<Caller['try']>>> => {
  const id = chosen(cart?.lineItems ?? [], pick)?.id
  const item = { quantity, catalogReference: referenceTo(chosen(products, pick)?.id ?? '') }
  const code = chosen(CODES, pick) ?? ''
  const address = chosen(ADDRESSES, pick)
  const option = { code: chosen(['post', 'pickup'], pick) ?? '' }
  const isFirst = form === 'first'
  const patch = (cartInfo: object) => caller.try(api.updateCurrentCart, { cartInfo })
  const call = () => {
    switch (kind) {
      case 'add':
        return isFirst
          ? caller.try(api.addToCurrentCart, { lineItems: [item] })
          : caller.try(api.addLineItemsToCurrentCartV2, { catalogItems: [item] })
      case 'quantity':
        return isFirst
          ? caller.try(api.updateCurrentCartLineItemQuantity, { lineItems: [{ id, quantity }] })
          : caller.try(api.updateLineItemsInCurrentCartV2, {
              lineItems: [{ lineItemId: id, quantity: { newQuantity: quantity } }],
            })
      case 'remove':
        return isFirst
          ? caller.try(api.removeLineItemsFromCurrentCart, { lineItemIds: [id] })
          : caller.try(api.removeLineItemsFromCurrentCartV2, { lineItemIds: [id] })
      case 'coupon':
        return isFirst
          ? caller.try(api.updateCurrentCart, { couponCode: code })
          : caller.try(api.addCouponToCurrentCartV2, { coupon: { code } })
      case 'no coupon':
        return isFirst
          ? caller.try(api.removeCouponFromCurrentCart, {})
          : caller.try(api.removeCouponFromCurrentCartV2, {
              couponId: cart?.appliedDiscounts[0]?.coupon?.id,
            })
      case 'address':
        return isFirst
          ? patch({ contactInfo: { address } })
          : caller.try(api.updateCurrentCartV2, { cart: { deliveryInfo: { address } } })
      case 'delivery':
        return isFirst
          ? patch({ selectedShippingOption: option })
          : caller.try(api.setDeliveryMethodForCurrentCartV2, { deliveryMethod: option })
      case 'no delivery':
        return isFirst
          ? patch({ selectedShippingOption: null })
          : caller.try(api.removeDeliveryMethodFromCurrentCartV2, {})
      case 'card':
        return caller.try(api.addGiftCardToCurrentCartV2, { giftCard: { code: giftCard } })
      case 'note':
        return isFirst
          ? patch({ buyerNote: `Note ${pick}` })
          : caller.try(api.updateCurrentCartV2, { cart: { note: `Note ${pick}` } })
    }
  }
  return call()
}

/** Amounts are compared as integers of a cent. */
const cents = (price: { readonly amount: string } | undefined): number =>
  Math.round(Number(price?.amount ?? 0) * 100)
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What both forms say about a cart. */
const ofFirst = (cart: Cart, totals: EstimateTotalsResponse) => ({
  id: cart.id,
  revision: cart.revision,
  note: cart.buyerNote,
  coupon: cart.couponCode,
  address: cart.contactInfo?.address?.country,
  method: cart.selectedShippingOption?.code,
  lines: cart.lineItems.map(({ id, quantity, price, fullPrice, availability }) => ({
    ...{ id, quantity, price: cents(price), fullPrice: cents(fullPrice) },
    available: availability?.quantityAvailable,
  })),
  discount: cents(totals.priceSummary?.discount),
  fees: cents(totals.priceSummary?.additionalFees),
  tax: cents(totals.taxSummary?.totalTax),
  total: cents(totals.priceSummary?.total),
  giftCard: cents(totals.giftCard?.amount),
})

const ofNewer = (cart: CartV2, summary: CartSummary) => ({
  id: cart.id,
  revision: cart.revision,
  note: cart.note,
  coupon: cart.coupons[0]?.code,
  address: cart.deliveryInfo?.address?.country,
  method: cart.deliveryInfo?.method?.code,
  lines: cart.lineItems.map(({ id, quantityInfo, pricing }) => ({
    ...{ id, quantity: quantityInfo.requestedQuantity, price: cents(pricing.breakdown?.salePrice) },
    fullPrice: cents(pricing.breakdown?.fullPrice),
    available: quantityInfo.availableQuantity,
  })),
  discount: sumOf(summary.discounts.map(({ total }) => cents(total))),
  fees: cents(summary.priceSummary.additionalFees),
  tax: sumOf(summary.taxSummary?.taxes.map(({ amount }) => cents(amount)) ?? []),
  total: cents(summary.priceSummary.total),
  giftCard: cents(summary.paymentSummary.giftCards[0]?.redeemAmount),
})

/** The newer form's amounts add up: lines to the subtotal, and the sums to the total. */
const addsUp = (cart: CartV2, { priceSummary: sums, lineItems }: CartSummary): void => {
  for (const { pricing, quantityInfo, discounts } of cart.lineItems) {
    const before = cents(pricing.breakdown?.salePrice) * quantityInfo.requestedQuantity
    expect(cents(pricing.totalPrice)).toBe(before - sumOf(discounts.map(({ amountOff }) => cents(amountOff))))
  }
  expect(cents(cart.subtotal)).toBe(sumOf(cart.lineItems.map(({ pricing }) => cents(pricing.totalPrice))))
  expect(sumOf(lineItems.map(({ totalPrice }) => cents(totalPrice)))).toBe(cents(sums.subtotal))
  expect(
    cents(sums.subtotal) -
      cents(sums.discount) +
      cents(sums.delivery) +
      cents(sums.additionalFees) +
      cents(sums.tax),
  ).toBe(cents(sums.total))
}

for (const engine of ENGINES) {
  describe(`a cart that both forms change on ${engine.name}`, () => {
    let shop: Shop
    let giftCard: string
    beforeAll(async () => {
      shop = await openSellingShop(products, { engine })
      const merchant = await shop.merchant()
      const coupon = (code: string, terms: object) =>
        merchant.call(api.createCoupon, { coupon: { code, name: code, ...terms } })
      const productIds = products.slice(0, 2).map(({ id }) => id)
      await coupon('TENTH', { percentOffRate: 12.5 })
      await coupon('FIXED', { fixedPriceAmount: '3.00', discountType: 'SPECIFIC_ITEMS', productIds })
      await coupon('FREE', { freeShipping: true, discountType: 'SHIPPING' })
      await coupon('LARGE', { moneyOffAmount: '5', minimumSubtotal: '20' })
      giftCard = (await merchant.call(api.createGiftCard, { giftCard: { initialValue: '25' } })).code
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it(
      'is the same cart in both after every step',
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
            const caller = await shop.visitor()
            await caller.call(api.addToCurrentCart, {
              lineItems: [{ quantity: 2, catalogReference: referenceTo(products[0]?.id ?? '') }],
            })
            let cart: Cart | undefined
            for (const each of steps) {
              const { status, body } = await carryOut(caller, each, cart, giftCard)
              expect(status, JSON.stringify(each)).toBeLessThan(500)
              cart = (await caller.call(api.getCurrentCart, {})).cart
              const { cart: newer } = await caller.call(api.getCurrentCartV2, {})
              if (each.form === 'newer' && status === 200) expect(body).toEqual({ cart: newer })
              const all = { calculateTax: true, calculateAdditionalFees: true }
              const totals = await caller.call(api.estimateCurrentCartTotals, {
                ...all,
                calculateShipping: true,
              })
              const { cart: again, summary } = await caller.call(api.estimateCurrentCartV2, {
                ...{ ...all, calculateDelivery: true, calculateGiftCards: true },
              })
              if (!cart || !newer || !again || !summary) throw new Error('An answer lacks its cart')
              expect(ofNewer(newer, summary)).toEqual(ofFirst(cart, totals))
              addsUp(newer, summary)
              addsUp(again, summary)
            }
          }),
          runs(8),
        )
      },
      2 * PATIENCE_MS,
    )
  })
}
