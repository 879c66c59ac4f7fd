import { type Reader, statement } from '../../floor/database/database.ts'
import type { ProductDocument } from '../products/records/product-record.ts'
import type { SharedName } from './shared-name.ts'

/** How many products one statement reads, so that other calls can run between two statements. */
const PAGE = 500

const withText = statement<{ product_number: number; document: string }>(
  `SELECT product_number, document FROM products
   WHERE site_id = ? AND product_number > ? AND last_updated >= ? AND replace(document, ?, '') <> document
   ORDER BY product_number LIMIT ${PAGE}`,
)

/**
 * Finds which choices of an option or modifier products have. It reads every product with that option.
 *
 * @param since - only products that were changed at this time or later, in milliseconds since 1970
 */
export const usedChoices = async (
  reader: Reader,
  siteId: string,
  { kind, name }: SharedName,
  since = 0,
): Promise<Set<string>> => {
  const used = new Set<string>()
  const naming = `"name":${JSON.stringify(name)}`
  for (let last = -1; ; ) {
    const rows = await reader.all(withText, siteId, last, since, naming)
    for (const { document } of rows) for (const choice of choicesIn(document, kind, name)) used.add(choice)
    const next = rows.at(-1)
    if (!next || rows.length < PAGE) return used
    last = next.product_number
  }
}

/** The products' store printed the text from a document. */
const choicesIn = (text: string, kind: SharedName['kind'], name: string): string[] => {
  const { manageVariants, options }: ProductDocument = JSON.parse(text)
  if (manageVariants !== (kind === 'option')) return []
  return options
    .filter((option) => option.name === name)
    .flatMap(({ choices }) => choices.map(({ description }) => description))
}
