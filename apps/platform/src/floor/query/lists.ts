import { refuse } from '../failure.ts'
import { isObject } from '../http/bodies/json-body.ts'
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

/** Operators on a list that may be empty: whether it is can't be asked. */
export const TAG_OPERATORS: ReadonlySet<string> = new Set(
  [...LIST_OPERATORS].filter((operator) => operator !== '$exists' && operator !== '$isEmpty'),
)

/** Operators on a list of objects with an id. */
export const ITEM_OPERATORS: ReadonlySet<string> = new Set([...LIST_OPERATORS, '$matchItems'])

/**
 * Reads one operator on a list of ids. A single id means: contains it. Where a list can be asked whether it is
 * empty, it never is: every row's list includes the field's `everyListHolds`.
 *
 * @throws {InvalidArgument} when the operand has the wrong type
 */
export const listCondition = (
  { everyListHolds, column }: Field,
  operator: string,
  operand: unknown,
  path: string,
): Condition => {
  const member = (ids: readonly string[]): Condition => memberOf(ids, everyListHolds, column)
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
    case '$matchItems':
      return {
        is: 'all',
        of: list(operand, path).map((item, index) => member(itemIds(item, `${path}[${index}]`))),
      }
    case '$exists':
      return constant(truth(operand, path))
    default:
      return constant(!truth(operand, path))
  }
}

const memberOf = (
  collectionIds: readonly string[],
  everyListHolds: string | undefined,
  column: string,
): Condition => {
  if (everyListHolds !== undefined && collectionIds.includes(everyListHolds)) return constant(true)
  if (collectionIds.length === 0) return constant(false)
  return { is: 'member', collectionIds, ...(column !== '' && { list: column }) }
}

/** The ids that an item may have: `{ id: '1' }` or `{ id: { $in: ['1', '2'] } }`; `_id` is the same. */
const itemIds = (item: unknown, path: string): string[] => {
  const [only, ...others] = isObject(item) ? Object.entries(item) : []
  const name = only?.[0]
  if (others.length > 0 || (name !== 'id' && name !== '_id'))
    throw refuse(path, 'VALIDATION', 'must be an object with a condition on id')
  const value = only?.[1]
  if (!isObject(value)) return [single(value, `${path}.${name}`)]
  const [operator, ...rest] = Object.keys(value)
  const place = `${path}.${name}.${operator}`
  if (rest.length === 0 && operator === '$eq') return [single(value.$eq, place)]
  if (rest.length === 0 && (operator === '$in' || operator === '$hasSome')) return ids(value[operator], place)
  throw refuse(`${path}.${name}`, 'FIELD_NOT_ALLOWED', 'can only be compared with $eq and $in')
}

const single = (operand: unknown, path: string): string => {
  if (Array.isArray(operand))
    throw refuse(path, 'VALIDATION', 'must be one id; use $hasAll or $hasSome for several')
  return text(operand, path)
}

const ids = (operand: unknown, path: string): string[] => [
  ...new Set(list(operand, path).map((id, index) => text(id, `${path}[${index}]`))),
]
