import { partOfWhole, type Rounding } from '../exact.ts'
import { shareMinor, splitMinor, sumMinor, timesMinor, wholeMinor } from '../minor.ts'

/** How much is taken off: a total amount, a percentage, or everything above a fixed unit price. */
export type Reduction =
  | { readonly kind: 'AMOUNT'; readonly amountMinor: number }
  /** Decimal text from 0 to 100. */
  | { readonly kind: 'PERCENT'; readonly percent: string }
  | { readonly kind: 'FIXED_PRICE'; readonly priceMinor: number }

/** Units with their total cost. */
export interface Reducible {
  readonly quantity: number
  readonly leftMinor: number
}

/**
 * Calculates what is taken off each part, never more than it costs. An amount or percentage is calculated
 * once and spread by cost, with rounding leftovers by largest remainder; a fixed price applies to each unit.
 * @throws {RangeError} for a negative amount or a percentage outside 0 to 100
 * @example reductionsOf([{ quantity: 1, leftMinor: 1000 }, { quantity: 2, leftMinor: 500 }], { kind: 'AMOUNT', amountMinor: 100 }, 'HALF_EVEN') // [67, 33]
 */
export const reductionsOf = (
  parts: readonly Reducible[],
  off: Reduction,
  rounding: Rounding,
): readonly number[] => {
  if (off.kind === 'FIXED_PRICE')
    return parts.map(({ quantity, leftMinor }) =>
      Math.max(0, leftMinor - timesMinor(wholeMinor(off.priceMinor), quantity)),
    )
  const costs = parts.map(({ leftMinor }) => leftMinor)
  const cost = sumMinor(costs)
  const amount =
    off.kind === 'AMOUNT'
      ? Math.min(wholeMinor(off.amountMinor), cost)
      : shareMinor(cost, partOfWhole(off.percent), rounding)
  return amount === 0 ? costs.map(() => 0) : splitMinor(amount, costs)
}

/** Finds the cheapest unit above zero, the first among equals, and treats it as its own part. */
export const cheapestUnit = <T extends Reducible>(parts: readonly T[]): (T & Reducible) | undefined => {
  let cheapest: T | undefined
  for (const part of parts) {
    const leftMinor = Math.floor(part.leftMinor / part.quantity)
    if (leftMinor > 0 && (cheapest === undefined || leftMinor < cheapest.leftMinor))
      cheapest = { ...part, quantity: 1, leftMinor }
  }
  return cheapest
}
