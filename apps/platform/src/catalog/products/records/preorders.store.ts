import type { PreorderInfo } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'

/** A product's row of settings. */
interface PreorderRow {
  enabled: number
  message: string | null
  most: number | null
  expected_on: string | null
  taken: number
}

/** The same beside a product `p`, which may have no settings. */
export type JoinedPreorder = PreorderRow | { [column in keyof PreorderRow]: null }

export const PREORDER_COLUMNS = 'o.enabled, o.message, o.most, o.expected_on, o.taken'
export const JOIN_PREORDERS =
  'LEFT JOIN preorders o ON o.site_id = p.site_id AND o.product_number = p.product_number'

const byNumber = selectIn<PreorderRow & { product_number: number }>(
  `SELECT product_number, enabled, message, most, expected_on, taken FROM preorders
   WHERE site_id = ? AND product_number IN (?*)`,
)
// Turning pre-orders on again resets the counter.
const savePreorder = statement(
  `INSERT INTO preorders (site_id, product_number, enabled, message, most, expected_on) VALUES (?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, product_number) DO UPDATE SET enabled = excluded.enabled, message = excluded.message,
     most = excluded.most, expected_on = excluded.expected_on,
     taken = CASE WHEN preorders.enabled = 1 THEN preorders.taken ELSE 0 END`,
)
const takeSome = statement(
  `UPDATE preorders SET taken = taken + ? WHERE site_id = ? AND product_number = ? AND enabled = 1
     AND (most IS NULL OR taken + ? <= most)`,
)
const giveSomeBack = statement(
  `UPDATE preorders SET taken = CASE WHEN taken > ? THEN taken - ? ELSE 0 END
   WHERE site_id = ? AND product_number = ?`,
)

/** The default, if the merchant hasn't set anything. */
export const NO_PREORDER: PreorderInfo = { enabled: false }

/** A merchant's settings, and how many were pre-ordered since they were turned on. */
export interface KeptPreorder {
  readonly info: PreorderInfo
  readonly taken: number
}

/** How many can still be pre-ordered; infinity without a limit, zero if it is off. */
export const preordersLeft = ({ info: { enabled, limit }, taken }: KeptPreorder): number =>
  enabled ? Math.max(0, (limit ?? Number.POSITIVE_INFINITY) - taken) : 0

/** Whether and how products can be ordered while they are sold out. */
export const preordersStore = {
  /** Reads the settings of products, by number; most have none. */
  byNumber: async (
    reader: Reader,
    siteId: string,
    numbers: readonly number[],
  ): Promise<Map<number, KeptPreorder>> => {
    const rows = await byNumber(reader, siteId, numbers)
    return new Map(rows.map((row) => [row.product_number, { info: preorderOf(row), taken: row.taken }]))
  },

  save: async (
    tx: Transaction,
    siteId: string,
    number: number,
    { enabled, message, limit, expectedDate }: PreorderInfo,
  ): Promise<void> => {
    const terms = [message ?? null, limit ?? null, expectedDate ?? null]
    await tx.run(savePreorder, siteId, number, Number(enabled), ...terms)
  },

  /** Takes places for a pre-order; returns whether there were enough. The product must be locked. */
  take: async (tx: Transaction, siteId: string, number: number, quantity: number): Promise<boolean> =>
    (await tx.run(takeSome, quantity, siteId, number, quantity)) === 1,

  /** Gives back the places of a pre-order. The product must be locked. */
  giveBack: async (tx: Transaction, siteId: string, number: number, quantity: number): Promise<void> => {
    await tx.run(giveSomeBack, quantity, quantity, siteId, number)
  },
}

/** What a row says; undefined if the product has no settings. */
export const keptPreorder = (row: JoinedPreorder): KeptPreorder | undefined =>
  row.enabled === null ? undefined : { info: preorderOf(row), taken: row.taken }

const preorderOf = ({ enabled, message, most, expected_on }: PreorderRow): PreorderInfo => ({
  enabled: enabled === 1,
  ...(message !== null && { message }),
  ...(most !== null && { limit: most }),
  ...(expected_on !== null && { expectedDate: expected_on }),
})
