import { refuse } from '../http/error.ts'

/** What a filter compares with. */
export type FilterValue = string | number | boolean | Date | null

/** A filter as the wire has it. */
export type Filter = Record<string, unknown>

/** A query as the wire has it. */
export interface OffsetQuery {
  filter?: Filter
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  paging: { limit: number; offset: number }
}

/** One page of a query, and the way to the others. Iterating over it goes on to the last page. */
export interface QueryResult<Item> extends AsyncIterable<Item> {
  readonly items: Item[]
  /** Items on this page. */
  readonly length: number
  /** Most items of a page. */
  readonly pageSize: number
  /** From 0; undefined with a page size of 0. */
  readonly currentPage: number | undefined
  /** Undefined when the server does not count. */
  readonly totalPages: number | undefined
  /** Undefined when the server does not count. */
  readonly totalCount: number | undefined
  hasNext(): boolean
  hasPrev(): boolean
  /** @throws {CommerceError} 'No next page to fetch' */
  next(): Promise<QueryResult<Item>>
  /** @throws {CommerceError} 'No previous page to fetch' */
  prev(): Promise<QueryResult<Item>>
}

/**
 * Builds a query step by step. Every step answers a new builder and leaves the old one as it was;
 * nothing is sent before `find`. Conditions are joined by and.
 *
 * @example
 * const { items } = await products.queryProducts().startsWith('name', 'Bowl').descending('price').limit(12).find()
 */
export interface QueryBuilder<Item, Field extends string = string, SortField extends string = Field>
  extends AsyncIterable<Item> {
  /** The query built so far. */
  readonly query: OffsetQuery
  eq(field: Field, value: FilterValue | undefined): QueryBuilder<Item, Field, SortField>
  ne(field: Field, value: FilterValue | undefined): QueryBuilder<Item, Field, SortField>
  gt(field: Field, value: FilterValue): QueryBuilder<Item, Field, SortField>
  ge(field: Field, value: FilterValue): QueryBuilder<Item, Field, SortField>
  lt(field: Field, value: FilterValue): QueryBuilder<Item, Field, SortField>
  le(field: Field, value: FilterValue): QueryBuilder<Item, Field, SortField>
  /** From `low` on, up to and without `high`. */
  between(field: Field, low: FilterValue, high: FilterValue): QueryBuilder<Item, Field, SortField>
  in(field: Field, values: readonly FilterValue[]): QueryBuilder<Item, Field, SortField>
  startsWith(field: Field, text: string): QueryBuilder<Item, Field, SortField>
  endsWith(field: Field, text: string): QueryBuilder<Item, Field, SortField>
  contains(field: Field, text: string): QueryBuilder<Item, Field, SortField>
  /** The field's list holds at least one of the values. */
  hasSome(field: Field, ...values: ListValues): QueryBuilder<Item, Field, SortField>
  /** The field's list holds all of the values. */
  hasAll(field: Field, ...values: ListValues): QueryBuilder<Item, Field, SortField>
  exists(field: Field, exists?: boolean): QueryBuilder<Item, Field, SortField>
  isEmpty(field: Field): QueryBuilder<Item, Field, SortField>
  isNotEmpty(field: Field): QueryBuilder<Item, Field, SortField>
  and(other: HasQuery): QueryBuilder<Item, Field, SortField>
  or(other: HasQuery): QueryBuilder<Item, Field, SortField>
  /** What the other builder's conditions do not match; conditions before it stay. */
  not(other: HasQuery): QueryBuilder<Item, Field, SortField>
  ascending(...fields: SortField[]): QueryBuilder<Item, Field, SortField>
  descending(...fields: SortField[]): QueryBuilder<Item, Field, SortField>
  /** Items of a page: 50 by default, at most 100. */
  limit(limit: number): QueryBuilder<Item, Field, SortField>
  /** Items to pass over. */
  skip(offset: number): QueryBuilder<Item, Field, SortField>
  /** Sends the query. */
  find(): Promise<QueryResult<Item>>
}

/** Values one by one, or as one list. */
type ListValues = readonly FilterValue[] | readonly [readonly FilterValue[]]

/** Any builder will do where only its conditions count. */
interface HasQuery {
  readonly query: Pick<OffsetQuery, 'filter'>
}

/** What a page needs of an answer. */
interface Page<Item> {
  items?: Item[]
  metadata?: { total?: number | null; tooManyToCount?: boolean | null }
}

/** Steps whose operator on the wire has their own name; `ge` and `le` are `$gte` and `$lte`. */
const COMPARISONS = 'ne gt ge lt le in startsWith endsWith contains hasSome hasAll'.split(' ')

