import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { BLOCK, placesOf } from '../search-index/container.ts'
import { containerOf } from '../search-index/container-bytes.ts'
import { type PostingEdit, postingsStore } from '../search-index/postings.store.ts'
import { termsOf } from '../search-index/search-document.ts'
import { commonId } from '../search-index/search-terms.ts'
import { termsStore } from '../search-index/terms.store.ts'
import { compared, type Drift } from './drift.ts'

const CHUNK = 500

const documentsIn = statement<{ product_number: number; document: string }>(
  `SELECT product_number, document FROM search_documents
   WHERE site_id = ? AND product_number >= ? AND product_number < ? ORDER BY product_number LIMIT ${CHUNK}`,
)
const postingsIn = statement<{ term_id: number; field: number; body: Uint8Array }>(
  `SELECT term_id, field, body FROM search_postings
   WHERE site_id = ? AND block = ? AND (term_id, field) > (?, ?) ORDER BY term_id, field LIMIT ${CHUNK}`,
)
const lockBlock = statement<{ revision: number }>(
  'SELECT revision FROM search_blocks WHERE site_id = ? AND block = ? FOR UPDATE',
)
const blockRevision = statement<{ revision: number }>(
  'SELECT revision FROM search_blocks WHERE site_id = ? AND block = ?',
)
const idsOf = selectIn<{ product_number: number; product_id: string }>(
  'SELECT product_number, product_id FROM products WHERE site_id = ? AND product_number IN (?*)',
)

/** The products of each term and field, as `id field`. */
type Postings = Map<string, Set<number>>

const NO_PLACES: ReadonlySet<number> = new Set()

const NAMED = 20

/** What is wrong in a block of the index, and how to fix it. */
export interface BlockDrifts {
  /** How many times the block had been changed when it was read. */
  readonly revision: number | undefined
  readonly drifts: readonly Drift[]
  readonly edits: readonly PostingEdit[]
  /** Terms without a row, and how many products of the block have each. */
  readonly missing: ReadonlyMap<string, number>
}

/** Postings fixed in one transaction. */
const EDITS = 500

/**
 * Compares a block of the index with what was indexed of its products.
 *
 * @returns undefined when the block was changed meanwhile
 */
export const blockDrifts = async (
  reader: Reader,
  siteId: string,
  block: number,
): Promise<BlockDrifts | undefined> => {
  const before = await reader.first(blockRevision, siteId, block)
  const { postings: wanted, keys, missing } = await wantedPostings(reader, siteId, block)
  const stored = await storedPostings(reader, siteId, block)
  const after = await reader.first(blockRevision, siteId, block)
  if (before?.revision !== after?.revision) return undefined
  const edits = [...new Set([...wanted.keys(), ...stored.keys()])].flatMap((name): PostingEdit[] => {
    const [has, should] = [stored.get(name) ?? NO_PLACES, wanted.get(name) ?? NO_PLACES]
    const added = [...should].filter((place) => !has.has(place))
    const removed = [...has].filter((place) => !should.has(place))
    if (added.length === 0 && removed.length === 0) return []
    const [termId = 0, field = 0] = name.split(' ').map(Number)
    return [{ termId, field, block, added, removed }]
  })
  const drifts = await Promise.all(
    edits.map((edit) => postingDrifts(reader, siteId, keys.get(edit.termId) ?? `term ${edit.termId}`, edit)),
  )
  const lost = [...missing].flatMap(([key, count]) =>
    compared({ siteId, of: key, what: 'search term' }, undefined, `with ${count} products`),
  )
  return { revision: after?.revision, drifts: [...lost, ...drifts.flat()], edits, missing }
}

/**
 * Fixes some of what is wrong in a block; the catalog must be locked. Does nothing if the block has changed.
 */
export const fixBlock = async (
  tx: Transaction,
  siteId: string,
  block: number,
  { revision, edits, missing }: BlockDrifts,
): Promise<void> => {
  const now = await tx.first(lockBlock, siteId, block)
  if (now?.revision !== revision) return
  const some = new Map([...missing].slice(0, EDITS))
  const ids = await termsStore.ids(tx, siteId, [...some.keys()])
  await termsStore.count(tx, siteId, ids, some)
  await postingsStore.edit(tx, siteId, edits.slice(0, EDITS))
}

/** Rebuilds the index of a block from what was indexed of its products. */
const wantedPostings = async (
  reader: Reader,
  siteId: string,
  block: number,
): Promise<{ postings: Postings; keys: Map<number, string>; missing: Map<string, number> }> => {
  const byKey = new Map<string, Map<number, Set<number>>>()
  const end = (block + 1) * BLOCK
  for (let from = block * BLOCK; ; ) {
    const rows = await reader.all(documentsIn, siteId, from, end)
    for (const row of rows) {
      for (const [key, field] of termsOf(JSON.parse(row.document))) {
        const fields = byKey.get(key) ?? new Map<number, Set<number>>()
        const places = fields.get(field) ?? new Set<number>()
        byKey.set(key, fields.set(field, places.add(row.product_number % BLOCK)))
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < CHUNK) break
    from = last.product_number + 1
  }
  const known = await termsStore.byKey(
    reader,
    siteId,
    [...byKey.keys()].filter((key) => commonId(key) === undefined),
  )
  const postings: Postings = new Map()
  const keys = new Map<number, string>()
  const missing = new Map<string, number>()
  for (const [key, fields] of byKey) {
    const id = commonId(key) ?? known.get(key)?.id
    if (id === undefined) {
      missing.set(
        key,
        [...fields.values()].reduce((sum, places) => sum + places.size, 0),
      )
      continue
    }
    keys.set(id, key)
    for (const [field, places] of fields) postings.set(`${id} ${field}`, places)
  }
  return { postings, keys, missing }
}

const storedPostings = async (reader: Reader, siteId: string, block: number): Promise<Postings> => {
  const postings: Postings = new Map()
  for (let [term, field] = [0, 0]; ; ) {
    const rows = await reader.all(postingsIn, siteId, block, term, field)
    for (const row of rows)
      postings.set(`${row.term_id} ${row.field}`, new Set(placesOf(containerOf(row.body))))
    const last = rows.at(-1)
    if (!last || rows.length < CHUNK) return postings
    ;[term, field] = [last.term_id, last.field]
  }
}

/** Names products; of many, only the first. */
const postingDrifts = async (
  reader: Reader,
  siteId: string,
  key: string,
  { block, added, removed }: PostingEdit,
): Promise<Drift[]> => {
  const places = [...added, ...removed].slice(0, NAMED)
  const rows = await idsOf(
    reader,
    siteId,
    places.map((place) => block * BLOCK + place),
  )
  const ids = new Map(rows.map((row) => [row.product_number % BLOCK, row.product_id]))
  return places.map((place) => {
    const isMissing = added.includes(place)
    return {
      ...{ siteId, of: ids.get(place) ?? `number ${block * BLOCK + place}`, what: `search posting ${key}` },
      ...{ stored: isMissing ? 'absent' : 'there', computed: isMissing ? 'there' : 'absent' },
    }
  })
}
