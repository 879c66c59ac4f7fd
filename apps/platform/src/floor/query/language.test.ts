import { describe, expect, it } from 'vitest'
import { PRODUCT_FIELDS } from '../../catalog/products/records/fields.ts'
import { InvalidArgument } from '../failure.ts'
import { type Query, readQuery } from './language.ts'

const read = (query: unknown): Query => readQuery(query, { fields: PRODUCT_FIELDS, moneyDigits: 2 })
const condition = (filter: unknown) => read({ filter }).condition
const violation = (query: unknown): [field: string, rule: string] => {
  try {
    read(query)
  } catch (error) {
    if (error instanceof InvalidArgument)
      return [error.violations[0]?.field ?? '', error.violations[0]?.violatedRule ?? '']
    throw error
  }
  throw new Error('The query was accepted')
}
const nested = (depth: number): object => (depth === 0 ? { sku: 'a' } : { $not: nested(depth - 1) })

describe('reading a query', () => {
  it('reads no query as everything, fifty at a time', () => {
    const all = { condition: { is: 'constant', holds: true }, sort: [], limit: 50, offset: 0 }
    expect(read(undefined)).toEqual(all)
    expect(read({})).toEqual(all)
    expect(read({ filter: null, sort: null, paging: null })).toEqual(all)
  })

  it('accepts an empty page and any offset', () => {
    expect(read({ paging: { limit: 0, offset: 2 ** 53 - 200 } })).toMatchObject({
      limit: 0,
      offset: 2 ** 53 - 200,
    })
  })

  it.each([
    [19.99, '=', 1999],
    [19.99, '>', 1999],
    [1.1, '=', 110],
    [19.995, '>', 1999],
    [19.995, '>=', 2000],
    [19.995, '<', 2000],
    [19.995, '<=', 1999],
    [1e-7, '>=', 1],
    [1e300, '<', Number.MAX_SAFE_INTEGER],
    [-1e300, '>', Number.MIN_SAFE_INTEGER],
  ] as const)('reads a price of %d as %s in exact minor units', (price, relation, value) => {
    const operator = { '=': '$eq', '>': '$gt', '>=': '$gte', '<': '$lt', '<=': '$lte' }[relation]
    expect(condition({ price: { [operator]: price } })).toEqual({
      is: 'compare',
      column: 'm.price_minor',
      relation,
      value,
    })
  })

  it('knows that no price has half a cent', () => {
    expect(condition({ price: 19.995 })).toEqual({ is: 'constant', holds: false })
    expect(condition({ price: { $ne: 19.995 } })).toEqual({ is: 'constant', holds: true })
  })

  it.each([
    ['a', 'a', 'b'],
    ['a\ud7ff', 'a\ud7ff', 'a\ue000'],
    ['a\u{10ffff}', 'a\u{10ffff}', 'b'],
    ['\u{10ffff}', '\u{10ffff}', undefined],
  ])('searches %j as the range of what starts with it', (prefix, from, to) => {
    const atLeast = { is: 'compare', column: 'p.sku', relation: '>=', value: from }
    const below = { is: 'compare', column: 'p.sku', relation: '<', value: to }
    expect(condition({ sku: { $startsWith: prefix } })).toEqual(
      to === undefined ? atLeast : { is: 'all', of: [atLeast, below] },
    )
  })

  it('searches for whole characters only', () => {
    expect(condition({ sku: { $contains: 'a\ud83c' } })).toMatchObject({ text: 'a\ufffd' })
  })

  it("knows that one value isn't equal to two", () => {
    expect(condition({ sku: { $hasAll: ['a', 'a'] } })).toEqual(condition({ sku: 'a' }))
    expect(condition({ sku: { $hasAll: [] } })).toEqual({ is: 'constant', holds: true })
    for (const values of [['a', 'b'], [null, 'a'], Array.from({ length: 1000 }, (_, index) => String(index))])
      expect(condition({ sku: { $hasAll: values } })).toEqual({ is: 'constant', holds: false })
    expect(condition({ price: { $hasAll: [19.995, 20] } })).toEqual({ is: 'constant', holds: false })
  })

  it.each([
    ['empty filters', Array.from({ length: 51 }, () => ({})), 'query.filter.$or[50]'],
    ['empty lists', Array.from({ length: 51 }, () => ({ $and: [] })), 'query.filter.$or[50].$and'],
  ])('counts %s as conditions', (_name, filters, field) => {
    const [some, last] = [filters.slice(0, 50), filters.slice(50)]
    expect(() => condition({ $or: some })).not.toThrow()
    expect(violation({ filter: { $or: [{ $or: some }, ...last] } })).toEqual([
      field.replace('$or[50]', '$or[1]'),
      'MAX_SIZE',
    ])
  })

  it('accepts at most 20 collections that a product must all be in', () => {
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    const each = ids.map((id) => ({ collectionIds: { $hasSome: [id, 'other'] } }))
    expect(() => condition({ collectionIds: { $hasAll: ids } })).not.toThrow()
    expect(() => condition({ $and: each })).not.toThrow()
    expect(violation({ filter: { collectionIds: { $hasAll: [...ids, 'more'] } } })).toEqual([
      'query.filter.collectionIds.$hasAll',
      'MAX_SIZE',
    ])
    expect(violation({ filter: { $and: [...each, { collectionIds: 'more' }] } })).toEqual([
      'query.filter.$and[20].collectionIds',
      'MAX_SIZE',
    ])
  })

  it.each<[string, unknown, [field: string, rule: string]]>([
    ['a filter that is a text', { filter: 'name' }, ['query.filter', 'VALIDATION']],
    ['a filter that is a list', { filter: [] }, ['query.filter', 'VALIDATION']],
    ['an unknown field', { filter: { nope: 1 } }, ['query.filter.nope', 'FIELD_NOT_ALLOWED']],
    ['an inherited name', { filter: { constructor: 1 } }, ['query.filter.constructor', 'FIELD_NOT_ALLOWED']],
    [
      'a prototype',
      { filter: JSON.parse('{"__proto__": {"a": 1}}') },
      ['query.filter.__proto__', 'FIELD_NOT_ALLOWED'],
    ],
    [
      'an unknown operator',
      { filter: { price: { $near: 1 } } },
      ['query.filter.price.$near', 'FIELD_NOT_ALLOWED'],
    ],
    [
      'an operator instead of a field',
      { filter: { $where: '1' } },
      ['query.filter.$where', 'FIELD_NOT_ALLOWED'],
    ],
    ['an object without operators', { filter: { name: {} } }, ['query.filter.name', 'VALIDATION']],
    [
      'an object instead of a value',
      { filter: { name: { $eq: {} } } },
      ['query.filter.name.$eq', 'VALIDATION'],
    ],
    ['a list instead of a value', { filter: { name: ['a'] } }, ['query.filter.name', 'VALIDATION']],
    ['a number instead of a text', { filter: { name: 1 } }, ['query.filter.name', 'VALIDATION']],
    ['a text instead of a number', { filter: { price: 'cheap' } }, ['query.filter.price', 'VALIDATION']],
    ['NaN', { filter: { price: Number.NaN } }, ['query.filter.price', 'VALIDATION']],
    [
      'infinity',
      { filter: { price: { $lt: Number.POSITIVE_INFINITY } } },
      ['query.filter.price.$lt', 'VALIDATION'],
    ],
    ['null in an order', { filter: { price: { $lt: null } } }, ['query.filter.price.$lt', 'VALIDATION']],
    [
      'a search in numbers',
      { filter: { price: { $startsWith: '1' } } },
      ['query.filter.price.$startsWith', 'FIELD_NOT_ALLOWED'],
    ],
    ['no list', { filter: { name: { $in: { a: 1 } } } }, ['query.filter.name.$in', 'VALIDATION']],
    [
      'a wrong one in a list',
      { filter: { name: { $in: ['a', 1] } } },
      ['query.filter.name.$in[1]', 'VALIDATION'],
    ],
    [
      'an unknown kind',
      { filter: { productType: 'service' } },
      ['query.filter.productType', 'INVALID_ENUM_VALUE'],
    ],
    [
      "a day that doesn't exist",
      { filter: { lastUpdated: '2025-99-01' } },
      ['query.filter.lastUpdated', 'FORMAT'],
    ],
    ['a NUL character', { filter: { name: 'a\0b' } }, ['query.filter.name', 'FORMAT']],
    ['an endless text', { filter: { name: 'a'.repeat(8001) } }, ['query.filter.name', 'MAX_LENGTH']],
    [
      'an order of collections',
      { filter: { collectionIds: { $gt: 'a' } } },
      ['query.filter.collectionIds.$gt', 'FIELD_NOT_ALLOWED'],
    ],
    [
      'a list of collections',
      { filter: { collectionIds: ['a'] } },
      ['query.filter.collectionIds', 'VALIDATION'],
    ],
    [
      '$exists with a text',
      { filter: { sku: { $exists: 'yes' } } },
      ['query.filter.sku.$exists', 'VALIDATION'],
    ],
    ['$and without a list', { filter: { $and: { name: 'a' } } }, ['query.filter.$and', 'VALIDATION']],
    ['a text in $or', { filter: { $or: [{}, 'a'] } }, ['query.filter.$or[1]', 'VALIDATION']],
    ['six levels', { filter: nested(5) }, ['query.filter.$not.$not.$not.$not.$not', 'MAX_SIZE']],
    [
      '51 conditions',
      { filter: { $or: Array(50).fill({ sku: 'a' }), name: 'a' } },
      ['query.filter.name', 'MAX_SIZE'],
    ],
    [
      '1001 values',
      { filter: { sku: { $in: Array(1001).fill('a') } } },
      ['query.filter.sku.$in', 'MAX_SIZE'],
    ],
    ["a sort that isn't a list", { sort: 'name' }, ['query.sort', 'VALIDATION']],
    ['a sort by nothing', { sort: [{}] }, ['query.sort[0].fieldName', 'FIELD_NOT_ALLOWED']],
    [
      'a sort by an unsortable field',
      { sort: [{ fieldName: 'description' }] },
      ['query.sort[0].fieldName', 'FIELD_NOT_ALLOWED'],
    ],
    [
      'a sort in both directions',
      { sort: [{ fieldName: 'name', order: 'BOTH' }] },
      ['query.sort[0].order', 'INVALID_ENUM_VALUE'],
    ],
    ['six sorts', { sort: Array(6).fill({ fieldName: 'name' }) }, ['query.sort', 'MAX_SIZE']],
    ['a page of 101', { paging: { limit: 101 } }, ['query.paging.limit', 'MAX']],
    ['a page of -1', { paging: { limit: -1 } }, ['query.paging.limit', 'MIN']],
    ['half a page', { paging: { limit: 0.5 } }, ['query.paging.limit', 'VALIDATION']],
    ['an offset of -1', { paging: { offset: -1 } }, ['query.paging.offset', 'MIN']],
    ['an offset beyond all numbers', { paging: { offset: 2 ** 53 } }, ['query.paging.offset', 'MAX']],
    ['cursors', { cursorPaging: { limit: 10 } }, ['query.cursorPaging', 'FIELD_NOT_ALLOWED']],
  ])('rejects %s, naming the field', (_what, query, expected) => {
    expect(violation(query)).toEqual(expected)
  })

  it('accepts five levels and fifty conditions', () => {
    expect(condition(nested(4))).toBeDefined()
    expect(condition({ $or: Array(50).fill({ sku: 'a' }) })).toBeDefined()
  })
})
