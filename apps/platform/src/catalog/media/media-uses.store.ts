import { type Reader, statement } from '../../floor/database/database.ts'

const findUses = statement<{ id: string }>(
  `SELECT product_id AS id FROM products WHERE site_id = ? AND replace(document, ?, '') <> document
   UNION ALL
   SELECT collection_id AS id FROM collections WHERE site_id = ? AND replace(document, ?, '') <> document
   LIMIT 10`,
)

/**
 * Finds products and collections that use a file, at most ten. No index leads to them, so use it with
 * `Database.scans`.
 */
export const usesOf = async (scans: Reader, siteId: string, mediaId: string): Promise<string[]> => {
  const quoted = JSON.stringify(mediaId)
  return (await scans.all(findUses, siteId, quoted, siteId, quoted)).map(({ id }) => id)
}
