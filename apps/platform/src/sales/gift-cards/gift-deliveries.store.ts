import type { GiftCardDelivery } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

/** Who the gift cards of an order's line are for. */
export interface GiftDelivery {
  readonly siteId: string
  readonly orderId: string
  readonly lineId: string
  /** Undefined once the recipient had their data deleted: the buyer gets the codes. */
  readonly recipient: string | undefined
  readonly details: Omit<GiftCardDelivery, 'recipientEmail'>
  /** Not before this time; milliseconds since 1970. */
  readonly sendAt: number
  /** When the codes were mailed first. */
  readonly sentAt: number | undefined
}

interface DeliveryRow {
  site_id: string
  order_id: string
  line_id: string
  recipient: string | null
  details: string
  send_at: number
  sent_at: number | null
}

const SELECT = `SELECT site_id, order_id, line_id, recipient, details, send_at, sent_at FROM gift_card_deliveries`

const insertDelivery = statement(
  `INSERT INTO gift_card_deliveries (site_id, order_id, line_id, recipient, details, send_at, due_at, sent_at)
   VALUES (?, ?, ?, ?, ?, ?, NULL, NULL)`,
)
const findOfLine = statement<DeliveryRow>(`${SELECT} WHERE site_id = ? AND order_id = ? AND line_id = ?`)
const listOfOrder = statement<DeliveryRow>(`${SELECT} WHERE site_id = ? AND order_id = ? ORDER BY line_id`)
const listDue = statement<{ site_id: string; order_id: string }>(
  `SELECT DISTINCT site_id, order_id FROM gift_card_deliveries WHERE due_at <= ? LIMIT ?`,
)
const lockDue = statement<DeliveryRow>(
  `${SELECT} WHERE site_id = ? AND order_id = ? AND due_at <= ? ORDER BY line_id FOR UPDATE`,
)
const startWaiting = statement(
  `UPDATE gift_card_deliveries SET due_at = CASE WHEN send_at > ? THEN send_at ELSE ? END
   WHERE site_id = ? AND order_id = ? AND sent_at IS NULL`,
)
const setDue = statement(
  `UPDATE gift_card_deliveries SET due_at = CAST(? AS BIGINT) WHERE site_id = ? AND order_id = ? AND line_id = ?`,
)
const markSent = statement(
  `UPDATE gift_card_deliveries SET due_at = NULL, sent_at = ?
   WHERE site_id = ? AND order_id = ? AND line_id = ? AND sent_at IS NULL`,
)

type OrderKey = Pick<GiftDelivery, 'siteId' | 'orderId'>
type LineKey = OrderKey & Pick<GiftDelivery, 'lineId'>

/** Recipients of sold gift cards, by the line that sold them. */
export const giftDeliveriesStore = {
  insert: async (tx: Transaction, delivery: GiftDelivery): Promise<void> => {
    const { siteId, orderId, lineId, recipient, details, sendAt } = delivery
    await tx.run(insertDelivery, siteId, orderId, lineId, recipient ?? null, JSON.stringify(details), sendAt)
  },

  ofLine: async (reader: Reader, { siteId, orderId, lineId }: LineKey): Promise<GiftDelivery | undefined> => {
    const row = await reader.first(findOfLine, siteId, orderId, lineId)
    return row && deliveryOf(row)
  },

  ofOrder: async (reader: Reader, { siteId, orderId }: OrderKey): Promise<GiftDelivery[]> =>
    (await reader.all(listOfOrder, siteId, orderId)).map(deliveryOf),

  /** Lists orders whose cards are due to be mailed. */
  due: async (reader: Reader, now: number, most: number): Promise<OrderKey[]> =>
    (await reader.all(listDue, now, most)).map((row) => ({ siteId: row.site_id, orderId: row.order_id })),

  /** Lists which cards of an order are due to be mailed, and locks them. The order is locked. */
  lockDue: async (tx: Transaction, { siteId, orderId }: OrderKey, now: number): Promise<GiftDelivery[]> =>
    (await tx.all(lockDue, siteId, orderId, now)).map(deliveryOf),

  /** Lets the cards of an order be mailed from their day on, because they were issued. */
  startWaiting: async (tx: Transaction, { siteId, orderId }: OrderKey, now: number): Promise<void> => {
    await tx.run(startWaiting, now, now, siteId, orderId)
  },

  /** Looks at a line again at a time; null for never. */
  setDue: async (
    tx: Transaction,
    { siteId, orderId, lineId }: LineKey,
    dueAt: number | null,
  ): Promise<void> => {
    await tx.run(setDue, dueAt, siteId, orderId, lineId)
  },

  /** Records that the codes of a line were mailed, the first time. */
  markSent: async (tx: Transaction, { siteId, orderId, lineId }: LineKey, at: number): Promise<void> => {
    await tx.run(markSent, at, siteId, orderId, lineId)
  },
}

const deliveryOf = (row: DeliveryRow): GiftDelivery => ({
  ...{ siteId: row.site_id, orderId: row.order_id, lineId: row.line_id, sendAt: row.send_at },
  recipient: row.recipient ?? undefined,
  details: JSON.parse(row.details),
  sentAt: row.sent_at ?? undefined,
})
