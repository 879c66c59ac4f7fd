import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

/** A checkout that its buyer left. Times are milliseconds since 1970. */
export interface LeftCheckout {
  readonly siteId: string
  readonly checkoutId: string
  readonly cartId: string | undefined
  readonly status: 'ABANDONED' | 'RECOVERED' | 'DELETED'
  /** When its buyer last did something. */
  readonly leftAt: number
  readonly updatedAt: number
  readonly recoveredAt: number | undefined
  readonly reminder: 'NONE' | 'WAITING' | 'SENT' | 'SKIPPED'
  /** When the reminder is due, or since when it is settled. */
  readonly reminderAt: number | undefined
}

export interface LeftRow {
  site_id: string
  checkout_id: string
  cart_id: string | null
  status: LeftCheckout['status']
  left_at: number
  updated_at: number
  recovered_at: number | null
  reminder: LeftCheckout['reminder']
  reminder_at: number | null
}

/** Identifies a checkout of a site. */
export interface CheckoutKey {
  readonly siteId: string
  readonly checkoutId: string
}

/** An open checkout that hasn't changed for a while. */
export interface IdleCheckout extends CheckoutKey {
  readonly updatedAt: number
}

export const LEFT_COLUMNS =
  'site_id, checkout_id, cart_id, status, left_at, updated_at, recovered_at, reminder, reminder_at'

const findOne = statement<LeftRow>(
  `SELECT ${LEFT_COLUMNS} FROM abandoned_checkouts WHERE site_id = ? AND checkout_id = ?`,
)
const lockOne = statement<LeftRow>(
  `SELECT ${LEFT_COLUMNS} FROM abandoned_checkouts WHERE site_id = ? AND checkout_id = ? FOR UPDATE`,
)
const insert = statement(
  `INSERT INTO abandoned_checkouts (${LEFT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)
const update = statement(
  `UPDATE abandoned_checkouts SET status = ?, left_at = ?, updated_at = ?, reminder = ?, reminder_at = ?
   WHERE site_id = ? AND checkout_id = ?`,
)
const recover = statement(
  `UPDATE abandoned_checkouts SET status = 'RECOVERED', recovered_at = ?, updated_at = ?,
     reminder_at = CASE WHEN reminder = 'WAITING' THEN CAST(? AS BIGINT) ELSE reminder_at END,
     reminder = CASE WHEN reminder = 'WAITING' THEN 'SKIPPED' ELSE reminder END
   WHERE site_id = ? AND checkout_id = ? AND status = 'ABANDONED'`,
)
const listDue = statement<{ site_id: string; checkout_id: string }>(
  `SELECT site_id, checkout_id FROM abandoned_checkouts
   WHERE reminder = 'WAITING' AND reminder_at <= ? ORDER BY reminder_at LIMIT ?`,
)
const listIdle = statement<{ site_id: string; checkout_id: string; updated_at: number }>(
  `SELECT site_id, checkout_id, updated_at FROM checkouts
   WHERE state = 'OPEN' AND updated_at >= ? AND updated_at < ? AND (updated_at > ? OR checkout_id > ?)
   ORDER BY updated_at, checkout_id LIMIT ?`,
)
const findOrder = statement<{ order_id: string }>(
  `SELECT order_id FROM orders WHERE site_id = ? AND COALESCE(email, '') = ? AND created_at >= ?
   UNION ALL SELECT order_id FROM orders WHERE site_id = ? AND owner = ? AND created_at >= ? LIMIT 1`,
)
const lastLeft = statement<{ left_at: number }>(
  'SELECT left_at FROM abandoned_checkouts ORDER BY left_at DESC LIMIT 1',
)

/** Checkouts that their buyers left. */
export const abandonedStore = {
  find: async (reader: Reader, { siteId, checkoutId }: CheckoutKey): Promise<LeftCheckout | undefined> => {
    const row = await reader.first(findOne, siteId, checkoutId)
    return row && leftOf(row)
  },

  /** Finds one and locks it until the transaction ends. Its checkout must be locked before. */
  lock: async (tx: Transaction, { siteId, checkoutId }: CheckoutKey): Promise<LeftCheckout | undefined> => {
    const row = await tx.first(lockOne, siteId, checkoutId)
    return row && leftOf(row)
  },

  insert: (tx: Transaction, left: LeftCheckout): Promise<number> =>
    tx.run(
      insert,
      ...[left.siteId, left.checkoutId, left.cartId ?? null, left.status, left.leftAt, left.updatedAt],
      ...[left.recoveredAt ?? null, left.reminder, left.reminderAt ?? null],
    ),

  update: (tx: Transaction, left: LeftCheckout): Promise<number> =>
    tx.run(
      update,
      ...[left.status, left.leftAt, left.updatedAt, left.reminder, left.reminderAt ?? null],
      ...[left.siteId, left.checkoutId],
    ),

  /** Notes that its buyer has bought after all, in the transaction that does it; no effect on one that wasn't left. */
  recover: (tx: Transaction, { siteId, checkoutId }: CheckoutKey, at: number): Promise<number> =>
    tx.run(recover, at, at, at, siteId, checkoutId),

  /** Lists the checkouts whose reminder is due, longest overdue first. */
  due: async (reader: Reader, now: number, most: number): Promise<CheckoutKey[]> =>
    (await reader.all(listDue, now, most)).map((row) => ({
      siteId: row.site_id,
      checkoutId: row.checkout_id,
    })),

  /** Lists open checkouts that were last changed before a time, from a place on, in the order of their changes. */
  idle: async (
    reader: Reader,
    from: { readonly updatedAt: number; readonly checkoutId: string },
    before: number,
    most: number,
  ): Promise<IdleCheckout[]> =>
    (await reader.all(listIdle, ...[from.updatedAt, before, from.updatedAt, from.checkoutId], most)).map(
      (row) => ({ siteId: row.site_id, checkoutId: row.checkout_id, updatedAt: row.updated_at }),
    ),

  /** Whether someone has placed an order since a time, by their address or as the same visitor or member. */
  hasBoughtSince: async (
    reader: Reader,
    { siteId, email, owner }: { readonly siteId: string; readonly email: string; readonly owner: string },
    since: number,
  ): Promise<boolean> =>
    (await reader.first(findOrder, ...[siteId, email, since], ...[siteId, owner, since])) !== undefined,

  /** When the checkout that was left last was left; 0 if there is none. */
  lastLeftAt: async (reader: Reader): Promise<number> => (await reader.first(lastLeft))?.left_at ?? 0,
}

export const leftOf = (row: LeftRow): LeftCheckout => ({
  siteId: row.site_id,
  checkoutId: row.checkout_id,
  cartId: row.cart_id ?? undefined,
  status: row.status,
  leftAt: row.left_at,
  updatedAt: row.updated_at,
  recoveredAt: row.recovered_at ?? undefined,
  reminder: row.reminder,
  reminderAt: row.reminder_at ?? undefined,
})
