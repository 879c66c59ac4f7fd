/** The factors that may differ between two walks, with their values. */
export type Factors = Readonly<Record<string, readonly string[]>>
export type Row<Of extends Factors> = { readonly [Name in keyof Of]: Of[Name][number] }

/** Every possible row. */
export const rowsOf = <Of extends Factors>(factors: Of, isPossible: (row: Row<Of>) => boolean): Row<Of>[] =>
  Object.entries(factors)
    .reduce<Record<string, string>[]>(
      (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
      [{}],
    )
    .filter((row): row is Row<Of> => isPossible(row as Row<Of>)) // it has a value for each factor by now

/** Lists the pairs of values in a row. */
export const pairsOf = (row: Readonly<Record<string, string>>): string[] => {
  const held = Object.entries(row)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  return held.flatMap((one, index) => held.slice(index + 1).map((other) => `${one} ${other}`))
}

/**
 * Chooses rows until every possible pair occurs: each time one that adds the most new pairs. The same seed
 * gives the same rows.
 * @param first - rows to include first in any case
 */
export const coverPairs = <Of extends Factors>(
  possible: readonly Row<Of>[],
  seed: number,
  first: readonly Row<Of>[] = [],
): Row<Of>[] => {
  const random = randomOf(seed)
  const missing = new Set(possible.flatMap(pairsOf))
  const chosen = [...first]
  for (const row of first) for (const pair of pairsOf(row)) missing.delete(pair)
  const shuffled = possible
    .map((row) => ({ row, pairs: pairsOf(row), at: random() }))
    .sort((one, other) => one.at - other.at)
  while (missing.size > 0) {
    const news = (pairs: readonly string[]) => pairs.filter((pair) => missing.has(pair)).length
    const best = shuffled.reduce((one, other) => (news(other.pairs) > news(one.pairs) ? other : one))
    chosen.push(best.row)
    for (const pair of best.pairs) missing.delete(pair)
  }
  return chosen
}

/** Mulberry32: small, and the same everywhere. */
const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
