import type { Discount, PricedLine } from '@vitrine/pricing'
import type { Coins } from './coins.ts'
import { handOut } from './hand-out.ts'
import { leftOf, type Pile } from './pile.ts'
import {
  by,
  floor,
  least,
  less,
  minus,
  most,
  NOTHING,
  type Ratio,
  ratio,
  read,
  times,
  total,
} from './ratio.ts'

/** What every discount took off; free shipping isn't known yet. */
export interface TakenOff {
  readonly amounts: ReadonlyMap<string, Ratio>
  readonly freeShipping: readonly Discount[]
}

export const isFor = ({ on }: Discount, line: PricedLine): boolean =>
  on === undefined ||
  on.kind === 'ALL' ||
  (on.kind === 'LINES' && on.lineIds.some((id) => id === line.id)) ||
  (on.kind === 'PRODUCTS' && on.productIds.some((id) => id === line.productId)) ||
  (on.kind === 'COLLECTIONS' && on.collectionIds.some((id) => line.collectionIds?.includes(id)))

/** Takes discounts off piles, the same share off every unit of one. */
export const takeOff = (piles: readonly Pile[], discounts: readonly Discount[], coins: Coins): TakenOff => {
  const subtotal = total(piles.map(({ price }) => price))
  const amounts = new Map<string, Ratio>()
  const freeShipping: Discount[] = []
  for (const source of ['RULE', 'MERCHANT', 'COUPON'])
    for (const discount of discounts) {
      if (discount.source !== source) continue
      if (less(subtotal, coins.amount(discount.minimumSubtotalMinor ?? 0))) continue
      if (discount.off.kind === 'FREE_SHIPPING') freeShipping.push(discount)
      else {
        const amount = takeOne(piles, discount, coins)
        if (less(NOTHING, amount)) amounts.set(discount.id, amount)
      }
    }
  return { amounts, freeShipping }
}

const takeOne = (piles: readonly Pile[], discount: Discount, coins: Coins): Ratio => {
  const meant = piles.filter(
    ({ line }) => isFor(discount, line) && !(discount.source !== 'MERCHANT' && line.itemType === 'GIFT_CARD'),
  )
  const heaps = discount.cheapestUnitOnly
    ? cheapest(meant, coins)
    : meant.map((pile) => ({ pile, cost: leftOf(pile), units: pile.units.length }))
  const taken = offEach(heaps, discount.off, coins)
  for (const [index, { pile }] of heaps.entries()) {
    const each = by(taken[index] ?? NOTHING, ratio(BigInt(pile.units.length)))
    pile.units = pile.units.map((unit) => minus(unit, each))
  }
  return total(taken)
}

interface Heap {
  readonly pile: Pile
  readonly cost: Ratio
  readonly units: number
}

const offEach = (heaps: readonly Heap[], off: Discount['off'], { amount, rounded, one }: Coins): Ratio[] => {
  const costs = heaps.map(({ cost }) => cost)
  switch (off.kind) {
    case 'FIXED_PRICE':
      return heaps.map(({ cost, units }) =>
        most(NOTHING, minus(cost, total(Array.from({ length: units }, () => amount(off.priceMinor))))),
      )
    case 'AMOUNT':
      return handOut(least(amount(off.amountMinor), total(costs)), costs, one)
    case 'PERCENT':
      return handOut(rounded(times(total(costs), by(read(off.percent), ratio(100n)))), costs, one)
    case 'FREE_SHIPPING':
      return costs.map(() => NOTHING)
  }
}

/** One unit of the pile with the cheapest units above zero, in whole coins. */
const cheapest = (piles: readonly Pile[], { one }: Coins): Heap[] => {
  const singles = piles.map((pile) => ({
    pile,
    cost: times(floor(by(pile.units[0] ?? NOTHING, one)), one),
    units: 1,
  }))
  const dear = singles.filter(({ cost }) => less(NOTHING, cost))
  return dear.filter(({ cost }) => !dear.some((other) => less(other.cost, cost))).slice(0, 1)
}
