import { refuse } from '../failure.ts'
import { isObject } from '../http/bodies/json-body.ts'
import { type Condition, constant, not } from './condition.ts'
import { type Field, type Fields, readField } from './field.ts'
import { createFilterLimits, type FilterLimits, MAX_DEPTH } from './filter-limits.ts'
import { ITEM_OPERATORS, LIST_OPERATORS, listCondition, TAG_OPERATORS } from './lists.ts'
import { FLAG_OPERATORS, NUMBER_OPERATORS, scalarCondition, TEXT_OPERATORS } from './scalars.ts'

const MAX_SORTS = 5
const MAX_LIMIT = 100
const DEFAULT_LIMIT = 50

/** A query, checked and typed. Knows nothing of tables; `sql.ts` does. */
export interface Query {
  readonly condition: Condition
  readonly sort: readonly Sort[]
  /** From 0 to 100. */
  readonly limit: number
  readonly offset: number
}

export interface Sort {
  readonly field: Field
  readonly descending: boolean
}

/** What a value's meaning depends on in the shop. */
export interface QueryContext {
  readonly fields: Fields
  /** Decimal places of the currency: queries use major units, the database minor ones. */
  readonly moneyDigits: number
}

/** The state while reading one filter. */
interface Reading extends QueryContext {
  readonly limits: FilterLimits
}

/**
 * Reads a query from the wire.
 *
 * @param query - `filter`, `sort` and `paging` as they came; anything
 * @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, limits
 * @see wire form of the query builder: $and, $or, $not, {field: value}, {field: {$operator: value}}
 */
export const readQuery = (query: unknown, context: QueryContext): Query => {
  const { filter, sort, paging, cursorPaging } = isObject(query) ? query : {}
  if (cursorPaging !== undefined && cursorPaging !== null)
    throw refuse('query.cursorPaging', 'FIELD_NOT_ALLOWED', 'is not supported here; use paging')
  const reading: Reading = { ...context, limits: createFilterLimits() }
  return {
    condition:
      filter === undefined || filter === null
        ? constant(true)
        : readFilter(filter, 'query.filter', 1, reading),
    sort: readSort(sort, context.fields),
    ...readPaging(paging),
  }
}

/**
 * Reads only a filter and an order, as queries by cursor have them.
 *
 * @param place - the part of the request they come from, such as `search`
 * @throws {InvalidArgument} as `readQuery` does
 */
export const readFilterAndSort = (
  query: unknown,
  place: string,
  context: QueryContext,
): Pick<Query, 'condition' | 'sort'> => {
  const { filter, sort } = isObject(query) ? query : {}
  const reading: Reading = { ...context, limits: createFilterLimits() }
  return {
    condition:
      filter === undefined || filter === null
        ? constant(true)
        : readFilter(filter, `${place}.filter`, 1, reading),
    sort: readSort(sort, context.fields, `${place}.sort`),
  }
}

const readFilter = (filter: unknown, path: string, depth: number, reading: Reading): Condition => {
  if (!isObject(filter)) throw refuse(path, 'VALIDATION', 'must be an object')
  if (depth > MAX_DEPTH) throw refuse(path, 'MAX_SIZE', `must be nested at most ${MAX_DEPTH} levels deep`)
  const parts = Object.entries(filter).map(([key, value]) => {
    const place = `${path}.${key.slice(0, 100)}`
    switch (key) {
      case '$and':
        return { is: 'all' as const, of: readFilters(value, place, depth, reading) }
      case '$or':
        return { is: 'any' as const, of: readFilters(value, place, depth, reading) }
      case '$not':
        return not(readFilter(value, place, depth + 1, reading))
      default:
        return readFieldFilter(key, value, place, reading)
    }
  })
  if (parts.length === 0) reading.limits.addCondition(path) // it means nothing, but must be read
  const [only] = parts
  return parts.length === 1 && only ? only : { is: 'all', of: parts }
}

const readFilters = (filters: unknown, path: string, depth: number, reading: Reading): Condition[] => {
  if (!Array.isArray(filters)) throw refuse(path, 'VALIDATION', 'must be a list of filters')
  if (filters.length === 0) reading.limits.addCondition(path)
  return filters.map((filter, index) => readFilter(filter, `${path}[${index}]`, depth + 1, reading))
}

