/** Rows in one transaction. */
const STEP = 20_000

/** A GUID that a row's number is part of. */
export const guidOf = (kind: string, number: string): string =>
  `'${kind}-0000-4000-8000-' || substr(CAST(1000000000000 + ${number} AS TEXT), 2)`

/** Numbers from one to another, as a table `n` with a column `i`. */
export const COUNTED =
  'WITH RECURSIVE n(i) AS (SELECT CAST(? AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < CAST(? AS BIGINT))'

/** Splits the numbers up to a count into the parts of one transaction each. */
export function* steps(count: number): Generator<readonly [from: number, until: number]> {
  for (let from = 1; from <= count; from += STEP) yield [from, Math.min(count, from + STEP - 1)]
}
