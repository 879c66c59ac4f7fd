import { folded } from '@vitrine/contract/folded'
import { refuse } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { type Comparable, comparable, compared, heldIn } from './comparable.ts'
import type { ItemData } from './data-item.ts'

/** Returns whether an item matches. */
export type ItemTest = (data: ItemData) => boolean

/** Nesting of $and, $or and $not, including the filter itself. */
const MAX_DEPTH = 5
const MAX_CONDITIONS = 50
const MAX_VALUES = 1000

/** Other names that packages send for fields every item has. */
const ALSO: Readonly<Record<string, string>> = {
  id: '_id',
  createdDate: '_createdDate',
  updatedDate: '_updatedDate',
}

/** Returns the field a query means by a name. */
export const fieldNamed = (name: string): string => (Object.hasOwn(ALSO, name) ? (ALSO[name] ?? name) : name)

/**
 * Reads a filter from the wire.
 *
 * @throws {InvalidArgument} naming the place: unknown operators, operands of the wrong type, exceeded limits
 */
export const itemFilter = (filter: unknown, path = 'query.filter'): ItemTest => {
  let conditions = 0
  let values = 0
  const count = (place: string, more = 1): void => {
    conditions += more
    if (conditions > MAX_CONDITIONS)
      throw refuse(place, 'MAX_SIZE', `must have at most ${MAX_CONDITIONS} conditions`)
  }
  const countValues = (place: string, more: number): void => {
    values += more
    if (values > MAX_VALUES) throw refuse(place, 'MAX_SIZE', `must list at most ${MAX_VALUES} values`)
  }
  const read = (part: unknown, place: string, depth: number): ItemTest => {
    if (part === null || part === undefined) return () => true
    if (!isObject(part)) throw refuse(place, 'FORMAT', 'must be an object')
    if (depth > MAX_DEPTH) throw refuse(place, 'MAX_SIZE', `must be nested at most ${MAX_DEPTH} levels deep`)
    count(place)
    const tests = Object.entries(part).map(([name, value]) => {
      const at = `${place}.${name}`
      if (name === '$and' || name === '$or') {
        if (!Array.isArray(value)) throw refuse(at, 'FORMAT', 'must be a list')
        count(at, value.length)
        const parts = value.map((one, index) => read(one, `${at}[${index}]`, depth + 1))
        return name === '$and' ? every(parts) : some(parts)
      }
      if (name === '$not') {
        const negated = read(Array.isArray(value) ? { $and: value } : value, at, depth + 1)
        return (data: ItemData) => !negated(data)
      }
      if (name.startsWith('$')) throw refuse(at, 'VALIDATION', 'is not an operator')
      return fieldTest(fieldNamed(name), value, at, { count, countValues })
    })
    return every(tests)
  }
  return read(filter, path, 1)
}

const every =
  (tests: readonly ItemTest[]): ItemTest =>
  (data) =>
    tests.every((test) => test(data))

const some =
  (tests: readonly ItemTest[]): ItemTest =>
  (data) =>
    tests.some((test) => test(data))

const isOperators = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  comparable(value) === undefined &&
  Object.keys(value).some((name) => name.startsWith('$'))

interface Counters {
  count(place: string): void
  countValues(place: string, more: number): void
}

const fieldTest = (
  field: string,
  value: unknown,
  place: string,
  { count, countValues }: Counters,
): ItemTest => {
  const operators = isOperators(value) ? Object.entries(value) : [['$eq', value] as const]
  const tests = operators.map(([operator, operand]) => {
    const at = isOperators(value) ? `${place}.${operator}` : place
    count(at)
    if (Array.isArray(operand)) countValues(at, operand.length)
    return operatorTest(operator, operand, at)
  })
  return (data) => {
    const held = heldIn(data, field)
    return tests.every((test) => test(held))
  }
}

type HeldTest = (held: unknown) => boolean

const operatorTest = (operator: string, operand: unknown, place: string): HeldTest => {
  switch (operator) {
    case '$eq':
      return equal(one(operand, place))
    case '$ne':
      return not(equal(one(operand, place)))
    case '$in':
    case '$hasSome':
      return anyOf(many(operand, place))
    case '$nin':
      return not(anyOf(many(operand, place)))
    case '$hasAll': {
      const sought = many(operand, place)
      return (held) => {
        const values = new Set([held].flat().map(comparable))
        return sought.every((value) => values.has(value))
      }
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return inOrder(operator, one(operand, place))
    case '$startsWith':
      return search(operand, place, (held, sought) => held.startsWith(sought))
    case '$endsWith':
      return search(operand, place, (held, sought) => held.endsWith(sought))
    case '$contains': {
      const inText = search(operand, place, (held, sought) => held.includes(sought))
      const inList = equal(one(operand, place))
      return (held) => (Array.isArray(held) ? inList(held) : inText(held))
    }
    case '$exists':
      return truth(operand, place) ? not(isNothing) : isNothing
    case '$isEmpty':
      return truth(operand, place) ? isEmpty : not(isEmpty)
    default:
      throw refuse(place, 'VALIDATION', 'is not an operator')
  }
}

const not =
  (test: HeldTest): HeldTest =>
  (held) =>
    !test(held)

const isNothing: HeldTest = (held) => held === null || held === undefined
const isEmpty: HeldTest = (held) =>
  isNothing(held) || held === '' || (Array.isArray(held) && held.length === 0)

/** A list matches if one of its values does. */
const equal =
  (sought: Comparable): HeldTest =>
  (held) =>
    Array.isArray(held) ? held.some((value) => comparable(value) === sought) : comparable(held) === sought

const anyOf = (sought: readonly Comparable[]): HeldTest => {
  const values = new Set<Comparable | undefined>(sought)
  return (held) => [held].flat().some((value) => values.has(comparable(value)))
}

/** Only values of the same type have an order. */
const inOrder =
  (operator: string, bound: Comparable): HeldTest =>
  (held) => {
    const value = comparable(held)
    if (value === undefined || value === null || typeof value !== typeof bound) return false
    const order = compared(value, bound)
    if (operator === '$gt') return order > 0
    if (operator === '$gte') return order >= 0
    return operator === '$lt' ? order < 0 : order <= 0
  }

const search = (
  operand: unknown,
  place: string,
  test: (held: string, sought: string) => boolean,
): HeldTest => {
  if (typeof operand !== 'string') throw refuse(place, 'FORMAT', 'must be text')
  const sought = folded(operand)
  return (held) => typeof held === 'string' && test(folded(held), sought)
}

const one = (operand: unknown, place: string): Comparable => {
  const value = comparable(operand)
  if (value === undefined) throw refuse(place, 'FORMAT', 'must be text, a number, true, false or a date')
  return value
}

const many = (operand: unknown, place: string): Comparable[] => {
  if (!Array.isArray(operand)) throw refuse(place, 'FORMAT', 'must be a list')
  return operand.map((value, index) => one(value, `${place}[${index}]`))
}

const truth = (operand: unknown, place: string): boolean => {
  if (typeof operand !== 'boolean') throw refuse(place, 'FORMAT', 'must be true or false')
  return operand
}
