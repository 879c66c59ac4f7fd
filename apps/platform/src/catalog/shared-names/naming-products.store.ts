import { type Reader, statement } from '../../floor/database/database.ts'
import type { SharedName } from './shared-name.ts'

// Reads every product's text: no index leads from what products share to the products.
const naming = statement<{ product_id: string }>(
  `SELECT product_id FROM products
   WHERE site_id = ? AND last_updated >= ? AND (replace(document, ?, '') <> document OR replace(document, ?, '') <> document)
   ORDER BY product_number LIMIT CAST(? AS BIGINT)`,
)

/**
 * Finds products whose text contains the name of something shared. Some may have the name elsewhere.
 *
 * @param since - only products that were changed at this time or later, in milliseconds since 1970
 */
export const productsNaming = async (
  reader: Reader,
  siteId: string,
  { kind, name }: SharedName,
  since: number,
  limit: number,
): Promise<string[]> => {
  const text = JSON.stringify(name)
  const fields = { option: ['name', 'name'], modifier: ['name', 'title'], section: ['title', 'title'] }
  const [one, other] = kind === 'brand' || kind === 'ribbon' ? [kind, kind] : fields[kind]
  const rows = await reader.all(naming, siteId, since, `"${one}":${text}`, `"${other}":${text}`, limit)
  return rows.map((row) => row.product_id)
}
