import { isDeepStrictEqual } from 'node:util'
import { folded } from '@vitrine/contract/folded'
import { refuse } from '../failure.ts'
import { nameEnd, nameKey, nameStart } from '../text/name-key.ts'
import { type Condition, constant, not, type Relation } from './condition.ts'
import type { Field } from './field.ts'

const EQUALITY = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll', '$exists', '$isEmpty']
const ORDER = ['$gt', '$gte', '$lt', '$lte']
const SEARCH = ['$startsWith', '$endsWith', '$contains']

export const FLAG_OPERATORS: ReadonlySet<string> = new Set(EQUALITY)
export const NUMBER_OPERATORS: ReadonlySet<string> = new Set([...EQUALITY, ...ORDER])
export const TEXT_OPERATORS: ReadonlySet<string> = new Set([...EQUALITY, ...ORDER, ...SEARCH])

const RELATIONS: Readonly<Record<string, Relation>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }

/**
 * Reads one operator on a field with one value. For $hasSome and $hasAll the field counts as a list of one.
 * Null means the empty text, which is the only way a field can be empty.
 *
 * @throws {InvalidArgument} when the operand has the wrong type
 */
export const scalarCondition = (
  field: Field,
  operator: string,
  operand: unknown,
  path: string,
  moneyDigits: number,
): Condition => {
  const isMatch = field.kind === 'choice' ? CHOICES_BY[operator] : undefined
  if (isMatch) {
    const sought = text(operand, path)
    return chosen(field, (value) => isMatch(value, sought))
  }
  const read = (value: unknown, place: string) => readScalar(field, value, place, moneyDigits)
  const equal = (value: unknown, place = path): Condition => {
    if (value === null) return empty(field)
    assertChoice(field, value, place)
    return compare(field, '=', read(value, place))
  }
  switch (operator) {
    case '$eq':
      return equal(operand)
    case '$ne':
      return not(equal(operand))
    case '$in':
    case '$hasSome':
      return oneOf(
        field,
        list(operand, path).map((value, index) => equal(value, `${path}[${index}]`)),
      )
    case '$nin':
      return not(
        oneOf(
          field,
          list(operand, path).map((value, index) => equal(value, `${path}[${index}]`)),
        ),
      )
    case '$hasAll':
      return same(list(operand, path).map((value, index) => equal(value, `${path}[${index}]`)))
    case '$exists':
      return truth(operand, path) ? not(empty(field)) : empty(field)
    case '$isEmpty':
      return truth(operand, path) ? empty(field) : not(empty(field))
    case '$startsWith':
      return startsWith(field, text(operand, path))
    case '$endsWith':
      return endsWith(field, text(operand, path))
    case '$contains':
      return contains(field, text(operand, path))
    default:
      return compare(field, RELATIONS[operator] ?? '=', read(operand, path))
  }
}

const empty = (field: Field): Condition =>
  field.kind === 'text' ? { is: 'compare', column: field.column, relation: '=', value: '' } : constant(false)

/**
 * Operators that compare a choice's known values here, not in the database: a computed column has no collation
 * of its own, and PostgreSQL would order it by its server's language.
 */
const CHOICES_BY: Readonly<Record<string, (value: string, operand: string) => boolean>> = {
  $gt: (value, operand) => value > operand,
  $gte: (value, operand) => value >= operand,
  $lt: (value, operand) => value < operand,
  $lte: (value, operand) => value <= operand,
  $startsWith: (value, operand) => value.startsWith(operand),
  $endsWith: (value, operand) => value.endsWith(operand),
  $contains: (value, operand) => value.includes(operand),
}

const chosen = ({ column, values = [] }: Field, isMatch: (value: string) => boolean): Condition => {
  const matching = values.filter(isMatch)
  return matching.length === 0 ? constant(false) : { is: 'in', column, values: matching }
}

/** Combines equalities on one column into one list. */
const oneOf = (field: Field, equalities: readonly Condition[]): Condition => {
  const values = equalities.flatMap((condition) => (condition.is === 'compare' ? [condition.value] : []))
  return values.length === 0
    ? constant(false)
    : { is: 'in', column: field.column, values: [...new Set(values)] }
}

/** A field has one value, which isn't equal to two. */
const same = ([first = constant(true), ...others]: readonly Condition[]): Condition =>
  others.every((other) => isDeepStrictEqual(other, first)) ? first : constant(false)

