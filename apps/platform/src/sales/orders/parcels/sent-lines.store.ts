import { statement, type Transaction } from '../../../floor/database/database.ts'
import type { StoredOrder, StoredParcel } from '../order.ts'

const addSent = statement(
  `INSERT INTO order_sent (site_id, order_id, line_id, ordered, sent) VALUES (?, ?, ?, ?, ?)
   ON CONFLICT (site_id, order_id, line_id) DO UPDATE
     SET sent = order_sent.sent + excluded.sent, ordered = excluded.ordered`,
)
const takeSent = statement(
  'UPDATE order_sent SET sent = sent - ? WHERE site_id = ? AND order_id = ? AND line_id = ?',
)

type Parcel = Pick<StoredParcel, 'lines'>

/** How many of each line were sent. The database refuses more than were ordered. */
export const sentLinesStore = {
  /** @throws {ConstraintViolation} when more would be sent than were ordered */
  add: async (tx: Transaction, { siteId, id, document }: StoredOrder, { lines }: Parcel): Promise<void> => {
    for (const { lineId, quantity } of lines) {
      const ordered = document.lines.find((line) => line.lineId === lineId)?.quantity ?? 0
      await tx.run(addSent, siteId, id, lineId, ordered, quantity)
    }
  },

  /** Counts the items of a parcel as not sent. */
  remove: async (tx: Transaction, { siteId, id }: StoredOrder, { lines }: Parcel): Promise<void> => {
    for (const { lineId, quantity } of lines) await tx.run(takeSent, quantity, siteId, id, lineId)
  },
}
