import type { Value } from '../database/database.ts'

/**
 * A parsed filter: typed, with all values ready to store. Columns are never empty (NOT NULL), so a condition
 * is either true or false, and `not` simply inverts it.
 */
export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'compare'; readonly column: string; readonly relation: Relation; readonly value: Value }
  | { readonly is: 'in'; readonly column: string; readonly values: readonly Value[] }
  | { readonly is: 'contains'; readonly column: string; readonly text: string }
  | { readonly is: 'ends'; readonly column: string; readonly text: string }
  /** The product is in at least one of these collections, or has one of these values in another list. */
  | { readonly is: 'member'; readonly collectionIds: readonly string[]; readonly list?: string }
  | { readonly is: 'constant'; readonly holds: boolean }

export type Relation = '=' | '<>' | '<' | '<=' | '>' | '>='

export const constant = (holds: boolean): Condition => ({ is: 'constant', holds })

export const not = (condition: Condition): Condition =>
  condition.is === 'constant' ? constant(!condition.holds) : { is: 'not', of: condition }

/** The conditions that must all be true for this one to be true. */
export const conjuncts = (condition: Condition): Condition[] => {
  if (condition.is === 'all') return condition.of.flatMap(conjuncts)
  return condition.is === 'constant' && condition.holds ? [] : [condition]
}

/** The condition that is true if all of these are. */
export const conjunction = (conditions: readonly Condition[]): Condition => {
  const [first = constant(true), ...others] = conditions
  return others.length === 0 ? first : { is: 'all', of: conditions }
}
