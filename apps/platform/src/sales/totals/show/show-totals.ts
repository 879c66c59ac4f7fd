import type {
  AppliedDiscount,
  CalculatedLineItem,
  EstimateTotalsResponse,
  MultiCurrencyPrice,
  PriceSummary,
} from '@vitrine/contract'
import type { AppliedReduction, LineTotals, Summary, Totals } from '@vitrine/pricing'
import { printedOnce } from '../../../floor/http/print-json.ts'
import type { DiscountRules } from '../../../shop/settings/discount-rule-terms.ts'
import type { CartLine } from '../../cart/lines/line.ts'
import type { PriceWriter } from '../../cart/lines/prices.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { showItemTax, showTaxSummary } from './show-tax.ts'

/** The part of the answer that depends only on totals. */
type ShownTotals = Pick<
  EstimateTotalsResponse,
  'calculatedLineItems' | 'priceSummary' | 'taxSummary' | 'appliedDiscounts' | 'payNow' | 'payLater'
>

/** The names of discounts. */
export interface NamedDiscounts {
  readonly coupon: Coupon | undefined
  readonly rules: DiscountRules
}

/**
 * Shows totals in the shop's currency and in the display currency.
 * @param lines - the cart's, in the order of the totals' lines
 */
export const showTotals = (
  totals: Totals,
  lines: readonly CartLine[],
  named: NamedDiscounts,
  price: PriceWriter,
): ShownTotals => ({
  calculatedLineItems: totals.lines.map((line, index) => showAgain(line, lines[index], price)),
  priceSummary: showSummary(totals.summary, price),
  taxSummary: showTaxSummary(totals.tax, price),
  appliedDiscounts: totals.discounts.map((each) => showDiscount(each, named, price)),
  payNow: showSummary(totals.payNow, price),
  payLater: showSummary(totals.payLater, price),
})

const showSummary = (summary: Summary, price: PriceWriter): PriceSummary => ({
  subtotal: price(summary.subtotalMinor),
  shipping: price(summary.shippingMinor),
  tax: price(summary.taxMinor),
  discount: price(summary.discountMinor),
  total: price(summary.totalMinor),
  additionalFees: price(summary.additionalFeesMinor),
})

/** The totals of a line as last shown. */
interface ShownLine {
  readonly totals: LineTotals
  readonly price: PriceWriter
  readonly shown: CalculatedLineItem
}

/** A cached cart keeps its line objects between calls, and most calls leave their totals unchanged. */
const shownLines = new WeakMap<CartLine, ShownLine>()

const showAgain = (
  totals: LineTotals,
  line: CartLine | undefined,
  price: PriceWriter,
): CalculatedLineItem => {
  const known = line && shownLines.get(line)
  if (known?.price === price && isAlike(known.totals, totals)) return known.shown
  const shown = printedOnce(showLineTotals(totals, price))
  if (line) shownLines.set(line, { totals, price, shown })
  return shown
}

/** Compares data: numbers, texts, lists and objects of them. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const parts = Object.keys(one)
  return (
    parts.length === Object.keys(other).length &&
    parts.every((key) => isAlike(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}

/** Unit prices are those of the cart; totals cover all units, after cart discounts. */
const showLineTotals = (line: LineTotals, price: PriceWriter): CalculatedLineItem => ({
  lineItemId: line.lineId,
  pricesBreakdown: {
    totalPriceAfterTax: price(line.afterTaxMinor),
    totalPriceBeforeTax: price(line.beforeTaxMinor),
    taxDetails: showItemTax(line, price),
    totalDiscount: price(line.discountMinor),
    price: price(line.priceMinor),
    priceBeforeDiscounts: price(line.priceMinor),
    lineItemPrice: price(line.linePriceMinor),
    fullPrice: price(line.fullPriceMinor),
    modifiers: price(line.modifiersMinor),
    ...(line.paymentOption === 'DEPOSIT_ONLINE' && { depositAmount: price(line.dueNowMinor) }),
  },
  paymentOption: line.paymentOption,
  taxableAddress: { addressType: line.taxableAddress },
})

const showDiscount = (
  { id, source, discountType, amountMinor, lines }: AppliedReduction,
  named: NamedDiscounts,
  price: PriceWriter,
): AppliedDiscount => ({
  ...showSource(id, source, named, price(amountMinor)),
  discountType,
  lineItemIds: lines.map(({ lineId }) => lineId),
})

const showSource = (
  id: string,
  source: AppliedReduction['source'],
  { coupon, rules }: NamedDiscounts,
  amount: MultiCurrencyPrice,
): Pick<AppliedDiscount, 'coupon' | 'merchantDiscount' | 'discountRule'> => {
  if (source === 'COUPON' && coupon)
    return { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount } }
  if (source !== 'RULE') return { merchantDiscount: { amount } }
  const name = rules.rules.find((rule) => rule.id === id)?.name ?? ''
  return { discountRule: { id, name: { original: name, translated: name }, amount } }
}
