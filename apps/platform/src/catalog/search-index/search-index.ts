import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { BLOCK } from './container.ts'
import { blockOf } from './number-set.ts'
import { type PostingEdit, postingsStore } from './postings.store.ts'
import { type SearchDocument, termsOf } from './search-document.ts'
import { KINDS, termKey } from './search-terms.ts'
import { termsStore } from './terms.store.ts'

const documents = selectIn<{ product_number: number; document: string }>(
  'SELECT product_number, document FROM search_documents WHERE site_id = ? AND product_number IN (?*)',
)
const saveDocuments = insertRows(
  'search_documents',
  ['site_id', 'product_number', 'document'],
  'ON CONFLICT (site_id, product_number) DO UPDATE SET document = excluded.document',
)
const deleteDocument = statement('DELETE FROM search_documents WHERE site_id = ? AND product_number = ?')
const LEFT = 'in_stock = 1 AND (track_quantity = 0 OR quantity > 0)'
/** The rules of `stock.ts` for a product's variants, as SQL. */
const stocks = selectIn<{ product_number: number; some_in_stock: number; some_sold_out: number }>(
  `SELECT product_number, max(CASE WHEN visible = 1 AND ${LEFT} THEN 1 ELSE 0 END) AS some_in_stock,
     max(CASE WHEN visible = 1 AND NOT (${LEFT}) THEN 1 ELSE 0 END) AS some_sold_out
   FROM variants WHERE site_id = ? AND product_number IN (?*) GROUP BY product_number`,
)

const collections = selectIn<{ product_number: number; collection_id: string }>(
  `SELECT m.product_number, c.collection_id FROM collection_products m
   JOIN collections c ON c.site_id = m.site_id AND c.collection_number = m.collection_number
   WHERE m.site_id = ? AND m.product_number IN (?*) AND m.collection_number > 0
   ORDER BY m.product_number, m.collection_number`,
)

/** A product to index; without a document, to remove. */
interface Entry {
  readonly number: number
  readonly document: SearchDocument | undefined
}

/** Keeps the index up to date, in the transactions that change products; writes only what has changed. */
export const searchIndex = {
  /**
   * Indexes products that this transaction has written. The site's catalog must be locked; see `catalogs`.
   */
  save: (tx: Transaction, siteId: string, entries: readonly Entry[]): Promise<void> =>
    change(tx, siteId, entries),

  /** Removes products that this transaction deletes. The site's catalog must be locked; see `catalogs`. */
  remove: (tx: Transaction, siteId: string, numbers: readonly number[]): Promise<void> =>
    change(
      tx,
      siteId,
      numbers.map((number) => ({ number, document: undefined })),
    ),

  /**
   * Updates the index after products entered or left collections. The site's catalog must be locked; see
   * `catalogs`.
   */
  collectionsChanged: async (tx: Transaction, siteId: string, numbers: readonly number[]): Promise<void> => {
    const known = await readDocuments(tx, siteId, numbers)
    const rows = await collections(tx, siteId, [...known.keys()])
    const entries = [...known].map(([number, document]) => {
      const others = document.facets.filter((key) => !key.startsWith(KINDS.collection))
      const own = rows.flatMap((row) => (row.product_number === number ? [row.collection_id] : []))
      return { number, document: { ...document, facets: [...others, ...own.map(termKey.collection)] } }
    })
    await change(tx, siteId, entries)
  },

  /**
   * Updates the index after products sold out or came back; call it after writing their variants, in the same
   * transaction. The catalog need not be locked, but the products must be; see `productWire.markStale`.
   */
  stockChanged: async (tx: Transaction, siteId: string, numbers: readonly number[]): Promise<void> => {
    const known = await readDocuments(tx, siteId, numbers)
    const rows = await stocks(tx, siteId, [...known.keys()])
    const entries = rows.flatMap(
      ({ product_number: number, some_in_stock: left, some_sold_out: soldOut }) => {
        const held = known.get(number)
        if (!held) return []
        const { isPartlyInStock = false, ...document } = held
        const [inStock, isPartly] = [left === 1, left === 1 && soldOut === 1]
        if (document.inStock === inStock && isPartlyInStock === isPartly) return []
        return [
          { number, document: { ...document, inStock, ...(isPartly && { isPartlyInStock: true as const }) } },
        ]
      },
    )
    if (entries.length > 0) await change(tx, siteId, entries)
  },
}

