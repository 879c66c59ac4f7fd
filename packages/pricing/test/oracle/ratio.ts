/** A rational number, rounded only on request. All of the oracle's arithmetic is in this file. */
export interface Ratio {
  readonly over: bigint
  /** Greater than zero, and in lowest terms. */
  readonly under: bigint
}

export const ratio = (over: bigint, under = 1n): Ratio => {
  if (under === 1n) return { over, under }
  let [shared, rest] = [over < 0n ? -over : over, under]
  while (rest !== 0n) [shared, rest] = [rest, shared % rest]
  return { over: over / shared, under: under / shared }
}

export const NOTHING = ratio(0n)
export const ONE = ratio(1n)
const HALF = ratio(1n, 2n)

export const plus = (a: Ratio, b: Ratio): Ratio =>
  a.under === b.under
    ? ratio(a.over + b.over, a.under)
    : ratio(a.over * b.under + b.over * a.under, a.under * b.under)
export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { over: -b.over, under: b.under })
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under)
export const by = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.under, a.under * b.over)
export const less = (a: Ratio, b: Ratio): boolean => a.over * b.under < b.over * a.under
export const least = (a: Ratio, b: Ratio): Ratio => (less(b, a) ? b : a)
export const most = (a: Ratio, b: Ratio): Ratio => (less(a, b) ? b : a)
export const total = (all: readonly Ratio[]): Ratio => all.reduce(plus, NOTHING)

/** Rounds down; nothing here is negative. */
export const floor = ({ over, under }: Ratio): Ratio => ratio(over / under)

/** Adds a half and truncates; for an exact half, subtracts one if half-even rounding asks for it. */
export const nearest = (value: Ratio, halves: 'HALF_EVEN' | 'HALF_UP'): Ratio => {
  const raised = plus(value, HALF)
  const cut = floor(raised)
  const exact = raised.under === 1n
  return exact && halves === 'HALF_EVEN' && cut.over % 2n === 1n ? minus(cut, ONE) : cut
}

/** Reads decimal text by counting its places. */
export const read = (text: string): Ratio => {
  const point = text.indexOf('.')
  const places = point < 0 ? 0 : text.length - point - 1
  return ratio(BigInt(text.replace('.', '')), 10n ** BigInt(places))
}
