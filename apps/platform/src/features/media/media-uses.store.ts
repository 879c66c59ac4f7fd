import { type Reader, statement } from '../../database/database.ts'

const findUses = statement<{ id: string }>(
  `SELECT product_id AS id FROM products WHERE site_id = ? AND document LIKE ? ESCAPE '!'
   UNION ALL
   SELECT collection_id AS id FROM collections WHERE site_id = ? AND document LIKE ? ESCAPE '!'
   LIMIT 10`,
)

/**
 * Names products and collections that show a file, ten of them at most. No index leads to them, so this belongs in
 * `Database.scans`.
 */
export const usesOf = async (scans: Reader, siteId: string, mediaId: string): Promise<string[]> => {
  const pattern = `%"${mediaId.replace(/[!%_]/g, '!$&')}"%`
  return (await scans.all(findUses, siteId, pattern, siteId, pattern)).map(({ id }) => id)
}
