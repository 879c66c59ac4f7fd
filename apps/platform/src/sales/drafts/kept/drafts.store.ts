import type { DraftOrder } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import type { StoredDraft } from './draft.ts'

export interface DraftRow {
  site_id: string
  draft_id: string
  status: StoredDraft['status']
  owner: string
  source_order_id: string | null
  order_id: string | null
  checkout_id: string | null
  document: string
  shown: string
  created_at: number
  updated_at: number
}

export const DRAFT_COLUMNS =
  'site_id, draft_id, status, owner, source_order_id, order_id, checkout_id, document, shown, created_at, updated_at'

const SELECT = `SELECT ${DRAFT_COLUMNS} FROM draft_orders WHERE site_id = ?`
const findById = statement<DraftRow>(`${SELECT} AND draft_id = ?`)
const lockById = statement<DraftRow>(`${SELECT} AND draft_id = ? FOR UPDATE`)
const findOpenOf = statement<DraftRow>(`${SELECT} AND source_order_id = ? AND status = 'DRAFT'`)
const insert = statement(
  `INSERT INTO draft_orders (site_id, draft_id, status, owner, email, source_order_id, document, shown, created_at, updated_at)
   VALUES (?, ?, 'DRAFT', ?, ?, ?, ?, ?, ?, ?)`,
)
const update = statement(
  `UPDATE draft_orders SET owner = ?, email = ?, checkout_id = ?, document = ?, shown = ?, updated_at = ?
   WHERE site_id = ? AND draft_id = ? AND status = 'DRAFT'`,
)
const noteCheckout = statement(
  `UPDATE draft_orders SET checkout_id = ? WHERE site_id = ? AND draft_id = ? AND status = 'DRAFT'`,
)
const commit = statement(
  `UPDATE draft_orders SET status = 'COMMITTED', order_id = ?, updated_at = ?
   WHERE site_id = ? AND draft_id = ? AND status = 'DRAFT'`,
)
const remove = statement(`DELETE FROM draft_orders WHERE site_id = ? AND draft_id = ? AND status = 'DRAFT'`)

/** Draft orders by site. */
export const draftsStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<StoredDraft | undefined> => {
    const row = await reader.first(findById, siteId, id)
    return row && draftOf(row)
  },

  /** Finds a draft and locks it until the transaction ends. Its checkout, if any, must be locked before. */
  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredDraft | undefined> => {
    const row = await tx.first(lockById, siteId, id)
    return row && draftOf(row)
  },

  /** Finds the open edit of an order. */
  openOf: async (tx: Transaction, siteId: string, orderId: string): Promise<StoredDraft | undefined> => {
    const row = await tx.first(findOpenOf, siteId, orderId)
    return row && draftOf(row)
  },

  /** Reads a draft as staff last saw it. */
  findShown: async (reader: Reader, siteId: string, id: string): Promise<DraftOrder | undefined> => {
    const row = await reader.first(findById, siteId, id)
    return row && shownDraftOf(row)
  },

  /** @throws {ConstraintViolation} when the order that it edits has an open draft already */
  insert: (tx: Transaction, draft: StoredDraft, shown: DraftOrder): Promise<number> =>
    tx.run(
      insert,
      ...[draft.siteId, draft.id, draft.ownerKey, addressOf(draft)],
      ...[draft.sourceOrderId ?? null, JSON.stringify(draft.document), JSON.stringify(shown)],
      ...[draft.createdAt, draft.updatedAt],
    ),

  /** Saves a locked draft, and how it is shown in lists. */
  update: (tx: Transaction, draft: StoredDraft, shown: DraftOrder): Promise<number> =>
    tx.run(
      update,
      ...[draft.ownerKey, addressOf(draft), draft.checkoutId ?? null],
      ...[JSON.stringify(draft.document), JSON.stringify(shown), draft.updatedAt, draft.siteId, draft.id],
    ),

  /** Saves where a locked draft is paid. */
  noteCheckout: (tx: Transaction, { siteId, id, checkoutId }: StoredDraft): Promise<number> =>
    tx.run(noteCheckout, checkoutId ?? null, siteId, id),

  /**
   * Ends a draft: it became an order, or changed one. Returns whether it was still open.
   * @param at - milliseconds since 1970
   */
  commit: async (
    tx: Transaction,
    { siteId, id }: Pick<StoredDraft, 'siteId' | 'id'>,
    orderId: string,
    at: number,
  ): Promise<boolean> => (await tx.run(commit, orderId, at, siteId, id)) === 1,

  /** Deletes an open draft; returns whether there was one. */
  remove: async (tx: Transaction, siteId: string, id: string): Promise<boolean> =>
    (await tx.run(remove, siteId, id)) === 1,
}

/** As people's addresses are compared, for when they are deleted. */
const addressOf = ({ document: { details } }: StoredDraft): string | null =>
  mailAddressOf(details.email ?? '') ?? null

const draftOf = (row: DraftRow): StoredDraft => ({
  siteId: row.site_id,
  id: row.draft_id,
  status: row.status,
  ownerKey: row.owner,
  sourceOrderId: row.source_order_id ?? undefined,
  orderId: row.order_id ?? undefined,
  checkoutId: row.checkout_id ?? undefined,
  document: JSON.parse(row.document),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** A draft as staff last saw it. What has happened to it without them is in its row. */
export const shownDraftOf = (row: DraftRow): DraftOrder => {
  const shown: DraftOrder = JSON.parse(row.shown)
  const orderId = row.order_id ?? row.source_order_id
  return { ...shown, status: row.status, ...(orderId !== null && { orderId }) }
}
