import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { JobKey } from '../../../floor/jobs/leases.ts'
import { joined, type KeptChange } from './kept-change.ts'

/** What an import did to a product, and the product's position in the file. */
export interface PlacedChange {
  readonly place: number
  readonly productId: string
  readonly kept: KeptChange
}

const insert = insertRows('import_kept', ['site_id', 'import_id', 'place', 'product_id', 'kept'])
const productIds = statement<{ product_id: string }>(
  'SELECT product_id FROM import_kept WHERE site_id = ? AND import_id = ? ORDER BY place DESC',
)
const byProduct = selectIn<{ place: number; product_id: string; kept: string }>(
  'SELECT place, product_id, kept FROM import_kept WHERE site_id = ? AND product_id IN (?*) AND import_id = ?',
)
const ofProduct = statement<{ import_id: string; kept: string }>(
  `SELECT k.import_id, k.kept FROM import_kept k
   JOIN imports i ON i.site_id = k.site_id AND i.import_id = k.import_id
   WHERE k.site_id = ? AND k.product_id = ?
   ORDER BY i.created_at DESC, i.import_id DESC, k.place LIMIT CAST(? AS BIGINT)`,
)
/** Of any size, up to what a product with a thousand variants had. */
const purge = statement(
  `DELETE FROM import_kept WHERE (site_id, import_id, place) IN (
     SELECT k.site_id, k.import_id, k.place FROM import_kept k
     JOIN imports i ON i.site_id = k.site_id AND i.import_id = k.import_id
     WHERE i.created_at < ? LIMIT 100)`,
)

/** What imports did to products. It is kept as long as the imports themselves. */
export const keptChangesStore = {
  /** Adds changes; call it in the transaction that makes them. */
  add: (tx: Transaction, { siteId, jobId }: JobKey, changes: readonly PlacedChange[]): Promise<void> =>
    insert(
      tx,
      changes.map(({ place, productId, kept }) => [siteId, jobId, place, productId, JSON.stringify(kept)]),
    ),

  /** Lists the products that an import created or changed, each once, the last in the file first. */
  productIds: async (reader: Reader, { siteId, jobId }: JobKey): Promise<string[]> => [
    ...new Set((await reader.all(productIds, siteId, jobId)).map((row) => row.product_id)),
  ],

  /** Returns what an import did to some products, by their ids. */
  of: async (
    reader: Reader,
    { siteId, jobId }: JobKey,
    ids: readonly string[],
  ): Promise<Map<string, KeptChange>> => {
    const found = new Map<string, KeptChange>()
    const rows = await byProduct(reader, siteId, ids, jobId)
    for (const { product_id: id, kept: text } of rows.sort((one, other) => one.place - other.place)) {
      const kept: KeptChange = JSON.parse(text) // printed by this store
      const known = found.get(id)
      found.set(id, known ? joined(known, kept) : kept)
    }
    return found
  },

  /** The newest imports that changed a product, and what they did to it: once for each line of their files. */
  ofProduct: async (
    reader: Reader,
    siteId: string,
    productId: string,
    limit: number,
  ): Promise<{ readonly importId: string; readonly kept: KeptChange }[]> =>
    (await reader.all(ofProduct, siteId, productId, limit)).map((row) => ({
      importId: row.import_id,
      kept: JSON.parse(row.kept), // printed by this store
    })),

  /** Deletes some changes of imports that started before a time (milliseconds since 1970); returns how many. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(purge, before),
}
