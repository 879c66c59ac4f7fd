import { type Database, type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { nameKey } from '../../floor/text/name-key.ts'
import { compared, type Drift } from './drift.ts'

interface CollectionRow {
  collection_number: number
  collection_id: string
  name_key: string
  document: string
  visible_products: number | null
  all_products: number | null
}

const listCollections = statement<CollectionRow>(
  `SELECT c.collection_number, c.collection_id, c.name_key, c.document, n.visible_products, n.all_products
   FROM collections c
   LEFT JOIN collection_counts n ON n.site_id = c.site_id AND n.collection_number = c.collection_number
   WHERE c.site_id = ? ORDER BY c.collection_number`,
)
/** Counted and stored numbers in one statement, so that both are from the same moment. */
const countOne = statement<{ kept: string | null; counted: string }>(
  `SELECT (SELECT CAST(visible_products AS TEXT) || ' of ' || CAST(all_products AS TEXT) FROM collection_counts
       WHERE site_id = ? AND collection_number = ?) AS kept,
     (SELECT CAST(coalesce(sum(visible), 0) AS TEXT) || ' of ' || CAST(count(*) AS TEXT) FROM collection_products
       WHERE site_id = ? AND collection_number = ?) AS counted`,
)
const setName = statement('UPDATE collections SET name_key = ? WHERE site_id = ? AND collection_number = ?')
const setCount = statement(
  `INSERT INTO collection_counts (site_id, collection_number, visible_products, all_products)
   SELECT CAST(? AS TEXT), CAST(? AS BIGINT), coalesce(sum(visible), 0), count(*) FROM collection_products
   WHERE site_id = ? AND collection_number = ?
   ON CONFLICT (site_id, collection_number)
   DO UPDATE SET visible_products = excluded.visible_products, all_products = excluded.all_products`,
)
const formerInUse = statement<{ slug: string; product_id: string; holder_id: string }>(
  `SELECT f.slug, p.product_id, h.product_id AS holder_id FROM former_slugs f
   JOIN products p ON p.site_id = f.site_id AND p.product_number = f.product_number
   JOIN products h ON h.site_id = f.site_id AND h.slug = f.slug
   WHERE f.site_id = ? ORDER BY f.slug LIMIT 500`,
)
const forgetFormer = statement('DELETE FROM former_slugs WHERE site_id = ? AND slug = ?')

/** A drift and its fix; the catalog must be locked. */
export interface Fixable {
  readonly drift: Drift
  readonly fix: (tx: Transaction) => Promise<unknown>
}

/** Compares the counts and name keys of a site's collections. Differing counts are checked again. */
export const collectionDrifts = async (database: Database, siteId: string): Promise<Fixable[]> => {
  const found: Fixable[] = []
  for (const row of await database.all(listCollections, siteId)) {
    const { collection_number: number, collection_id: id } = row
    const about = (what: string) => ({ siteId, of: id, what })
    const key = nameKey(JSON.parse(row.document).name) // printed by the catalog
    for (const drift of compared(about('name key of the collection'), row.name_key, key))
      found.push({ drift, fix: (tx) => tx.run(setName, key, siteId, number) })
    const counts = await database.scans.first(countOne, siteId, number, siteId, number)
    const drifts = compared(about('count of products'), counts?.kept ?? undefined, counts?.counted)
    for (const drift of drifts)
      found.push({ drift, fix: (tx) => tx.run(setCount, siteId, number, siteId, number) })
  }
  return found
}

/** Finds former slugs that another product has now: they would be ambiguous. */
export const slugDrifts = async (reader: Reader, siteId: string): Promise<Fixable[]> =>
  (await reader.all(formerInUse, siteId)).map((row) => ({
    drift: {
      ...{ siteId, of: row.product_id, what: `former slug ${row.slug}` },
      ...{ stored: `leads to ${row.product_id}`, computed: `is the slug of ${row.holder_id}` },
    },
    fix: (tx) => tx.run(forgetFormer, siteId, row.slug),
  }))
