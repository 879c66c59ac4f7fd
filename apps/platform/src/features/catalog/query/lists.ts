import { refuse } from '../../../http/failure.ts'
import { ALL_PRODUCTS } from '../product-record.ts'
import { type Condition, constant, not } from './condition.ts'
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
 * Reads one operator of `collectionIds`. A single id means: contains it. No such list is ever empty, since every
 * product is in the collection of all products.
 *
 * @throws {InvalidArgument} when the operand has the wrong type
 */
export const listCondition = (operator: string, operand: unknown, path: string): Condition => {
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

const member = (collectionIds: readonly string[]): Condition => {
  if (collectionIds.includes(ALL_PRODUCTS.id)) return constant(true)
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
