import type { CustomerSort, ExportCustomersRequest } from '@vitrine/contract'
import { folded } from '@vitrine/contract/folded'
import { type Database, type Reader, statement, type Value } from '../../../floor/database/database.ts'
import { boundOften, readAll } from '../../../floor/database/statements/bound-statement.ts'
import { refuse } from '../../../floor/failure.ts'
import { nameKey } from '../../../floor/text/name-key.ts'
import { type StoredCustomer, shownName, soughtWords } from '../../../people/customers/customer.ts'
import { CUSTOMER_COLUMNS, type CustomerRow, customerOf } from '../../../people/customers/customers.store.ts'

/** Which customers to list, and in which order. */
export type CustomersAsked = ExportCustomersRequest

/** A column to sort by, with what a customer has there. */
interface Sorting {
  readonly column: string
  readonly isDescending: boolean
  valueOf(customer: StoredCustomer): string | number
}

const SORTS: Readonly<Record<CustomerSort, Sorting>> = {
  LAST_ORDER: {
    ...{ column: 'c.last_order_at', isDescending: true },
    valueOf: ({ lastOrderAt = 0 }) => lastOrderAt,
  },
  SPEND: { column: 'c.spent_minor', isDescending: true, valueOf: ({ spentMinor }) => spentMinor },
  NEWEST: { column: 'c.created_at', isDescending: true, valueOf: ({ createdAt }) => createdAt },
  NAME: {
    ...{ column: 'c.name_key', isDescending: false },
    valueOf: (customer) => nameKey(shownName(customer)),
  },
}

/** Up to this many customers, finding them by a word and sorting them is faster than walking the list. */
const FEW = 5_000
const findMany = statement<{ customer_id: string }>(
  `SELECT customer_id FROM customer_words WHERE site_id = ? AND word >= ? AND word < ?
   LIMIT 1 OFFSET CAST(? AS BIGINT)`,
)
const LED_BY_WORD = `c.customer_id IN (SELECT w.customer_id FROM customer_words w
  WHERE w.site_id = ? AND w.word >= ? AND w.word < ?)`
const HAS_WORD = `EXISTS (SELECT 1 FROM customer_words w
  WHERE w.site_id = ? AND w.customer_id = c.customer_id AND w.word >= ? AND w.word < ?)`

/** Behind every text that starts with a word. */
const END = '\u{10ffff}'
const COLUMNS = CUSTOMER_COLUMNS.split(',')
  .map((column) => `c.${column.trim()}`)
  .join(', ')

/**
 * Lists up to `limit` customers behind a cursor.
 * @throws {InvalidArgument} for a cursor that isn't one, or is one of another order
 */
export const listCustomers = async (
  reader: Reader,
  siteId: string,
  { search = '', status, tag, sort = 'LAST_ORDER' }: CustomersAsked,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<StoredCustomer[]> => {
  const { column, isDescending } = SORTS[sort]
  const conditions = ['c.site_id = ?']
  const values: Value[] = [siteId]
  const where = (condition: string, ...more: Value[]): void => {
    conditions.push(condition)
    values.push(...more)
  }
  if (status !== undefined) where('c.standing = ?', status)
  if (tag !== undefined)
    where(
      'c.customer_id IN (SELECT t.customer_id FROM customer_tags t WHERE t.site_id = ? AND t.tag_key = ?)',
      ...[siteId, tagKeyOf(tag)],
    )
  for (const word of soughtWords(search)) {
    const range = [siteId, word, word + END]
    const isCommon = (await reader.first(findMany, ...range, FEW)) !== undefined
    where(isCommon ? HAS_WORD : LED_BY_WORD, ...range)
  }
  if (cursor !== undefined)
    where(`(${column}, c.customer_id) ${isDescending ? '<' : '>'} (?, ?)`, ...placeOf(cursor, sort))
  const direction = isDescending ? 'DESC' : 'ASC'
  const bound = boundOften<CustomerRow>({
    text: `SELECT ${COLUMNS} FROM customers c WHERE ${conditions.join(' AND ')}
      ORDER BY ${column} ${direction}, c.customer_id ${direction} LIMIT CAST(? AS BIGINT)`,
    values: [...values, limit],
  })
  return (await readAll(reader, bound)).map(customerOf)
}

/** A search or a tag may lead to many customers, and an index leads to all others. */
export const readerFor = (database: Database, { search, status, tag, sort }: CustomersAsked): Reader => {
  const isSorted = sort === undefined || sort === 'LAST_ORDER'
  const isLed = !search && tag === undefined && (status === undefined || isSorted)
  return isLed ? database : database.scans
}

/** How tags compare: without case and without spaces at the ends. */
export const tagKeyOf = (tag: string): string => folded(tag.trim())

/** The cursor that continues behind a customer. */
export const cursorOf = (customer: StoredCustomer, { sort = 'LAST_ORDER' }: CustomersAsked): string =>
  Buffer.from(JSON.stringify([SORTS[sort].valueOf(customer), customer.id])).toString('base64url')

const placeOf = (cursor: string, sort: CustomerSort): readonly [Value, Value] => {
  const place = parsed(cursor)
  const [value, id, ...more]: unknown[] = Array.isArray(place) ? place : []
  if (!isText(id) || more.length > 0) throw badCursor()
  if (sort === 'NAME' && isText(value)) return [value, id]
  if (sort !== 'NAME' && isCount(value)) return [value, id]
  throw badCursor()
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw badCursor()
  }
}

const badCursor = () => refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
