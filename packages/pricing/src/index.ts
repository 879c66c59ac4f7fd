/** Pure money: whole minor units, exact conversion, totals of carts. No input or output. */
export { minorDigits } from './currency.ts'
export { decimalText, type Rounding } from './exact.ts'
export { type Measure, marginOf, pricePerUnit, profitOf, type Unit } from './goods.ts'
export {
  addMoney,
  type DecimalText,
  formatMoney,
  type Money,
  money,
  moneyText,
  multiplyMoney,
  nearestMoney,
  parseMoney,
  subtractMoney,
} from './money.ts'
export {
  afterDiscount,
  changedBy,
  converter,
  type Decimal,
  discounted,
  exchanged,
  percentageOf,
  splitMoney,
} from './rates.ts'
export { cartTotals } from './totals/cart-totals.ts'
export type { AppliedReduction, Discount, DiscountError, DiscountScope } from './totals/discounts.ts'
export type { PricedLine } from './totals/lines.ts'
export type { MembershipError, MembershipPayment, MembershipTerms } from './totals/memberships.ts'
export type { Summary } from './totals/payment.ts'
export { type Area, isWithin, type Place } from './totals/place.ts'
export type { Reduction } from './totals/reductions.ts'
export type { FeeTerms, TotalsRequest } from './totals/request.ts'
export type { ShippingError, ShippingTerms } from './totals/shipping.ts'
export type {
  OfferedShipping,
  ShippingCharge,
  ShippingOptionTerms,
  ShippingRate,
  ShippingRegionTerms,
} from './totals/shipping-options.ts'
export type { ItemTax, TaxError, TaxTerms } from './totals/tax.ts'
export type { TaxAddresses, TaxRate } from './totals/tax-rates.ts'
export type {
  FeeTotals,
  GiftCardError,
  LineTotals,
  SelectedShipping,
  ShippingTotals,
  TaxTotals,
  Totals,
  TotalsError,
} from './totals/totals.ts'
export { isVatNumber } from './vat-id.ts'