const isEmpty = (filter: Filter) => Object.keys(filter).length === 0

/** Joins conditions by `$and` or `$or`, without nesting what is joined so already. */
const join = (operator: '$and' | '$or', ...filters: Filter[]): Filter => {
  const parts = filters
    .filter((filter) => !isEmpty(filter))
    .flatMap((filter) => (Array.isArray(filter[operator]) ? filter[operator] : [filter]))
  return parts.length > 1 ? { [operator]: parts } : (parts[0] ?? {})
}

/**
 * Builds queries of which `fetchPage` sends one. Pages are of 50 items from 0 on (specification section 9).
 *
 * @param more - steps that only this kind of query has
 */
export function createQuery<Item, Field extends string, SortField extends string>(
  fetchPage: (query: OffsetQuery) => Promise<Page<Item>>,
  query: OffsetQuery = { filter: {}, paging: { offset: 0, limit: 50 } },
  more?: (query: OffsetQuery, change: (part: Partial<OffsetQuery>) => unknown) => object,
): QueryBuilder<Item, Field, SortField> {
  const { filter = {}, sort = [], paging } = query
  const change = (part: Partial<OffsetQuery>) =>
    createQuery<Item, Field, SortField>(fetchPage, { ...query, ...part }, more)
  const where = (...conditions: Filter[]) => change({ filter: join('$and', filter, ...conditions) })
  const order =
    (order: 'ASC' | 'DESC') =>
    (...fields: SortField[]) =>
      change({ sort: [...sort, ...fields.map((fieldName) => ({ fieldName, order }))] })
  const comparisons = COMPARISONS.map((name) => [
    name,
    (field: string, value: unknown = null, ...more: unknown[]) =>
      where({
        [field]: {
          [`$${name.replace(/^([gl])e$/, '$1te')}`]: name.startsWith('has') ? [value, ...more].flat() : value,
        },
      }),
  ])

  return {
    ...more?.(query, change),
    ...Object.fromEntries(comparisons),
    query,
    eq: (field, value = null) => where({ [field]: value }),
    between: (field, low, high) => where({ [field]: { $gte: low } }, { [field]: { $lt: high } }),
    exists: (field, exists = true) => where({ [field]: { $exists: exists } }),
    isEmpty: (field) => where({ [field]: null }),
    isNotEmpty: (field) => where({ [field]: { $ne: null } }),
    and: (other) => where(other.query.filter ?? {}),
    or: (other) => change({ filter: join('$or', filter, other.query.filter ?? {}) }),
    not(other) {
      const { filter = {} } = other.query
      return where(isEmpty(filter) ? filter : ((filter.$not as Filter) ?? { $not: filter }))
    },
    ascending: order('ASC'),
    descending: order('DESC'),
    limit: (limit) => change({ paging: { ...paging, limit } }),
    skip: (offset) => change({ paging: { ...paging, offset } }),
    find: async () =>
      pageOf(await fetchPage(query), paging, (offset) => change({ paging: { ...paging, offset } })),
    async *[Symbol.asyncIterator]() {
      yield* await this.find()
    },
  }
}

const pageOf = <Item>(
  { items = [], metadata = {} }: Page<Item>,
  { limit, offset }: OffsetQuery['paging'],
  at: (offset: number) => { find(): Promise<QueryResult<Item>> },
): QueryResult<Item> => {
  const totalCount = metadata.tooManyToCount ? undefined : (metadata.total ?? undefined)
  const currentPage = limit ? Math.floor(offset / limit) : undefined
  const totalPages = limit && totalCount !== undefined ? Math.ceil(totalCount / limit) : undefined
  // What is not known is NaN, and no number is less.
  const hasNext = () => Number(currentPage) < Number(totalPages) - 1
  const hasPrev = () => !!currentPage
  const turn = async (exists: boolean, name: string, to: number) =>
    exists ? at(to).find() : refuse(`No ${name} page to fetch`, 'NO_PAGE')
  const page = {
    items,
    /** Read under this name by code written against the hosted platform's packages. */
    _items: items,
    length: items.length,
    pageSize: limit,
    currentPage,
    totalPages,
    totalCount,
    hasNext,
    hasPrev,
    next: () => turn(hasNext(), 'next', offset + limit),
    prev: () => turn(hasPrev(), 'previous', Math.max(offset - limit, 0)),
    async *[Symbol.asyncIterator]() {
      for (let current: QueryResult<Item> = page; ; current = await current.next()) {
        yield* current.items
        if (!current.hasNext()) return
      }
    },
  }
  return page
}
