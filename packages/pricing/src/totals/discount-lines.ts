import type { CartDiscountType } from '@vitrine/contract'
import type { Rounding } from '../exact.ts'
import { sumMinor, wholeMinor } from '../minor.ts'
import type { AppliedReduction, Discount, DiscountError, DiscountScope } from './discounts.ts'
import type { PricedLine } from './lines.ts'
import { cheapestUnit, type Reducible, type Reduction, reductionsOf } from './reductions.ts'

/** A line and what is left to pay for it. */
export interface OpenLine extends Reducible {
  readonly line: PricedLine
}

export interface DiscountedLines<Line extends OpenLine> {
  readonly lines: readonly Line[]
  readonly applied: readonly AppliedReduction[]
  /** Those whose conditions hold; they wait for the price of shipping. */
  readonly freeShipping: readonly Discount[]
  readonly errors: readonly DiscountError[]
}

const TURN = { RULE: 0, MERCHANT: 1, COUPON: 2 } as const

/**
 * Takes discounts off lines, each off what those before it left, so that no line ever costs less than nothing.
 *
 * @param lines - in the order of their ids
 */
export const discountLines = <Line extends OpenLine>(
  lines: readonly Line[],
  discounts: readonly Discount[],
  rounding: Rounding,
): DiscountedLines<Line> => {
  const subtotal = sumMinor(lines.map(({ leftMinor }) => leftMinor))
  const applied: AppliedReduction[] = []
  const freeShipping: Discount[] = []
  const errors: DiscountError[] = []
  let open = lines
  for (const discount of discounts.toSorted((a, b) => TURN[a.source] - TURN[b.source])) {
    const { id, source, off } = discount
    const refuse = (code: DiscountError['code']) => {
      if (source !== 'RULE') errors.push({ part: 'DISCOUNT', code, discountId: id, source })
    }
    const meant = open.filter(({ line }) => isInScope(line, discount.on))
    const reducible = source === 'COUPON' ? meant.filter(isNoGiftCard) : meant
    if (subtotal < wholeMinor(discount.minimumSubtotalMinor ?? 0)) refuse('MINIMUM_SUBTOTAL_NOT_REACHED')
    else if (off.kind === 'FREE_SHIPPING') freeShipping.push(discount)
    else if (meant.length > 0 && reducible.length === 0) refuse('COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD')
    else {
      const taken = takenOff(reducible, off, discount.cheapestUnitOnly === true, rounding)
      if (taken.size === 0) refuse('NOTHING_TO_REDUCE')
      else applied.push({ id, source, discountType: typeOf(discount), ...asAmounts(taken) })
      open = open.map((each) => ({ ...each, leftMinor: each.leftMinor - (taken.get(each.line.id) ?? 0) }))
    }
  }
  return { lines: open, applied, freeShipping, errors }
}

/** Tells whether a discount is for a line. */
export const isInScope = (line: PricedLine, scope: DiscountScope = { kind: 'ALL' }): boolean => {
  switch (scope.kind) {
    case 'ALL':
      return true
    case 'PRODUCTS':
      return line.productId !== undefined && scope.productIds.includes(line.productId)
    case 'COLLECTIONS':
      return line.collectionIds?.some((id) => scope.collectionIds.includes(id)) ?? false
    case 'LINES':
      return scope.lineIds.includes(line.id)
  }
}

const isNoGiftCard = ({ line }: OpenLine): boolean => line.itemType !== 'GIFT_CARD'

/** By line id what comes off, where anything does. */
const takenOff = (
  lines: readonly OpenLine[],
  off: Reduction,
  cheapestUnitOnly: boolean,
  rounding: Rounding,
): ReadonlyMap<string, number> => {
  const cheapest = cheapestUnitOnly ? cheapestUnit(lines) : undefined
  const parts = cheapestUnitOnly ? (cheapest ? [cheapest] : []) : lines
  const amounts = reductionsOf(parts, off, rounding)
  const taken = parts.map(({ line }, index): [string, number] => [line.id, amounts[index] ?? 0])
  return new Map(taken.filter(([, amount]) => amount > 0))
}

const asAmounts = (taken: ReadonlyMap<string, number>) => ({
  amountMinor: sumMinor(taken.values()),
  lines: [...taken].map(([lineId, amountMinor]) => ({ lineId, amountMinor })),
})

const typeOf = ({ on, cheapestUnitOnly }: Discount): CartDiscountType =>
  (on?.kind ?? 'ALL') === 'ALL' && !cheapestUnitOnly ? 'GLOBAL' : 'SPECIFIC_ITEMS'
