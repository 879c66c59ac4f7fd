import type { FeeSettings, ShopFee } from '@vitrine/contract'
import {
  type FeeTerms,
  isWithin,
  money,
  type Place,
  type PricedLine,
  percentageOf,
  type Rounding,
} from '@vitrine/pricing'
import { minorOf, minorOrNone } from '../../floor/money/amounts.ts'
import { areaOf } from './delivery-terms.ts'

/** A shop's fees as saved. */
export type Fees = Pick<FeeSettings, 'fees'>

/** The default: no fees. */
export const NO_FEES: Fees = { fees: [] }

/** The facts about a cart that fees depend on. */
export interface ChargedCart {
  /** The shop's, ISO 4217. */
  readonly currency: string
  readonly rounding: Rounding
  readonly lines: readonly PricedLine[]
  /** Where it is sent, as far as known. */
  readonly destination: Place | undefined
}

/**
 * Calculates the fees whose conditions a cart meets, in the saved order.
 *
 * @throws {RangeError} when the items cost more than can be calculated exactly
 * @throws {InvalidArgument} DECIMAL_MAX_SCALE for what is not an exact amount of the currency, naming its
 * field
 */
export const feeTerms = ({ fees }: Fees, cart: ChargedCart): FeeTerms[] => {
  const costs = cart.lines.map(({ priceMinor, quantity }) => priceMinor * quantity)
  const subtotal = money(
    costs.reduce((sum, cost) => sum + cost, 0),
    cart.currency,
  ).amountMinor
  return fees.flatMap((fee, index) => {
    const limits = limitsOf(fee, `feeSettings.fees[${index}]`, cart.currency)
    if (!fee.active || costs.length === 0 || !isCharged(fee, limits, subtotal, cart.destination)) return []
    const parts = fee.per === 'LINE' ? costs : [subtotal]
    const { amountMinor, percent } = limits
    const priceOf = (cost: number): number =>
      amountMinor ?? percentageOf(money(cost, cart.currency), percent, cart.rounding).amountMinor
    return {
      id: fee.code,
      priceMinor: parts.reduce((sum, cost) => sum + priceOf(cost), 0),
      ...(fee.taxable && { tax: { taxGroupId: fee.taxGroupId, addressType: 'SHIPPING' as const } }),
    }
  })
}

/**
 * Reads the amounts of a fee.
 *
 * @throws {InvalidArgument} DECIMAL_MAX_SCALE for what is not an exact amount of the currency
 */
export const limitsOf = (fee: ShopFee, field: string, currency: string) => ({
  amountMinor: minorOrNone(fee.amount, currency, `${field}.amount`),
  percent: (fee.percentage ?? 0).toFixed(2),
  fromMinor: minorOf(fee.minimumSubtotal ?? '0', currency, `${field}.minimumSubtotal`),
  belowMinor: minorOrNone(fee.belowSubtotal, currency, `${field}.belowSubtotal`),
})

const isCharged = (
  { areas }: ShopFee,
  { fromMinor, belowMinor }: ReturnType<typeof limitsOf>,
  subtotal: number,
  destination: Place | undefined,
): boolean =>
  subtotal >= fromMinor &&
  (belowMinor === undefined || subtotal < belowMinor) &&
  (areas == null || areas.some((area) => isWithin(destination, areaOf(area))))
