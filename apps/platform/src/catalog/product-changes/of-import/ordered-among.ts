import type { Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'

const ordered = selectIn<{ product_id: string }>(
  'SELECT DISTINCT product_id FROM order_products WHERE site_id = ? AND product_id IN (?*)',
)

/** Finds the products that were ordered at least once. */
export const orderedAmong = async (
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<Set<string>> => new Set((await ordered(reader, siteId, ids)).map((row) => row.product_id))
