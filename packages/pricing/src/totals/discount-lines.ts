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
  /** Those whose conditions are met; they wait for the price of shipping. */
  readonly freeShipping: readonly Discount[]
  readonly errors: readonly DiscountError[]
}

const TURN = { RULE: 0, MERCHANT: 1, COUPON: 2 } as const

/**
 * Applies discounts to lines, each to what earlier ones left, so no line ever costs less than zero.
 * @param lines - in the order of their ids
 */
export const discountLines = <Line extends OpenLine>(
  lines: readonly Line[],
  discounts: readonly Discount[],
  rounding: Rounding,
): DiscountedLines<Line> => {
  const left = lines.map(({ leftMinor }) => leftMinor)
  const subtotal = sumMinor(left)
  const applied: AppliedReduction[] = []
  const freeShipping: Discount[] = []
  const errors: DiscountError[] = []
  for (const discount of discounts.toSorted((a, b) => TURN[a.source] - TURN[b.source])) {
    const { id, source, off } = discount
    const refuse = (code: DiscountError['code']) => {
      if (source !== 'RULE') errors.push({ part: 'DISCOUNT', code, discountId: id, source })
    }
    const meant = partsOf(lines, left, scopeOf(discount.on))
    const reducible = source === 'MERCHANT' ? meant : meant.filter(isNoGiftCard)
    if (subtotal < wholeMinor(discount.minimumSubtotalMinor ?? 0)) refuse('MINIMUM_SUBTOTAL_NOT_REACHED')
    else if (off.kind === 'FREE_SHIPPING') freeShipping.push(discount)
    else if (source === 'COUPON' && meant.length > 0 && reducible.length === 0)
      refuse('COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD')
    else {
      const taken = takenOff(reducible, off, discount.cheapestUnitOnly === true, rounding)
      if (taken.length === 0) refuse('NOTHING_TO_REDUCE')
      else applied.push({ id, source, discountType: typeOf(discount), ...asAmounts(taken) })
      for (const { index, amountMinor } of taken) left[index] = (left[index] ?? 0) - amountMinor
    }
  }
  const reduced = lines.map((each, index) => ({ ...each, leftMinor: left[index] ?? 0 }))
  return { lines: reduced, applied, freeShipping, errors }
}

/** A line as one discount sees it. */
interface Part extends Reducible {
  readonly line: PricedLine
  /** Its index among the lines. */
  readonly index: number
}

const partsOf = (
  lines: readonly OpenLine[],
  left: readonly number[],
  isMeant: (line: PricedLine) => boolean,
): Part[] => {
  const parts: Part[] = []
  for (const [index, { line, quantity }] of lines.entries())
    if (isMeant(line)) parts.push({ line, index, quantity, leftMinor: left[index] ?? 0 })
  return parts
}

/** Prepares the check whether a discount applies to a line; it runs for every line of a cart. */
export const scopeOf = (scope: DiscountScope = { kind: 'ALL' }): ((line: PricedLine) => boolean) => {
  switch (scope.kind) {
    case 'ALL':
      return () => true
    case 'PRODUCTS': {
      const ids = new Set(scope.productIds)
      return ({ productId }) => productId !== undefined && ids.has(productId)
    }
    case 'COLLECTIONS': {
      const ids = new Set(scope.collectionIds)
      return ({ collectionIds = [] }) => collectionIds.some((id) => ids.has(id))
    }
    case 'LINES': {
      const ids = new Set(scope.lineIds)
      return ({ id }) => ids.has(id)
    }
  }
}

/** Only merchants reduce the price of a gift card, one cart at a time: its money is worth as much elsewhere. */
const isNoGiftCard = ({ line }: Part): boolean => line.itemType !== 'GIFT_CARD'

/** What is taken off a line. */
interface Taken {
  readonly lineId: string
  /** The line's index. */
  readonly index: number
  readonly amountMinor: number
}

/** Reports a discount if it took anything off. */
const takenOff = (
  parts: readonly Part[],
  off: Reduction,
  cheapestUnitOnly: boolean,
  rounding: Rounding,
): Taken[] => {
  const cheapest = cheapestUnitOnly ? cheapestUnit(parts) : undefined
  const reduced = cheapestUnitOnly ? (cheapest ? [cheapest] : []) : parts
  const amounts = reductionsOf(reduced, off, rounding)
  const taken: Taken[] = []
  for (const [place, { line, index }] of reduced.entries()) {
    const amountMinor = amounts[place] ?? 0
    if (amountMinor > 0) taken.push({ lineId: line.id, index, amountMinor })
  }
  return taken
}

const asAmounts = (taken: readonly Taken[]) => ({
  amountMinor: sumMinor(taken.map(({ amountMinor }) => amountMinor)),
  lines: taken.map(({ lineId, amountMinor }) => ({ lineId, amountMinor })),
})

const typeOf = ({ on, cheapestUnitOnly }: Discount): CartDiscountType =>
  (on?.kind ?? 'ALL') === 'ALL' && !cheapestUnitOnly ? 'GLOBAL' : 'SPECIFIC_ITEMS'
