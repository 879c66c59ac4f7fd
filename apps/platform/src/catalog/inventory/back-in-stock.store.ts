import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

const insertRequest = statement(
  `INSERT INTO back_in_stock_requests (site_id, product_number, variant_id, email_key, email, item_url, language,
     requested_by, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, product_number, variant_id, email_key) DO NOTHING`,
)
const findRequester = statement<{ requested_by: string }>(
  `SELECT requested_by FROM back_in_stock_requests
   WHERE site_id = ? AND product_number = ? AND variant_id = ? AND email_key = ?`,
)
const countOpen = statement<{ asked: number; addressed: number }>(
  `SELECT (SELECT count(*) FROM (SELECT 1 AS one FROM back_in_stock_requests
             WHERE site_id = ? AND requested_by = ? LIMIT 101) counted) AS asked,
     (SELECT count(*) FROM (SELECT 1 AS one FROM back_in_stock_requests
             WHERE site_id = ? AND email_key = ? LIMIT 101) counted) AS addressed`,
)
const insertDue = statement(
  `INSERT INTO back_in_stock_due (site_id, product_number, variant_id, due_at)
   SELECT site_id, product_number, variant_id, CAST(? AS BIGINT) FROM back_in_stock_requests
   WHERE site_id = ? AND product_number = ? AND variant_id = ? LIMIT 1
   ON CONFLICT (site_id, product_number, variant_id) DO NOTHING`,
)
const listDue = statement<DueRow>(
  `SELECT d.site_id, d.product_number, d.variant_id, p.product_id FROM back_in_stock_due d
   JOIN products p ON p.site_id = d.site_id AND p.product_number = d.product_number
   WHERE d.due_at <= ? ORDER BY d.due_at, d.site_id, d.product_number, d.variant_id LIMIT ?`,
)
const takeWishes = statement<{ email: string; item_url: string | null; language: string | null }>(
  `DELETE FROM back_in_stock_requests
   WHERE site_id = ? AND product_number = ? AND variant_id = ? AND email_key IN (
     SELECT email_key FROM back_in_stock_requests WHERE site_id = ? AND product_number = ? AND variant_id = ?
     ORDER BY created_at, email_key LIMIT ?)
   RETURNING email, item_url, language`,
)
const putOffDue = statement(
  `UPDATE back_in_stock_due SET due_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND product_number = ? AND variant_id = ?`,
)
const deleteDue = statement(
  'DELETE FROM back_in_stock_due WHERE site_id = ? AND product_number = ? AND variant_id = ?',
)

interface DueRow {
  site_id: string
  product_number: number
  variant_id: string
  product_id: string
}

/** An item that is back, and that someone waited for. */
export interface DueItem {
  readonly siteId: string
  readonly number: number
  readonly variantId: string
  readonly productId: string
}

/** An item, and who wants a mail when it is back. */
export interface BackInStockWish {
  readonly siteId: string
  readonly number: number
  readonly variantId: string
  /** In the form of `mailAddressOf`. */
  readonly email: string
  readonly itemUrl: string | undefined
  /** As `languageAmong` returns it. */
  readonly language?: string | undefined
  /** The visitor, member, merchant or app. */
  readonly requestedBy: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Requests for mails, and the items that are back. A request stays until its mail is queued; an item is due
 * from the transaction in which its stock returns.
 */
export const backInStockStore = {
  /** Saves a request, unless the address is already waiting for the item; returns whether it saved it. */
  keep: async (tx: Transaction, wish: BackInStockWish): Promise<boolean> => {
    const { siteId, number, variantId, email, itemUrl = null, language = null, requestedBy, at } = wish
    const item = [siteId, number, variantId]
    return (await tx.run(insertRequest, ...item, email, email, itemUrl, language, requestedBy, at)) === 1
  },

  /** Whether this caller requested the mail. */
  isOwn: async (
    reader: Reader,
    { siteId, number, variantId, email, requestedBy }: BackInStockWish,
  ): Promise<boolean> => {
    const found = await reader.first(findRequester, siteId, number, variantId, email)
    return found?.requested_by === requestedBy
  },

  /** Counts open requests by requester and by address; returns the larger number, up to 101. */
  countOpen: async (
    reader: Reader,
    { siteId, requestedBy, email }: Pick<BackInStockWish, 'siteId' | 'requestedBy' | 'email'>,
  ): Promise<number> => {
    const counted = await reader.first(countOpen, siteId, requestedBy, siteId, email)
    return Math.max(counted?.asked ?? 0, counted?.addressed ?? 0)
  },

  /** Marks those variants as back that someone waits for. */
  markDue: async (
    tx: Transaction,
    siteId: string,
    number: number,
    variantIds: readonly string[],
    at: number,
  ): Promise<void> => {
    for (const variantId of variantIds) await tx.run(insertDue, at, siteId, number, variantId)
  },

  /** Lists items that have been back since a time, longest first. */
  due: async (reader: Reader, since: number, most: number): Promise<DueItem[]> =>
    (await reader.all(listDue, since, most)).map((row) => ({
      siteId: row.site_id,
      number: row.product_number,
      variantId: row.variant_id,
      productId: row.product_id,
    })),

  /** Takes requests for an item to serve them, oldest first; the item's product is locked. */
  takeWishes: async (
    tx: Transaction,
    { siteId, number, variantId }: DueItem,
    most: number,
  ): Promise<Pick<BackInStockWish, 'email' | 'itemUrl' | 'language'>[]> => {
    const item = [siteId, number, variantId]
    const taken = await tx.all(takeWishes, ...item, ...item, most)
    return taken.map(({ email, item_url, language }) => ({
      ...{ email, itemUrl: item_url ?? undefined, language: language ?? undefined },
    }))
  },

  /** Postpones an item. */
  putOff: (tx: Transaction, { siteId, number, variantId }: DueItem, until: number): Promise<number> =>
    tx.run(putOffDue, until, siteId, number, variantId),

  /** Marks an item as served until it comes back again. */
  settle: (tx: Transaction, { siteId, number, variantId }: DueItem): Promise<number> =>
    tx.run(deleteDue, siteId, number, variantId),
}
