import { named } from '../calls/named.ts'
import { refuse } from '../http/error.ts'
import { createQuery, type QueryBuilder, type QueryFields } from './query-builder.ts'

/** One page of a query, with access to the next and the previous one. */
export interface CursorQueryResult<Item> extends AsyncIterable<Item> {
  readonly items: Item[]
  /** Items on this page. */
  readonly length: number
  /** Maximum items on a page. */
  readonly pageSize: number
  readonly cursors: { readonly next?: string | undefined; readonly prev?: string | undefined }
  hasNext(): boolean
  hasPrev(): boolean
  /** @throws {CommerceError} 'No next page to fetch' */
  next(): Promise<CursorQueryResult<Item>>
  /** @throws {CommerceError} 'No previous page to fetch' */
  prev(): Promise<CursorQueryResult<Item>>
}

type Step = Exclude<keyof QueryBuilder<unknown>, 'query' | 'find' | 'skip' | typeof Symbol.asyncIterator>

/**
 * Builds a query step by step, like `QueryBuilder`. Its pages are reached with cursors, which keep their place
 * when items come or go.
 */
export type CursorQueryBuilder<
  Item,
  Fields extends QueryFields,
  SortField extends string,
> = AsyncIterable<Item> & {
  [Name in Step]: QueryBuilder<Item, Fields, SortField>[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => CursorQueryBuilder<Item, Fields, SortField>
    : never
} & {
  /** The conditions and the order built so far. */
  readonly query: QueryBuilder<Item>['query']
  /** Continues at a cursor of an earlier page, whose conditions and order stay. */
  skipTo(cursor: string): CursorQueryBuilder<Item, Fields, SortField>
  /** Sends the query. */
  find(): Promise<CursorQueryResult<Item>>
}

/** A query as sent on the wire. */
export interface CursorQuery {
  filter?: Record<string, unknown>
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  cursorPaging: { limit: number; cursor?: string }
}

/** What a page needs from an answer. */
export interface CursorPage<Item> {
  items?: Item[]
  pagingMetadata?: { cursors?: { next?: string | null; prev?: string | null } }
}

/** Builds queries that `fetchPage` sends. Pages hold 50 items. */
export const createCursorQuery = <Item, Fields extends QueryFields, SortField extends string>(
  fetchPage: (query: CursorQuery) => Promise<CursorPage<Item>>,
): CursorQueryBuilder<Item, Fields, SortField> => wrapped(fetchPage, createQuery(unused))

/** The steps only build the query; it is sent here. */
const unused = async () => ({})

type Steps = Record<string, (...args: unknown[]) => QueryBuilder<never>>

const wrapped = <Item, Fields extends QueryFields, SortField extends string>(
  fetchPage: (query: CursorQuery) => Promise<CursorPage<Item>>,
  inner: QueryBuilder<never>,
  cursor?: string,
): CursorQueryBuilder<Item, Fields, SortField> => {
  const { query } = inner
  const { limit } = query.paging
  const at = (to: string) => wrapped<Item, Fields, SortField>(fetchPage, inner, to)
  const find = async () => {
    const { filter, sort } = query
    const asked = cursor ? { cursorPaging: { limit, cursor } } : { filter, sort, cursorPaging: { limit } }
    return pageOf(await fetchPage(asked as CursorQuery), limit, at)
  }
  return {
    ...named(
      Object.keys(inner),
      (name) =>
        (...args: unknown[]) =>
          wrapped(fetchPage, (inner as unknown as Steps)[name]?.(...args) as QueryBuilder<never>, cursor),
    ),
    query,
    skipTo: at,
    find,
    async *[Symbol.asyncIterator]() {
      yield* await find()
    },
  } as never
}

const pageOf = <Item>(
  { items = [], pagingMetadata = {} }: CursorPage<Item>,
  pageSize: number,
  at: (cursor: string) => { find(): Promise<CursorQueryResult<Item>> },
): CursorQueryResult<Item> => {
  const next = pagingMetadata.cursors?.next || undefined
  const prev = pagingMetadata.cursors?.prev || undefined
  const turn = async (cursor: string | undefined, name: string) =>
    cursor ? at(cursor).find() : refuse(`No ${name} page to fetch`, 'NO_PAGE')
  const page = {
    items,
    /** Code written against the hosted platform's packages reads this name. */
    _items: items,
    length: items.length,
    pageSize,
    cursors: { next, prev },
    hasNext: () => !!next,
    hasPrev: () => !!prev,
    next: () => turn(next, 'next'),
    prev: () => turn(prev, 'previous'),
    async *[Symbol.asyncIterator]() {
      for (let current: CursorQueryResult<Item> = page; ; current = await current.next()) {
        yield* current.items
        if (!current.hasNext()) return
      }
    },
  }
  return page
}
