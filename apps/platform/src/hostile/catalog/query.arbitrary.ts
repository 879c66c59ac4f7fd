import type { Operation } from '@vitrine/contract'
import { queryCollections, queryProducts, queryStoreVariants } from '@vitrine/contract/operations'
import fc, { type Arbitrary } from 'fast-check'
import {
  COLLECTION_FIELDS,
  PRODUCT_FIELDS,
  STORE_VARIANT_FIELDS,
} from '../../catalog/products/records/fields.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { LIST_OPERATORS } from '../../floor/query/lists.ts'
import { FLAG_OPERATORS, NUMBER_OPERATORS, TEXT_OPERATORS } from '../../floor/query/scalars.ts'
import { nastyValues } from '../calls/nasty.arbitrary.ts'

/** A query of one of the three with filters, and whether it names something unknown. */
export interface HostileQuery {
  readonly operation: Operation
  readonly query: unknown
  readonly mustBeRefused: boolean
}

const KINDS: readonly (readonly [Operation, Fields])[] = [
  [queryProducts, PRODUCT_FIELDS],
  [queryCollections, COLLECTION_FIELDS],
  [queryStoreVariants, STORE_VARIANT_FIELDS],
]

const TEXTS = fc.oneof(
  fc.constantFrom('', 'shirt', 'Shirt 1', '%', '_', '\\', "'", '\ud800', '\u{10ffff}', 'x'.repeat(7000)),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
)
const NUMBERS = fc.oneof(
  fc.constantFrom(0, -0, 20, 19.995, -1, 1e308, -1e308, 5e-324, 2 ** 53 - 1, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const TIMES = fc.constantFrom('2026-01-31', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999+23:59')

const valuesFor = ({ kind, values = [] }: Field): Arbitrary<unknown> => {
  if (kind === 'money' || kind === 'number') return NUMBERS
  if (kind === 'time') return TIMES
  if (kind === 'flag') return fc.boolean()
  return kind === 'choice' ? fc.constantFrom(...values) : TEXTS
}

const operatorsOf = ({ kind }: Field): ReadonlySet<string> => {
  if (kind === 'list') return LIST_OPERATORS
  if (kind === 'flag') return FLAG_OPERATORS
  return ['money', 'number', 'time'].includes(kind) ? NUMBER_OPERATORS : TEXT_OPERATORS
}

const LISTED = ['$in', '$nin', '$hasSome', '$hasAll']
const SEARCHED = ['$startsWith', '$endsWith', '$contains']

const operandOf = (field: Field, operator: string): Arbitrary<unknown> => {
  if (operator === '$exists' || operator === '$isEmpty') return fc.boolean()
  if (LISTED.includes(operator)) return fc.array(valuesFor(field), { maxLength: 5 })
  return SEARCHED.includes(operator) && field.kind !== 'list' ? TEXTS : valuesFor(field)
}

const conditionOf = (name: string, field: Field): Arbitrary<object> =>
  fc
    .constantFrom(...operatorsOf(field))
    .chain((operator) => operandOf(field, operator).map((operand) => ({ [name]: { [operator]: operand } })))

/** Filters that are valid except perhaps for their depth. */
const filterOf = (fields: Fields): Arbitrary<object> =>
  fc.letrec<{ filter: object }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'xsmall', withCrossShrink: true },
      fc.oneof(...[...fields].map(([name, field]) => conditionOf(name, field))),
      fc.record({ $and: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ $or: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ $not: tie('filter') }),
    ),
  })).filter

const sortOf = (fields: Fields): Arbitrary<unknown> => {
  const names = [...fields].flatMap(([name, { sortable }]) => (sortable ? [name] : []))
  const item = { fieldName: fc.constantFrom(...names), order: fc.constantFrom('ASC', 'DESC') }
  return fc.array(fc.record(item), { maxLength: 5 })
}

const PAGING = fc.record(
  {
    limit: fc.constantFrom(0, 1, 100, null),
    offset: fc.constantFrom(0, 3, 1e9, 2 ** 53 - 101, null),
  },
  { requiredKeys: [] },
)

/** Names that aren't fields or operators, some of which every object has. */
const STRANGERS = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'p.site_id', '1 = 1; --', 'name\u0001'],
  ...['$', '$where', '$regex', '$elemMatch', '$text', '$expr'],
)

/** Queries that are valid, or valid except for one thing. */
export const hostileQueries: Arbitrary<HostileQuery> = fc
  .constantFrom(...KINDS)
  .chain(([operation, fields]) => {
    const filter = filterOf(fields)
    const right = fc.record({ filter, sort: sortOf(fields), paging: PAGING }, { requiredKeys: [] })
    const taken = right.map((query) => ({ operation, query, mustBeRefused: false }))
    const wrongPart = fc
      .tuple(right, fc.constantFrom('filter', 'sort', 'paging', 'cursorPaging', '$'), nastyValues)
      .map(([query, part, value]) => ({
        operation,
        query: { ...query, [part]: value },
        mustBeRefused: false,
      }))
    const wrongOperand = fc
      .tuple(fc.constantFrom(...fields), fc.constantFrom(...TEXT_OPERATORS, ...LIST_OPERATORS), nastyValues)
      .map(([[name], operator, value]) => ({
        operation,
        query: { filter: { [name]: { [operator]: value } } },
        mustBeRefused: false,
      }))
    const strange = fc
      .tuple(
        filter,
        STRANGERS,
        fc.constantFrom(...fields.keys()),
        fc.constantFrom('field', 'operator', 'sort'),
      )
      .map(([beside, stranger, name, where]) => {
        const strangers = {
          field: { filter: { $or: [beside, { $not: entry(stranger, 'x') }] } },
          operator: { filter: { $and: [beside, { [name]: entry(stranger, 'x') }] } },
          sort: { filter: beside, sort: [{ fieldName: stranger }] },
        }
        return { operation, query: strangers[where], mustBeRefused: true }
      })
    return fc.oneof(
      { weight: 5, arbitrary: taken },
      { weight: 2, arbitrary: wrongPart },
      { weight: 2, arbitrary: wrongOperand },
      { weight: 2, arbitrary: strange },
      nastyValues.map((query) => ({ operation, query, mustBeRefused: false })),
    )
  })

/** An object with one key, `__proto__` among the possible ones. */
const entry = (key: string, value: unknown): object =>
  Object.defineProperty({}, key, { value, enumerable: true, configurable: true, writable: true })
