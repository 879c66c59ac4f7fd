import type {
  AppliedDiscount,
  CalculatedLineItem,
  EstimateTotalsResponse,
  MultiCurrencyPrice,
  PriceSummary,
} from '@vitrine/contract'
import type { AppliedReduction, LineTotals, Summary, Totals } from '@vitrine/pricing'
import type { DiscountRules } from '../../shop/settings/discount-rule-terms.ts'
import type { PriceWriter } from '../cart/lines/prices.ts'
import type { Coupon } from '../coupons/coupon.ts'
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

/** Shows totals in the shop's currency and in the display currency. */
export const showTotals = (totals: Totals, named: NamedDiscounts, price: PriceWriter): ShownTotals => ({
  calculatedLineItems: totals.lines.map((line) => showLineTotals(line, price)),
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
