import type { Cursors } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import { readAll, readOne } from '../../../floor/database/statements/bound-statement.ts'
import { type Condition, conjunction } from '../../../floor/query/condition.ts'
import type { Fields } from '../../../floor/query/field.ts'
import { readFilterAndSort } from '../../../floor/query/language.ts'
import type { ReaderFor } from '../../../floor/query/reader.ts'
import { type ListSource, listOf } from '../../products/read/list.store.ts'
import type { Audience } from '../../products/records/audience.ts'
import { type CursorPlace, cutPage, readCursor } from './cursor.ts'

/** A list of rows that callers page through with cursors. */
export interface RowList<Row> {
  readonly source: ListSource
  readonly fields: Fields
  readonly keyOf: (row: Row) => string | number
  /** Decimal places of the currency; 0 if no field is money. */
  readonly moneyDigits?: number
  /** Looks up what a condition names, such as ids from before a rename, and returns the condition to use. */
  readonly resolve?: (reader: Reader, siteId: string, condition: Condition) => Promise<Condition>
}

/** Who reads which page of it. */
export interface RowPageAsked {
  readonly reader: Reader
  readonly siteId: string
  readonly audience: Audience
  /** The part of the request that errors name. */
  readonly field: string
  readonly filter?: unknown
  readonly sort?: unknown
  readonly paging?: { readonly limit?: number | null; readonly cursor?: string | null } | null | undefined
  /** Also holds for every row. */
  readonly also?: readonly Condition[]
}

export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly pagingMetadata: { count: number; cursors: Cursors; hasNext: boolean }
}

const PAGE_SIZE = 100
/** Rows read before the page, in case others came or went in the meantime. */
const MARGIN = 50

/**
 * Reads a page of rows.
 *
 * @throws {InvalidArgument} for an unknown field or operator, or a cursor of another list
 */
export const readRowPage = async <Row>(
  list: RowList<Row>,
  readerFor: ReaderFor,
  asked: RowPageAsked,
): Promise<RowPage<Row>> => {
  const { source, keyOf } = list
  const { reader, siteId, audience, field, paging, also = [] } = asked
  const limit = paging?.limit ?? PAGE_SIZE
  const place: CursorPlace = paging?.cursor
    ? readCursor(source.name, paging.cursor, field)
    : { asked: { filter: asked.filter, sort: asked.sort }, offset: 0 }
  const skipped = Math.max(0, place.offset - MARGIN)
  const { condition: given, sort } = readFilterAndSort(place.asked, field, contextOf(list))
  const condition = await resolve(list, asked, given)
  const query = {
    condition: conjunction([...also, condition]),
    sort,
    limit: limit + 2 * MARGIN + 1,
    offset: skipped,
  }
  const listed = listOf<Row>(source, siteId, audience, query)
  const entries = await readAll(await readerFor(reader, listed.pageCost, listed.size), listed.page)
  const cut = cutPage<Row>({ kind: source.name, field, entries, skipped, keyOf }, place, limit)
  const { page, cursors, hasNext } = cut
  return { rows: page, pagingMetadata: { count: page.length, cursors, hasNext } }
}

/** Counts the rows that fit a filter. */
export const countRows = async <Row>(
  list: RowList<Row>,
  readerFor: ReaderFor,
  asked: RowPageAsked,
): Promise<number> => {
  const { siteId, audience, reader, field, filter, also = [] } = asked
  const { condition: given } = readFilterAndSort({ filter }, field, contextOf(list))
  const condition = await resolve(list, asked, given)
  const query = { condition: conjunction([...also, condition]), sort: [], limit: 0, offset: 0 }
  const listed = listOf<Row>(list.source, siteId, audience, query)
  return (await readOne(await readerFor(reader, listed.totalCost, listed.size), listed.total)).total
}

const contextOf = <Row>({ fields, moneyDigits = 0 }: RowList<Row>) => ({ fields, moneyDigits })

const resolve = async <Row>(
  list: RowList<Row>,
  { reader, siteId }: RowPageAsked,
  condition: Condition,
): Promise<Condition> => list.resolve?.(reader, siteId, condition) ?? condition

/** A filter that also asks for words in some fields: each word must be in one of them. */
export const withWords = (
  filter: Readonly<Record<string, unknown>> | null | undefined,
  expression: string | null | undefined,
  fields: readonly string[],
): Record<string, unknown> | undefined => {
  const words = (expression ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return filter ? { ...filter } : undefined
  const contain = words.map((word) => ({ $or: fields.map((name) => ({ [name]: { $contains: word } })) }))
  return { $and: [...(filter ? [filter] : []), ...contain] }
}

const MOST_WORDS = 10
