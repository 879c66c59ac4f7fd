import { by, floor, less, minus, NOTHING, plus, type Ratio, times, total } from './ratio.ts'

/**
 * Hands an amount out coin by coin: to each first the whole coins of its exact share, then one more at a time to whoever
 * is furthest behind, the first of equals.
 */
export const handOut = (amount: Ratio, shares: readonly Ratio[], coin: Ratio): Ratio[] => {
  const all = total(shares)
  if (all.over === 0n) return shares.map(() => NOTHING)
  const exact = shares.map((share) => by(times(amount, share), all))
  const given = exact.map((part) => times(floor(by(part, coin)), coin))
  while (less(total(given), amount)) {
    let behind = 0
    const lag = (index: number) => minus(exact[index] ?? NOTHING, given[index] ?? NOTHING)
    for (const index of given.keys()) if (less(lag(behind), lag(index))) behind = index
    given[behind] = plus(given[behind] ?? NOTHING, coin)
  }
  return given
}