const readDocuments = async (
  reader: Reader,
  siteId: string,
  numbers: readonly number[],
): Promise<Map<number, SearchDocument>> =>
  new Map(
    (await documents(reader, siteId, numbers)).map((row) => [row.product_number, documentOf(row.document)]),
  )

/** This store printed the text from a document. */
const documentOf = (text: string): SearchDocument => JSON.parse(text)

/** How many products' terms are computed between two statements. */
const SLICE = 250

const change = async (tx: Transaction, siteId: string, entries: readonly Entry[]): Promise<void> => {
  const before = new Map<number, SearchDocument>()
  const edits = new Edits()
  for (let done = 0; done < entries.length; done += SLICE) {
    const some = entries.slice(done, done + SLICE)
    const numbers = some.map(({ number }) => number)
    for (const [number, document] of await readDocuments(tx, siteId, numbers)) before.set(number, document)
    for (const { number, document } of some) edits.add(number, before.get(number), document)
  }
  if (edits.keys.length > 0) {
    const ids = await termsStore.ids(tx, siteId, edits.keys)
    await postingsStore.edit(tx, siteId, edits.withIds(ids))
    await termsStore.count(tx, siteId, ids, edits.counts)
  }
  await saveDocuments(
    tx,
    entries.flatMap(({ number, document }) => {
      const text = document && JSON.stringify(document)
      return text === undefined || text === JSON.stringify(before.get(number)) ? [] : [[siteId, number, text]]
    }),
  )
  for (const { number, document } of entries)
    if (!document && before.has(number)) await tx.run(deleteDocument, siteId, number)
}

/** Collects changes, by term. */
class Edits {
  /** The change in the number of products of each term. */
  readonly counts = new Map<string, number>()
  readonly #edits = new Map<string, Omit<PostingEdit, 'termId'>[]>()

  get keys(): string[] {
    return [...this.#edits.keys()].sort()
  }

  add(number: number, before: SearchDocument | undefined, after: SearchDocument | undefined): void {
    const isRenamed = before?.name !== after?.name
    const had = before ? termsOf(before, isRenamed) : new Map<string, number>()
    const has = after ? termsOf(after, isRenamed) : new Map<string, number>()
    for (const [key, field] of has) {
      if (had.get(key) === field) continue
      this.#edit(key, field, number).added.push(number % BLOCK)
      if (!had.has(key)) this.#count(key, 1)
    }
    for (const [key, field] of had) {
      if (has.get(key) === field) continue
      this.#edit(key, field, number).removed.push(number % BLOCK)
      if (!has.has(key)) this.#count(key, -1)
    }
  }

  withIds(ids: ReadonlyMap<string, number>): PostingEdit[] {
    return [...this.#edits].flatMap(([key, edits]) => {
      const termId = ids.get(key)
      if (termId === undefined) throw new Error(`The term ${key} has no id`)
      return edits.map((edit) => ({ ...edit, termId }))
    })
  }

  #count(key: string, change: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + change)
  }

  #edit(key: string, field: number, number: number): Omit<PostingEdit, 'termId'> {
    const block = blockOf(number)
    const known = this.#edits.get(key) ?? []
    this.#edits.set(key, known)
    const found = known.find((edit) => edit.field === field && edit.block === block)
    if (found) return found
    const made = { field, block, added: [], removed: [] }
    known.push(made)
    return made
  }
}
