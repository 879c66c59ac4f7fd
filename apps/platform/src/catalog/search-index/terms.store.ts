import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { commonId, LAST_COMMON_ID } from './search-terms.ts'
import { trigramsOfTerm, trigramsStore } from './trigrams.store.ts'

/** A word or facet value of a shop. */
export interface Term {
  readonly key: string
  readonly id: number
  /** How many products have it, including hidden ones. */
  readonly products: number
}

interface TermRow {
  term_key: string
  term_id: number
  products: number
}

const COLUMNS = 'term_key, term_id, products'
/** A word has some twenty forms. */
const SIZES = [1, 10, 30, 100]
const byKey = selectIn<TermRow>(
  `SELECT ${COLUMNS} FROM search_terms WHERE site_id = ? AND term_key IN (?*)`,
  SIZES,
)
/** If very many keys start like this, as with numbers, only the first ones are read. */
const beginning = statement<TermRow>(
  `SELECT ${COLUMNS} FROM (
     SELECT ${COLUMNS} FROM search_terms WHERE site_id = ? AND term_key >= ? AND term_key < ?
     ORDER BY term_key LIMIT 5000
   ) alike ORDER BY products DESC, term_key LIMIT CAST(? AS BIGINT)`,
)
const openSite = statement(
  `INSERT INTO search_sites (site_id, last_term) VALUES (?, ${LAST_COMMON_ID}) ON CONFLICT (site_id) DO NOTHING`,
)
const takeIds = statement<{ last_term: number }>(
  'UPDATE search_sites SET last_term = last_term + CAST(? AS BIGINT) WHERE site_id = ? RETURNING last_term',
)
const addCounts = insertRows(
  'search_terms',
  ['site_id', 'term_key', 'term_id', 'products'],
  'ON CONFLICT (site_id, term_key) DO UPDATE SET products = search_terms.products + excluded.products',
)
const deleteUnused = statement(
  'DELETE FROM search_terms WHERE site_id = ? AND term_key = ? AND products <= 0',
)

/** Sorts after every key with this prefix. */
const END = '\u{10ffff}'

/** The vocabulary of a shop: its words and facet values. Writes need the site's catalog locked. */
export const termsStore = {
  /** Finds existing terms, by key. */
  byKey: async (reader: Reader, siteId: string, keys: readonly string[]): Promise<Map<string, Term>> =>
    new Map((await byKey(reader, siteId, keys)).map((row) => [row.term_key, termOf(row)])),

  /** Finds terms by key prefix, most frequent first. */
  beginning: async (reader: Reader, siteId: string, start: string, limit: number): Promise<Term[]> =>
    (await reader.all(beginning, siteId, start, start + END, limit)).map(termOf),

  /** Returns the id of each key, and creates missing ones. */
  ids: async (tx: Transaction, siteId: string, keys: readonly string[]): Promise<Map<string, number>> => {
    const ids = new Map<string, number>()
    const named = keys.filter((key) => {
      const id = commonId(key)
      if (id !== undefined) ids.set(key, id)
      return id === undefined
    })
    for (const row of await byKey(tx, siteId, named)) ids.set(row.term_key, row.term_id)
    const fresh = named.filter((key) => !ids.has(key))
    if (fresh.length === 0) return ids
    await tx.run(openSite, siteId)
    const taken = await tx.first(takeIds, fresh.length, siteId)
    const first = (taken?.last_term ?? 0) - fresh.length + 1
    for (const [index, key] of fresh.entries()) ids.set(key, first + index)
    await trigramsStore.add(tx, siteId, fresh.flatMap(trigramsOfTerm))
    return ids
  },

  /** Updates how many products have each term; deletes terms without products. */
  count: async (
    tx: Transaction,
    siteId: string,
    ids: ReadonlyMap<string, number>,
    changes: ReadonlyMap<string, number>,
  ): Promise<void> => {
    const counted = [...changes].filter(([key, change]) => change !== 0 && commonId(key) === undefined)
    await addCounts(
      tx,
      counted.map(([key, change]) => [siteId, key, ids.get(key) ?? 0, change]),
    )
    for (const [key, change] of counted) {
      if (change > 0 || (await tx.run(deleteUnused, siteId, key)) === 0) continue
      await trigramsStore.remove(tx, siteId, trigramsOfTerm(key))
    }
  },
}

const termOf = (row: TermRow): Term => ({ key: row.term_key, id: row.term_id, products: row.products })
