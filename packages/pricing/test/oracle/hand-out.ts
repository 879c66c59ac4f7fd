import { by, floor, less, minus, NOTHING, plus, type Ratio, times, total } from './ratio.ts'

/**
 * Hands an amount out coin by coin: first each gets the whole coins of its exact share, then the one furthest
 * behind gets one more, the first among equals.
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