/** A number that can't be stored is between two that can. */
type Scalar = string | number

const readScalar = (field: Field, value: unknown, path: string, moneyDigits: number): Scalar => {
  switch (field.kind) {
    case 'money':
      return shifted(number(isAmount(value) ? Number(value) : value, path), moneyDigits)
    case 'number':
      return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : number(value, path)
    case 'time':
      return time(value, path)
    case 'flag':
      return truth(value, path) ? 1 : 0
    case 'name':
      return nameKey(text(value, path))
    default:
      return field.small ? folded(text(value, path)) : text(value, path)
  }
}

const compare = ({ column }: Field, relation: Relation, value: Scalar): Condition => {
  if (typeof value === 'string' || Number.isSafeInteger(value))
    return { is: 'compare', column, relation, value }
  if (relation === '=' || relation === '<>') return constant(relation === '<>')
  const downwards = relation === '>' || relation === '<='
  const whole = downwards ? Math.floor(value) : Math.ceil(value)
  return { is: 'compare', column, relation, value: Math.min(Math.max(whole, LEAST), MOST) }
}

const LEAST = Number.MIN_SAFE_INTEGER
const MOST = Number.MAX_SAFE_INTEGER

const startsWith = (field: Field, given: string): Condition => {
  const { column } = field
  const from = soughtIn(field, given)
  if (from === '') return constant(true)
  const atLeast: Condition = { is: 'compare', column, relation: '>=', value: from }
  const end = afterPrefix(from)
  return end === undefined
    ? atLeast
    : { is: 'all', of: [atLeast, { is: 'compare', column, relation: '<', value: end }] }
}

/** The smallest text greater than every text with this prefix, by code points as the databases compare. */
const afterPrefix = (prefix: string): string | undefined => {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0)
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    if (last < 0x10ffff) return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
  }
  return undefined
}

const endsWith = ({ kind, column, small }: Field, given: string): Condition => {
  if (given === '') return constant(true)
  return kind === 'name'
    ? { is: 'contains', column, text: nameEnd(given) }
    : { is: 'ends', column, text: small ? folded(given) : given }
}

const contains = (field: Field, given: string): Condition => {
  const sought = soughtIn(field, given)
  return sought === '' ? constant(true) : { is: 'contains', column: field.column, text: sought }
}

const soughtIn = ({ kind, small }: Field, given: string): string => {
  if (kind === 'name') return nameStart(given)
  return small ? folded(given) : given
}

const MAX_TEXT = 8000

/** A text as the databases can store it: no NUL, and no half of a surrogate pair. */
export const text = (value: unknown, path: string): string => {
  if (typeof value !== 'string') throw refuse(path, 'VALIDATION', 'must be text')
  if (value.length > MAX_TEXT) throw refuse(path, 'MAX_LENGTH', `must have at most ${MAX_TEXT} characters`)
  if (value.includes('\0')) throw refuse(path, 'FORMAT', 'must not contain a NUL character')
  return value.replace(/\p{Surrogate}/gu, '\ufffd')
}

export const list = (value: unknown, path: string): unknown[] => {
  if (Array.isArray(value)) return value
  if (value === undefined || value === null || typeof value === 'object')
    throw refuse(path, 'VALIDATION', 'must be a list')
  return [value]
}

export const truth = (value: unknown, path: string): boolean => {
  if (typeof value !== 'boolean') throw refuse(path, 'VALIDATION', 'must be true or false')
  return value
}

const number = (value: unknown, path: string): number => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw refuse(path, 'VALIDATION', 'must be a number')
  return value
}

/** Filter forms send the limits of a price as the text that people typed. */
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,10})?$/.test(value)

const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/

const time = (value: unknown, path: string): number => {
  const at = typeof value === 'string' && TIME.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw refuse(path, 'FORMAT', 'must be a time such as 2025-03-14T09:00:00.000Z')
  return at
}

const assertChoice = ({ kind, values }: Field, value: unknown, path: string): void => {
  if (kind !== 'choice' || values?.some((known) => known === value)) return
  throw refuse(path, 'INVALID_ENUM_VALUE', `must be one of ${values?.join(', ')}`)
}

/** Moves the decimal point, exactly: 19.99 with two digits is 1999 and not 1998.9999999999998. */
const shifted = (value: number, digits: number): number => {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + digits}`)
}