const readFieldFilter = (name: string, value: unknown, path: string, reading: Reading): Condition => {
  if (name.startsWith('$')) throw refuse(path, 'FIELD_NOT_ALLOWED', 'is not an operator here')
  const field = readField(reading.fields, name)
  if (!field) throw refuse(path, 'FIELD_NOT_ALLOWED', 'is not a field to filter by')
  if (!isObject(value)) return readOperator(field, '$eq', value, path, reading)
  const operators = Object.entries(value)
  if (operators.length === 0) throw refuse(path, 'VALIDATION', 'must be a value or name an operator')
  const of = operators.map(([operator, operand]) =>
    readOperator(field, operator, operand, `${path}.${operator.slice(0, 100)}`, reading),
  )
  const [only] = of
  return of.length === 1 && only ? only : { is: 'all', of }
}

const readOperator = (
  field: Field,
  operator: string,
  operand: unknown,
  path: string,
  reading: Reading,
): Condition => {
  reading.limits.addCondition(path)
  if (!operatorsOf(field).has(operator))
    throw refuse(path, 'FIELD_NOT_ALLOWED', 'is not an operator of this field')
  const values = Array.isArray(operand) ? operand.length : 1
  reading.limits.addValues(path, values)
  if (field.kind !== 'list') return scalarCondition(field, operator, operand, path, reading.moneyDigits)
  reading.limits.addLists(path, operator === '$hasAll' ? values : 1)
  return listCondition(field, operator, operand, path)
}

const operatorsOf = ({ kind, hasItems, mayBeEmpty, onlyEqual }: Field): ReadonlySet<string> => {
  if (mayBeEmpty) return TAG_OPERATORS
  if (kind === 'list') return hasItems ? ITEM_OPERATORS : LIST_OPERATORS
  if (kind === 'flag' || onlyEqual) return FLAG_OPERATORS
  return kind === 'money' || kind === 'number' || kind === 'time' ? NUMBER_OPERATORS : TEXT_OPERATORS
}

const readSort = (sort: unknown, fields: Fields, place = 'query.sort'): Sort[] => {
  if (sort === undefined || sort === null) return []
  if (!Array.isArray(sort)) throw refuse(place, 'VALIDATION', 'must be a list')
  if (sort.length > MAX_SORTS) throw refuse(place, 'MAX_SIZE', `must have at most ${MAX_SORTS} fields`)
  return sort.map((item: unknown, index) => {
    const path = `${place}[${index}]`
    if (!isObject(item)) throw refuse(path, 'VALIDATION', 'must be an object')
    const { fieldName, order = 'ASC' } = item
    const field = typeof fieldName === 'string' ? readField(fields, fieldName) : undefined
    if (!field?.sortable) throw refuse(`${path}.fieldName`, 'FIELD_NOT_ALLOWED', 'is not a field to sort by')
    if (order !== 'ASC' && order !== 'DESC')
      throw refuse(`${path}.order`, 'INVALID_ENUM_VALUE', 'must be ASC or DESC')
    return { field, descending: order === 'DESC' }
  })
}

const readPaging = (paging: unknown): { limit: number; offset: number } => {
  if (paging === undefined || paging === null) return { limit: DEFAULT_LIMIT, offset: 0 }
  if (!isObject(paging)) throw refuse('query.paging', 'VALIDATION', 'must be an object')
  return {
    limit: readCount(paging.limit, 'query.paging.limit', DEFAULT_LIMIT, MAX_LIMIT),
    offset: readCount(paging.offset, 'query.paging.offset', 0, Number.MAX_SAFE_INTEGER - MAX_LIMIT),
  }
}

/** Reads a whole number from 0 on. */
export const readCount = (value: unknown, path: string, fallback: number, most: number): number => {
  if (value === undefined || value === null) return fallback
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw refuse(path, 'VALIDATION', 'must be a whole number')
  if (value < 0) throw refuse(path, 'MIN', 'must be at least 0')
  if (value > most) throw refuse(path, 'MAX', `must be at most ${most}`)
  return value
}
