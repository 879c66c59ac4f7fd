import { refuse } from '../failure.ts'
import { type Condition, constant, not } from './condition.ts'
import type { Field } from './field.ts'
import { list, text, truth } from './scalars.ts'

export const LIST_OPERATORS: ReadonlySet<string> = new Set([
  '$eq',
  '$ne',
  '$in',
  '$nin',
  '$contains',
  '$hasSome',
  '$hasAll',
  '$exists',
  '$isEmpty',
])

/**
 * Reads one operator on a list of ids. A single id means: contains it. No such list is ever empty: every
 * row's list includes the field's `everyListHolds`.
 *
 * @throws {InvalidArgument} when the operand has the wrong type
 */
export const listCondition = (
  { everyListHolds }: Field,
  operator: string,
  operand: unknown,
  path: string,
): Condition => {
  const member = (ids: readonly string[]): Condition => memberOf(ids, everyListHolds)
  switch (operator) {
    case '$eq':
    case '$contains':
      return operand === null ? constant(false) : member([single(operand, path)])
    case '$ne':
      return operand === null ? constant(true) : not(member([single(operand, path)]))
    case '$in':
    case '$hasSome':
      return member(ids(operand, path))
    case '$nin':
      return not(member(ids(operand, path)))
    case '$hasAll':
      return { is: 'all', of: ids(operand, path).map((id) => member([id])) }
    case '$exists':
      return constant(truth(operand, path))
    default:
      return constant(!truth(operand, path))
  }
}

const memberOf = (collectionIds: readonly string[], everyListHolds: string | undefined): Condition => {
  if (everyListHolds !== undefined && collectionIds.includes(everyListHolds)) return constant(true)
  return collectionIds.length === 0 ? constant(false) : { is: 'member', collectionIds }
}

const single = (operand: unknown, path: string): string => {
  if (Array.isArray(operand))
    throw refuse(path, 'VALIDATION', 'must be one id; use $hasAll or $hasSome for several')
  return text(operand, path)
}

const ids = (operand: unknown, path: string): string[] => [
  ...new Set(list(operand, path).map((id, index) => text(id, `${path}[${index}]`))),
]
