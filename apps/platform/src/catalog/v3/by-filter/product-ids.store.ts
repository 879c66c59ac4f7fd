import type { Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'

const select = selectIn<{ product_number: number; product_id: string }>(
  'SELECT product_number, product_id FROM products WHERE site_id = ? AND product_number IN (?*)',
)
/** How many products one statement reads, so that other calls can run between two statements. */
const PART = 1000

/** The ids of products, in the order of their numbers. */
export const productIdsOf = async (
  reader: Reader,
  siteId: string,
  numbers: readonly number[],
): Promise<string[]> => {
  const ids: string[] = []
  for (let from = 0; from < numbers.length; from += PART) {
    const rows = await select(reader, siteId, numbers.slice(from, from + PART))
    ids.push(
      ...rows.sort((one, other) => one.product_number - other.product_number).map((row) => row.product_id),
    )
  }
  return ids
}
