import type { Condition } from './condition.ts'
import type { Sort } from './language.ts'

/**
 * What a list costs: `index` when an index leads to its rows in their order, `scan` when rows are looked through
 * that are not part of it.
 */
export type Cost = 'index' | 'scan'

/** As many values as an index is asked for one by one. */
const FEW = 100
/** Further into a list the rows before it take their time, although an index leads through them. */
const DEEP = 10_000

/** What the database knows of a list's table. */
export interface Indexes {
  /** Columns of which no two rows have the same value. */
  readonly unique: ReadonlySet<string>
  /** Columns that an index follows within one collection. */
  readonly ordered: ReadonlySet<string>
  /** The column that lists follow when they are not sorted. */
  readonly natural: string
}

/** Judges a page: conditions on the column it is sorted by are a part of the index. */
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
  return isLed && offset <= DEEP ? 'index' : 'scan'
}

/** Judges a count: all that it counts is looked at, unless that is little. */
export const totalCost = (conditions: readonly Condition[], indexes: Indexes): Cost =>
  isFew(conditions, indexes) ? 'index' : 'scan'

const isFew = (conditions: readonly Condition[], { unique }: Indexes): boolean =>
  conditions.some(
    (condition) =>
      (condition.is === 'compare' && condition.relation === '=' && unique.has(condition.column)) ||
      (condition.is === 'in' && condition.values.length <= FEW && unique.has(condition.column)) ||
      (condition.is === 'constant' && !condition.holds),
  )
