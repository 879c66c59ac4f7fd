import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { StoredCheckout } from './checkout.ts'

interface CheckoutRow {
  site_id: string
  checkout_id: string
  owner: string
  revision: number
  state: StoredCheckout['state']
  cart_id: string | null
  order_id: string | null
  conversion_currency: string
  shown_total_minor: number
  shown_due_minor: number
  shown: string | null
  lines: string
  details: string
  maker: string | null
  copied_from: string | null
  created_at: number
  updated_at: number
}

const SELECT = `SELECT site_id, checkout_id, owner, revision, state, cart_id, order_id, conversion_currency,
    shown_total_minor, shown_due_minor, shown, lines, details, maker, copied_from, created_at, updated_at
  FROM checkouts WHERE site_id = ?`

const findById = statement<CheckoutRow>(`${SELECT} AND checkout_id = ?`)
const listByIds = selectIn<CheckoutRow>(`${SELECT} AND checkout_id IN (?*)`)
const lockById = statement<CheckoutRow>(`${SELECT} AND checkout_id = ? FOR UPDATE`)
const lockOpenOfCart = statement<CheckoutRow>(`${SELECT} AND cart_id = ? AND state = 'OPEN' FOR UPDATE`)
const findLastOfCart = statement<CheckoutRow>(
  `${SELECT} AND cart_id = ? ORDER BY created_at DESC, checkout_id DESC LIMIT 1`,
)
const findOwner = statement<{ owner: string }>(
  'SELECT owner FROM checkouts WHERE site_id = ? AND checkout_id = ?',
)
const insertCheckout = statement(
  `INSERT INTO checkouts (site_id, checkout_id, owner, revision, state, cart_id, conversion_currency,
     shown_total_minor, shown_due_minor, shown, lines, details, maker, copied_from, created_at, updated_at)
   VALUES (?, ?, ?, 1, 'OPEN', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT DO NOTHING`,
)
const updateCheckout = statement(
  `UPDATE checkouts SET revision = ?, conversion_currency = ?, shown_total_minor = ?, shown_due_minor = ?, shown = ?,
     lines = ?, details = ?, maker = ?, updated_at = ?
   WHERE site_id = ? AND checkout_id = ? AND revision = ? AND state = 'OPEN'`,
)
const noteShown = statement(
  `UPDATE checkouts SET shown_total_minor = ?, shown_due_minor = ?, shown = ?, details = ?
   WHERE site_id = ? AND checkout_id = ? AND revision = ? AND state = 'OPEN'`,
)
const complete = statement(
  `UPDATE checkouts SET state = 'COMPLETED', order_id = ?, lines = ?, revision = revision + 1, updated_at = ?
   WHERE site_id = ? AND checkout_id = ? AND revision = ? AND state = 'OPEN'`,
)

const purge = statement(
  `DELETE FROM checkouts WHERE state = 'OPEN' AND (site_id, checkout_id) IN (
     SELECT site_id, checkout_id FROM checkouts WHERE state = 'OPEN' AND updated_at < ? ORDER BY updated_at LIMIT 500)`,
)

/** Checkouts by site. */
export const checkoutStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<StoredCheckout | undefined> =>
    checkoutOf(await reader.first(findById, siteId, id)),

  /** Finds the checkouts with these ids, by id. */
  list: async (
    reader: Reader,
    siteId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredCheckout>> =>
    new Map(
      (await listByIds(reader, siteId, ids)).flatMap((row) => {
        const checkout = checkoutOf(row)
        return checkout ? [[checkout.id, checkout]] : []
      }),
    ),

  /** Finds a checkout and locks it until the transaction ends. */
  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredCheckout | undefined> =>
    checkoutOf(await tx.first(lockById, siteId, id)),

  /** Finds and locks a cart's open checkout; the caller has locked the cart. */
  lockOpenOfCart: async (
    tx: Transaction,
    siteId: string,
    cartId: string,
  ): Promise<StoredCheckout | undefined> => checkoutOf(await tx.first(lockOpenOfCart, siteId, cartId)),

  /** Finds the latest checkout created from a cart. */
  lastOfCart: async (reader: Reader, siteId: string, cartId: string): Promise<StoredCheckout | undefined> =>
    checkoutOf(await reader.first(findLastOfCart, siteId, cartId)),

  /** Returns a checkout's owner, as `principalOf` named them. */
  ownerOf: async (reader: Reader, siteId: string, id: string): Promise<string | undefined> =>
    (await reader.first(findOwner, siteId, id))?.owner,

  /** Saves an open checkout whose revision is one above the row's, or the first; returns whether it did. */
  save: async (tx: Transaction, checkout: StoredCheckout): Promise<boolean> => {
    const { siteId, id, revision, conversionCurrency, updatedAt } = checkout
    noteChange(tx, { entityType: 'CHECKOUT', entityId: id, ...(revision === 1 && { before: null }) })
    const [lines, details] = [JSON.stringify(checkout.lines), JSON.stringify(checkout.details)]
    const maker = checkout.maker ? JSON.stringify(checkout.maker) : null
    const shown = [conversionCurrency, ...shownColumns(checkout), lines, details, maker]
    const saved =
      revision === 1
        ? tx.run(
            insertCheckout,
            ...[siteId, id, checkout.ownerKey, checkout.cartId ?? null, ...shown],
            ...[checkout.copiedFrom ?? null, checkout.createdAt, updatedAt],
          )
        : tx.run(updateCheckout, revision, ...shown, updatedAt, siteId, id, revision - 1)
    return (await saved) === 1
  },

  /** Records a checkout's amounts when it was shown, and its details; no effect if it was written since. */
  noteShown: (tx: Transaction, checkout: StoredCheckout): Promise<number> => {
    const { siteId, id, revision, details } = checkout
    return tx.run(noteShown, ...shownColumns(checkout), JSON.stringify(details), siteId, id, revision)
  },

  /** Deletes up to 500 open checkouts not written since a time (milliseconds since 1970). */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(purge, before),

  /**
   * Completes an open checkout as it was read, with its lines as bought; returns whether it was unchanged
   * until then.
   * @param orderId - undefined if it was completed elsewhere
   * @param at - milliseconds since 1970
   */
  complete: async (
    tx: Transaction,
    { siteId, id, revision, lines }: StoredCheckout,
    orderId: string | undefined,
    at: number,
  ): Promise<boolean> => {
    noteChange(tx, { entityType: 'CHECKOUT', entityId: id })
    return (await tx.run(complete, orderId ?? null, JSON.stringify(lines), at, siteId, id, revision)) === 1
  },
}

const shownColumns = ({ shown }: StoredCheckout) => {
  const { totalMinor = 0, dueMinor = 0, ...parts } = shown
  return [totalMinor, dueMinor, JSON.stringify(parts)] as const
}

const checkoutOf = (row: CheckoutRow | undefined): StoredCheckout | undefined =>
  row && {
    siteId: row.site_id,
    id: row.checkout_id,
    ownerKey: row.owner,
    revision: row.revision,
    state: row.state,
    cartId: row.cart_id ?? undefined,
    orderId: row.order_id ?? undefined,
    conversionCurrency: row.conversion_currency,
    shown: {
      ...JSON.parse(row.shown ?? '{}'),
      ...{ totalMinor: row.shown_total_minor, dueMinor: row.shown_due_minor },
    },
    lines: JSON.parse(row.lines),
    details: JSON.parse(row.details),
    maker: row.maker === null ? undefined : JSON.parse(row.maker),
    copiedFrom: row.copied_from ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
