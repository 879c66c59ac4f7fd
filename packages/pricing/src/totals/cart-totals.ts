import type { TaxCalculationDetails } from '@vitrine/contract'
import { sumMinor } from '../minor.ts'
import {
  feeDue,
  feeTotals,
  selectedShipping,
  shippingDue,
  shippingItems,
  taxableFee,
  taxableShipping,
} from './charges.ts'
import { discountLines } from './discount-lines.ts'
import { giftCardPayment } from './gift-card.ts'
import { goodsDue, lineTotals, openGoods, taxableGoods } from './goods-totals.ts'
import { orderedLines } from './lines.ts'
import { membershipPayments } from './memberships.ts'
import { summaryOf } from './payment.ts'
import type { TotalsRequest } from './request.ts'
import { type ShippingCost, shippingCost, withoutCost } from './shipping.ts'
import { type ItemTax, type TaxTerms, taxesOf, unknownAddresses, untaxed } from './tax.ts'
import type { TaxableItem } from './tax-rates.ts'
import type { TaxTotals, Totals } from './totals.ts'

/**
 * Calculates all totals of a cart: memberships first, then discounts, shipping, fees and tax, and last what
 * is paid when. The same request gives the same result on server and browser, and later from a checkout's
 * snapshot. All parts add up to the total exactly, none is negative, and the order of lines changes nothing.
 * Parts that can't be calculated are listed in `errors`; the rest is still valid.
 * @throws {RangeError} for impossible input: amounts that are not whole or negative, quantities below 1,
 * malformed rates, percentages and weights, two lines with one id; and for sums beyond 2^53 - 1
 * @example
 * cartTotals({
 *   currency: 'EUR',
 *   lines: [{ id: 'mug', priceMinor: 1850, quantity: 2 }],
 *   discounts: [{ id: 'SPRING', source: 'COUPON', off: { kind: 'PERCENT', percent: '10' } }],
 * }).summary // { subtotalMinor: 3700, discountMinor: 370, totalMinor: 3330, … }
 * @see docs/wire/cart.md, Totals
 */
export const cartTotals = (request: TotalsRequest): Totals => {
  const { rounding = 'HALF_EVEN', discounts = [], memberships = { eligible: [], selected: [] } } = request
  const lines = orderedLines(request.lines)
  const paid = membershipPayments(lines, memberships)
  const open = lines.map((line) => openGoods(line, paid.payments.get(line.id)))
  const reduced = discountLines(open, discounts, rounding)
  const shipping = request.shipping
    ? shippingCost(reduced.lines, request.shipping, reduced.freeShipping, rounding)
    : withoutCost(reduced.freeShipping, [])

  const goods = reduced.lines.map(taxableGoods)
  const carriage = shipping.cost && taxableShipping(shipping.cost, request.tax)
  const fees = (request.fees ?? []).map(taxableFee)
  const terms = request.tax && taxedWhereDelivered(request.tax, shipping.cost)
  const items: TaxableItem[] = [
    ...goods,
    ...(carriage && terms?.shipping ? shippingItems(carriage) : []),
    ...fees.filter(({ fee }) => fee.tax),
  ]
  const taxes = terms && taxesOf(items, terms, rounding)
  const taxOf = (item: TaxableItem) => taxes?.get(item) ?? untaxed(item.amountMinor)

  const shown = goods.map((each) => {
    const due = goodsDue(each.open, taxOf(each), terms?.includedInPrices ?? false, rounding)
    return { due, totals: lineTotals(each, taxOf(each), due) }
  })
  const selected = carriage && selectedShipping(carriage, taxOf)
  const dues = [
    ...shown.map(({ due }) => due),
    ...(selected ? [shippingDue(selected, lines)] : []),
    ...fees.map((fee) => feeDue(fee, taxOf(fee), lines)),
  ]
  const payNow = summaryOf(dues.map(({ now }) => now))
  const giftCard = giftCardPayment(
    request.giftCard,
    shown.map(({ totals }) => totals),
    payNow.totalMinor,
  )
  const byId = new Map(shown.map(({ totals }) => [totals.lineId, totals]))
  return {
    currency: request.currency,
    lines: request.lines.flatMap(({ id }) => byId.get(id) ?? []),
    summary: summaryOf(dues.flatMap(({ now, later }) => [now, later])),
    payNow,
    payLater: summaryOf(dues.map(({ later }) => later)),
    giftCardMinor: giftCard.paysMinor,
    dueNowMinor: payNow.totalMinor - giftCard.paysMinor,
    tax: taxTotals(items.map(taxOf), terms?.details),
    shipping: { region: shipping.region, offered: shipping.offered, selected },
    fees: fees.map((fee) => feeTotals(fee, taxOf(fee))),
    discounts: [...reduced.applied, ...shipping.applied],
    errors: [
      ...paid.errors,
      ...reduced.errors,
      ...shipping.errors,
      ...(terms ? unknownAddresses(items, terms) : []),
      ...giftCard.errors,
    ],
  }
}

/** A pickup is delivered, and taxed, at the pickup place. */
const taxedWhereDelivered = (terms: TaxTerms, cost: ShippingCost | undefined): TaxTerms => {
  const place = cost?.option.terms.logistics?.pickupDetails?.address
  return place ? { ...terms, addresses: { ...terms.addresses, SHIPPING: place } } : terms
}

const taxTotals = (taxes: readonly ItemTax[], details: TaxCalculationDetails | undefined): TaxTotals => ({
  taxableMinor: sumMinor(taxes.map(({ taxableMinor }) => taxableMinor)),
  taxMinor: sumMinor(taxes.map(({ taxMinor }) => taxMinor)),
  details:
    details && taxes.some(({ breakdown }) => breakdown.length > 0)
      ? details
      : { rateType: 'NO_TAX_COLLECTED' },
})
