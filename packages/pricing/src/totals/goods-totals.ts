import type { TaxableAddressType } from '@vitrine/contract'
import type { Rounding } from '../exact.ts'
import { timesMinor } from '../minor.ts'
import type { OpenLine } from './discount-lines.ts'
import { isShippable, type PricedLine } from './lines.ts'
import type { MembershipPayment } from './memberships.ts'
import { type Due, dueOf, type Payable } from './payment.ts'
import type { ItemTax } from './tax.ts'
import type { TaxableItem } from './tax-rates.ts'
import type { LineTotals } from './totals.ts'

/** A line while its totals are calculated. */
export interface OpenGoods extends OpenLine {
  /** What its units cost in money before cart discounts. */
  readonly costMinor: number
  readonly membershipMinor: number
  readonly membership?: MembershipPayment | undefined
}

/** A line after its discounts, as tax sees it. */
export interface TaxableGoods extends TaxableItem {
  readonly open: OpenGoods
}

/**
 * Calculates what a line costs in money: everything except what a membership pays, now or, with
 * MEMBERSHIP_OFFLINE, later.
 */
export const openGoods = (line: PricedLine, membership: MembershipPayment | undefined): OpenGoods => {
  const { priceMinor, modifiersMinor = 0, quantity, paymentOption } = line
  const price = timesMinor(priceMinor, quantity)
  const offline = paymentOption === 'MEMBERSHIP_OFFLINE' ? price - timesMinor(modifiersMinor, quantity) : 0
  const membershipMinor = membership?.amountMinor ?? offline
  const costMinor = price - membershipMinor
  return { line, quantity, costMinor, leftMinor: costMinor, membershipMinor, membership }
}

/** What decides a line's tax. */
export const taxableGoods = (open: OpenGoods): TaxableGoods => ({
  open,
  amountMinor: open.leftMinor,
  taxGroupId: open.line.taxGroupId,
  addressType: addressTypeOf(open.line),
})

const addressTypeOf = (line: PricedLine): TaxableAddressType =>
  line.taxableAddress ?? (isShippable(line) ? 'SHIPPING' : 'BILLING')

/** Splits a line's share of the sums into what is due now and later. */
export const goodsDue = (
  { line, costMinor, leftMinor }: OpenGoods,
  { taxMinor, afterTaxMinor }: ItemTax,
  taxIncluded: boolean,
  rounding: Rounding,
): Due => {
  const payable: Payable = {
    subtotalMinor: costMinor,
    discountMinor: costMinor - leftMinor,
    taxMinor,
    totalMinor: afterTaxMinor,
  }
  return dueOf(line, payable, taxIncluded, rounding)
}

/** Shows a line with all its calculated values. */
export const lineTotals = ({ open }: TaxableGoods, tax: ItemTax, due: Due): LineTotals => {
  const { line, costMinor, leftMinor, membershipMinor, membership } = open
  return {
    lineId: line.id,
    quantity: line.quantity,
    itemType: line.itemType ?? 'PHYSICAL',
    paymentOption: line.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    taxableAddress: addressTypeOf(line),
    priceMinor: line.priceMinor,
    fullPriceMinor: line.fullPriceMinor ?? line.priceMinor,
    modifiersMinor: line.modifiersMinor ?? 0,
    linePriceMinor: costMinor + membershipMinor,
    membershipMinor,
    membership,
    discountMinor: costMinor - leftMinor,
    ...tax,
    dueNowMinor: due.now.totalMinor,
  }
}
