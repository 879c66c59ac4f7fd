import type { Rounding } from '../exact.ts'
import { shareMinor, sumMinor, timesMinor } from '../minor.ts'
import type { PricedLine } from './lines.ts'

/** Sums of a cart or of a part of its payment: the wire's `PriceSummary`. */
export interface Summary {
  /** What the lines cost before cart discounts. */
  readonly subtotalMinor: number
  /** Taken off lines and shipping. */
  readonly discountMinor: number
  /** Before its discount; with handling and insurance. */
  readonly shippingMinor: number
  readonly additionalFeesMinor: number
  readonly taxMinor: number
  /** subtotal − discount + shipping + additional fees, + tax where it is not included in prices. */
  readonly totalMinor: number
}

/** Something to pay for: a line, shipping or a fee, with its share of the sums. */
export type Payable = Partial<Summary> & Pick<Summary, 'totalMinor'>

/** What is due for something at the checkout, and what later. */
export interface Due {
  readonly now: Payable
  readonly later: Payable
}

const PARTS = [
  'subtotalMinor',
  'discountMinor',
  'shippingMinor',
  'additionalFeesMinor',
  'taxMinor',
  'totalMinor',
] as const

/**
 * Adds up what the buyer pays.
 * @throws {RangeError} for a sum beyond 2^53 - 1
 */
export const summaryOf = (payables: readonly Payable[]): Summary => {
  const sum = (part: (typeof PARTS)[number]) => sumMinor(payables.map((payable) => payable[part] ?? 0))
  return {
    subtotalMinor: sum('subtotalMinor'),
    discountMinor: sum('discountMinor'),
    shippingMinor: sum('shippingMinor'),
    additionalFeesMinor: sum('additionalFeesMinor'),
    taxMinor: sum('taxMinor'),
    totalMinor: sum('totalMinor'),
  }
}

/** Returns whether a line, or at least its deposit, is paid at the checkout. */
export const isPaidNow = ({ paymentOption, freeTrial }: PricedLine): boolean =>
  !freeTrial &&
  paymentOption !== 'FULL_PAYMENT_OFFLINE' &&
  paymentOption !== 'MEMBERSHIP_OFFLINE' &&
  paymentOption !== 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'

/**
 * Splits a line's cost into what is due now and later: everything at once, or a deposit of at most the line's
 * cost. A deposit includes its share of tax and discount; both parts add up to the line.
 */
export const dueOf = (line: PricedLine, payable: Payable, taxIncluded: boolean, rounding: Rounding): Due => {
  const { totalMinor, subtotalMinor = 0, discountMinor = 0, taxMinor = 0 } = payable
  if (!isPaidNow(line)) return { now: NOTHING, later: payable }
  const { paymentOption, depositMinor, quantity } = line
  const wanted =
    paymentOption === 'DEPOSIT_ONLINE' && depositMinor !== undefined
      ? timesMinor(depositMinor, quantity)
      : totalMinor
  if (wanted >= totalMinor) return { now: payable, later: NOTHING }
  const part = { numerator: BigInt(wanted), denominator: BigInt(totalMinor) }
  const tax = shareMinor(taxMinor, part, rounding)
  const discount = shareMinor(discountMinor, part, rounding)
  const subtotal = wanted + discount - (taxIncluded ? 0 : tax)
  return {
    now: { subtotalMinor: subtotal, discountMinor: discount, taxMinor: tax, totalMinor: wanted },
    later: {
      subtotalMinor: subtotalMinor - subtotal,
      discountMinor: discountMinor - discount,
      taxMinor: taxMinor - tax,
      totalMinor: totalMinor - wanted,
    },
  }
}

/** Shipping and fees follow their lines: due now if any line is, even by its deposit. */
export const dueWith = (lines: readonly PricedLine[], payable: Payable): Due =>
  lines.length === 0 || lines.some(isPaidNow)
    ? { now: payable, later: NOTHING }
    : { now: NOTHING, later: payable }

const NOTHING: Payable = { totalMinor: 0 }
