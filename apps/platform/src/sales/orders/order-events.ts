import type { Order } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'

/** Events about an order. */
export type OrderEvent =
  | 'created'
  | 'approved'
  | 'updated'
  | 'canceled'
  | 'payment_status_updated'
  | 'fulfilled'

/** Records events about an order in the same transaction; each contains the order as it is then. */
export const recordOrderEvents = (
  tx: Transaction,
  siteId: string,
  events: readonly OrderEvent[],
  order: Order,
  { ids, at, causedBy }: { readonly ids: Ids; readonly at: number; readonly causedBy?: string | undefined },
): Promise<void> =>
  recordNumbered(
    tx,
    siteId,
    events.map((event) => ({
      id: ids.guid(),
      type: `wix.ecom.v1.order_${event}`,
      entityId: order.id,
      occurredAt: at,
      causedBy,
      payload: payloadOf(event, order),
    })),
  )

const payloadOf = (event: OrderEvent, order: Order): Readonly<Record<string, unknown>> => {
  switch (event) {
    case 'created':
      return { createdEvent: { entity: order } }
    case 'updated':
      return { updatedEvent: { currentEntity: order } }
    default:
      return { actionEvent: { body: { order } } }
  }
}
