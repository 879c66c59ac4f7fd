import type { Condition } from './condition.ts'
import type { Sort } from './language.ts'

/**
 * What a list costs: `index` if an index leads to its rows in order, `entries` if it only walks through entries of one
 * index, `scan` if it reads rows that aren't part of it.
 */
export type Cost = 'index' | 'entries' | 'scan'

/** The maximum number of values looked up individually in an index. */
const FEW = 100
/** Beyond this offset, skipping rows takes time even with an index. */
const DEEP = 10_000

/** What is known about a list's table. */
export interface Indexes {
  /** Columns with unique values. */
  readonly unique: ReadonlySet<string>
  /** Columns that an index sorts by within one collection. */
  readonly ordered: ReadonlySet<string>
  /** The column that unsorted lists are ordered by. */
  readonly natural: string
  /** Columns with an index that has everything a count needs. */
  readonly counted?: ReadonlySet<string>
}

/** Returns the cost of a page. Conditions on its sort column are part of the index. */
export const pageCost = (
  conditions: readonly Condition[],
  sort: readonly Sort[],
  offset: number,
  indexes: Indexes,
): Cost => {
  if (isFew(conditions, indexes)) return 'index'
  const [first, ...others] = sort.map(({ field }) => field.column)
  const column = first ?? indexes.natural
  const isLed =
    others.length === 0 &&
    indexes.ordered.has(column) &&
    conditions.every((condition) => condition.is === 'compare' && condition.column === column)
  return (isLed || isOneValue(conditions, sort, indexes)) && offset <= DEEP ? 'index' : 'scan'
}

/** Rows with one value of an ordered column follow each other in its index, in natural order. */
const isOneValue = (
  [only, ...others]: readonly Condition[],
  sort: readonly Sort[],
  { ordered, natural }: Indexes,
): boolean =>
  others.length === 0 &&
  sort.every(({ field }) => field.column === natural) &&
  only?.is === 'compare' &&
  only.relation === '=' &&
  ordered.has(only.column)

/** Returns the cost of a count. It reads everything it counts, unless that is little. */
export const totalCost = (conditions: readonly Condition[], indexes: Indexes): Cost => {
  if (isFew(conditions, indexes)) return 'index'
  return isOfOneIndex(conditions, indexes) ? 'entries' : 'scan'
}

const isOfOneIndex = ([first, ...others]: readonly Condition[], { counted }: Indexes): boolean =>
  first?.is === 'compare' &&
  counted?.has(first.column) === true &&
  others.every((one) => one.is === 'compare' && one.column === first.column)

const isFew = (conditions: readonly Condition[], { unique }: Indexes): boolean =>
  conditions.some(
    (condition) =>
      (condition.is === 'compare' && condition.relation === '=' && unique.has(condition.column)) ||
      (condition.is === 'in' && condition.values.length <= FEW && unique.has(condition.column)) ||
      (condition.is === 'constant' && !condition.holds),
  )
