import { named } from '../calls/named.ts'
import { refuse } from '../http/error.ts'

/** The values a filter compares with. */
export type FilterValue = string | number | boolean | Date | null

/** The fields of a query with their types: text, a number, a time, one of some words, or a list. */
export type QueryFields = { readonly [Field: string]: FilterValue | readonly FilterValue[] }

/** A filter as sent on the wire. */
export type Filter = Record<string, unknown>

/** A query as sent on the wire. */
export interface OffsetQuery {
  filter?: Filter
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  paging: { limit: number; offset: number }
}

/** One page of a query, with access to the others. Iterating over it continues to the last page. */
export interface QueryResult<Item> extends AsyncIterable<Item> {
  readonly items: Item[]
  /** Items on this page. */
  readonly length: number
  /** Maximum items on a page. */
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
 * Builds a query step by step. Every step returns a new builder and leaves the old one unchanged; nothing is
 * sent before `find`. Conditions are joined by and.
 * @example
 * const { items } = await products.queryProducts().startsWith('name', 'Bowl').descending('price').limit(12).find()
 */
export interface QueryBuilder<
  Item,
  Fields extends QueryFields = Record<string, FilterValue>,
  SortField extends string = keyof Fields & string,
> extends AsyncIterable<Item> {
  /** The query built so far. */
  readonly query: OffsetQuery
  eq<Field extends Name<Fields>>(
    field: Field,
    value: ValueOf<Fields[Field]> | null | undefined,
  ): QueryBuilder<Item, Fields, SortField>
  ne<Field extends Name<Fields>>(
    field: Field,
    value: ValueOf<Fields[Field]> | null | undefined,
  ): QueryBuilder<Item, Fields, SortField>
  gt<Field extends Holding<Fields, FilterValue>>(
    field: Field,
    value: Fields[Field],
  ): QueryBuilder<Item, Fields, SortField>
  ge<Field extends Holding<Fields, FilterValue>>(
    field: Field,
    value: Fields[Field],
  ): QueryBuilder<Item, Fields, SortField>
  lt<Field extends Holding<Fields, FilterValue>>(
    field: Field,
    value: Fields[Field],
  ): QueryBuilder<Item, Fields, SortField>
  le<Field extends Holding<Fields, FilterValue>>(
    field: Field,
    value: Fields[Field],
  ): QueryBuilder<Item, Fields, SortField>
  /** From `low` up to, but not including, `high`. */
  between<Field extends Holding<Fields, FilterValue>>(
    field: Field,
    low: Fields[Field],
    high: Fields[Field],
  ): QueryBuilder<Item, Fields, SortField>
  in<Field extends Name<Fields>>(
    field: Field,
    values: readonly (ValueOf<Fields[Field]> | null)[],
  ): QueryBuilder<Item, Fields, SortField>
  startsWith(field: Holding<Fields, string>, text: string): QueryBuilder<Item, Fields, SortField>
  endsWith(field: Holding<Fields, string>, text: string): QueryBuilder<Item, Fields, SortField>
  /** The field's text contains this text, or its list this value. */
  contains(
    field: Holding<Fields, string | readonly string[]>,
    text: string,
  ): QueryBuilder<Item, Fields, SortField>
  /** The field's list holds at least one of the values. */
  hasSome<Field extends Name<Fields>>(
    field: Field,
    ...values: ListValues<ValueOf<Fields[Field]>>
  ): QueryBuilder<Item, Fields, SortField>
  /** The field's list holds all of the values. */
  hasAll<Field extends Name<Fields>>(
    field: Field,
    ...values: ListValues<ValueOf<Fields[Field]>>
  ): QueryBuilder<Item, Fields, SortField>
  exists(field: Name<Fields>, exists?: boolean): QueryBuilder<Item, Fields, SortField>
  isEmpty(field: Name<Fields>): QueryBuilder<Item, Fields, SortField>
  isNotEmpty(field: Name<Fields>): QueryBuilder<Item, Fields, SortField>
  and(other: HasQuery): QueryBuilder<Item, Fields, SortField>
  or(other: HasQuery): QueryBuilder<Item, Fields, SortField>
  /** Negates the other builder's conditions; conditions before it stay. */
  not(other: HasQuery): QueryBuilder<Item, Fields, SortField>
  ascending(...fields: SortField[]): QueryBuilder<Item, Fields, SortField>
  descending(...fields: SortField[]): QueryBuilder<Item, Fields, SortField>
  /** Items on a page: 50 by default, at most 100. */
  limit(limit: number): QueryBuilder<Item, Fields, SortField>
  /** Items to skip. */
  skip(offset: number): QueryBuilder<Item, Fields, SortField>
  /** Sends the query. */
  find(): Promise<QueryResult<Item>>
}

type Name<Fields> = keyof Fields & string

/** The fields that hold such values, and those that may hold any. */
type Holding<Fields, Value> = {
  [Field in Name<Fields>]: Fields[Field] extends Value
    ? Field
    : FilterValue extends Fields[Field]
      ? Field
      : never
}[Name<Fields>]

/** One value of a field; for a list, one of its entries. */
type ValueOf<Held> = Held extends readonly (infer Value)[] ? Value : Held

/** Values as arguments, or as one list. */
type ListValues<Value> = readonly (Value | null)[] | readonly [readonly (Value | null)[]]

/** Accepts any builder when only its conditions matter. */
interface HasQuery {
  readonly query: Pick<OffsetQuery, 'filter'>
}

/** What a page needs from an answer. */
interface Page<Item> {
  items?: Item[]
  metadata?: { total?: number | null; tooManyToCount?: boolean | null }
}

/** Steps whose name is also the wire's operator; `ge` and `le` are `$gte` and `$lte`. */
const COMPARISONS = 'ne gt ge lt le in startsWith endsWith contains hasSome hasAll'.split(' ') as Comparison[]

type Comparison =
  | 'ne'
  | 'gt'
  | 'ge'
  | 'lt'
  | 'le'
  | 'in'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  | 'hasSome'
  | 'hasAll'

const isEmpty = (filter: Filter) => !Object.keys(filter)[0]

/** Joins conditions by `$and` or `$or` without nesting equal joins. */
const join = (operator: '$and' | '$or', ...filters: Filter[]): Filter => {
  const parts = filters
    .filter((filter) => !isEmpty(filter))
    .flatMap((filter) => (Array.isArray(filter[operator]) ? filter[operator] : [filter]))
  return parts.length > 1 ? { [operator]: parts } : (parts[0] ?? {})
}

/**
 * Builds queries that `fetchPage` sends. Pages hold 50 items and start at 0.
 * @param more - extra steps for this kind of query
 */
export const createQuery = <Item, Fields extends QueryFields, SortField extends string>(
  fetchPage: (query: OffsetQuery) => Promise<Page<Item>>,
  query: OffsetQuery = { filter: {}, paging: { offset: 0, limit: 50 } },
  more?: (query: OffsetQuery, change: (part: Partial<OffsetQuery>) => unknown) => object,
): QueryBuilder<Item, Fields, SortField> => {
  const { filter = {}, sort = [], paging } = query
  const change = (part: Partial<OffsetQuery>) =>
    createQuery<Item, Fields, SortField>(fetchPage, { ...query, ...part }, more)
  const where = (...conditions: Filter[]) => change({ filter: join('$and', filter, ...conditions) })
  const order =
    (order: 'ASC' | 'DESC') =>
    (...fields: SortField[]) =>
      change({ sort: [...sort, ...fields.map((fieldName) => ({ fieldName, order }))] })
  const skip = (offset: number) => change({ paging: { ...paging, offset } })
  const comparisons = named(
    COMPARISONS,
    (name) =>
      (field: string, value: unknown = null, ...more: unknown[]) =>
        where({
          [field]: {
            [`$${name.replace(/^([gl])e$/, '$1te')}`]: name.startsWith('has')
              ? [value, ...more].flat()
              : value,
          },
        }),
  )

  return {
    ...more?.(query, change),
    ...(comparisons as unknown as Pick<QueryBuilder<Item, Fields, SortField>, Comparison>),
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
    skip,
    find: async () => pageOf(await fetchPage(query), paging, skip),
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
  // An unknown value is NaN, and no number is less than that.
  const hasNext = () => (currentPage as number) < (totalPages as number) - 1
  const hasPrev = () => !!currentPage
  const turn = async (exists: boolean, name: string, to: number) =>
    exists ? at(to).find() : refuse(`No ${name} page to fetch`, 'NO_PAGE')
  const page = {
    items,
    /** Code written against the hosted platform's packages reads this name. */
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
