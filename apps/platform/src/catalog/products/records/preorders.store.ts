import type { PreorderInfo } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'

interface PreorderRow {
  product_number: number
  enabled: number
  message: string | null
  most: number | null
}

const byNumber = selectIn<PreorderRow>(
  `SELECT product_number, enabled, message, most FROM preorders WHERE site_id = ? AND product_number IN (?*)`,
)
const savePreorder = statement(
  `INSERT INTO preorders (site_id, product_number, enabled, message, most) VALUES (?, ?, ?, ?, ?)
   ON CONFLICT (site_id, product_number) DO UPDATE SET enabled = excluded.enabled, message = excluded.message,
     most = excluded.most`,
)

/** The default, if the merchant hasn't set anything. */
export const NO_PREORDER: PreorderInfo = { enabled: false }

/** Whether and how products can be ordered while they are sold out, as set by the merchant. */
export const preordersStore = {
  /** Reads the settings of products, by number; most have none. */
  byNumber: async (
    reader: Reader,
    siteId: string,
    numbers: readonly number[],
  ): Promise<Map<number, PreorderInfo>> => {
    const rows = await byNumber(reader, siteId, numbers)
    return new Map(rows.map((row) => [row.product_number, preorderOf(row)]))
  },

  save: async (
    tx: Transaction,
    siteId: string,
    number: number,
    { enabled, message, limit }: PreorderInfo,
  ): Promise<void> => {
    await tx.run(savePreorder, siteId, number, Number(enabled), message ?? null, limit ?? null)
  },
}

const preorderOf = ({ enabled, message, most }: PreorderRow): PreorderInfo => ({
  enabled: enabled === 1,
  ...(message !== null && { message }),
  ...(most !== null && { limit: most }),
})
