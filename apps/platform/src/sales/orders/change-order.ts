import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { callerNameOf, isRecorded, noteChange } from '../../shop/audit/noted.ts'
import type { Site } from '../../shop/sites/site.ts'
import { orderTagsStore } from './bulk/order-tags.store.ts'
import { issueCards } from './cards/issue-cards.ts'
import { queueDownloads } from './downloads/downloads-mail.ts'
import { orderMoneyStore } from './money/order-money.store.ts'
import { sumsOf } from './money/order-money.ts'
import { paymentStatusOf, type StoredActivity, type StoredOrder } from './order.ts'
import { type OrderEvent, recordOrderEvents } from './order-events.ts'
import { ordersStore } from './orders.store.ts'
import { showOrder } from './show-order.ts'

/** A new entry of an order's history: its type, or the type with what else it says. */
export type NewActivity = StoredActivity['type'] | Omit<StoredActivity, 'id' | 'at' | 'author'>

/** The new state of an order. */
export interface OrderChange {
  readonly after: StoredOrder
  readonly activities: readonly NewActivity[]
  readonly events: readonly OrderEvent[]
}

export interface ChangeParts {
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Changes a locked order, with its history and events. Its payment status follows from what its sources of
 * money paid and got back: `decide` changes those rows, never the totals.
 * @param decide - returns undefined if nothing changes
 * @throws {Failure} ORDER_NOT_FOUND
 */
export const changeOrder = async (
  tx: Transaction,
  site: Site,
  orderId: string,
  { ids, at }: ChangeParts,
  decide: (order: StoredOrder) => OrderChange | undefined | Promise<OrderChange | undefined>,
): Promise<StoredOrder> => {
  const found = await ordersStore.lock(tx, site.siteId, orderId)
  if (!found) throw fail('ORDER_NOT_FOUND')
  const change = await decide(found)
  if (!change) return found
  const { after, activities, events } = change
  const author = await authorOf(tx)
  const news = activities.map((activity) => ({
    ...{ id: ids.guid(), at, ...(typeof activity === 'string' ? { type: activity } : activity) },
    ...(author !== undefined && { author }),
  }))
  const document = { ...after.document, activities: [...after.document.activities, ...news].slice(-MOST) }
  const sums = sumsOf(await orderMoneyStore.of(tx, found))
  const changed: StoredOrder = {
    ...after,
    ...sums,
    document,
    paymentStatus: paymentStatusOf({ ...after, ...sums }),
    updatedAt: Math.max(at, found.updatedAt),
  }
  if (!(await ordersStore.update(tx, changed))) throw fail('CONFLICT')
  if (after.document.agreed.tags !== found.document.agreed.tags) await orderTagsStore.replace(tx, changed)
  const told: OrderEvent[] =
    changed.paymentStatus === found.paymentStatus ? [...events] : [...events, 'payment_status_updated']
  const shown = showOrder(changed, site)
  if (isRecorded(tx))
    noteChange(tx, {
      ...{ entityType: 'ORDER', entityId: orderId },
      ...{ before: showOrder(found, site), after: shown },
    })
  await recordOrderEvents(tx, site.siteId, told, shown, { ids, at })
  if (isPaidNow(found, changed)) await queueDownloads(tx, changed, { ids, at })
  await issueCards(tx, site, changed, { ids, at })
  return { ...changed, revision: changed.revision + 1 }
}

/** The address of the member of staff who makes the call; undefined for programs and jobs. */
export const authorOf = async (tx: Transaction): Promise<string | undefined> =>
  mailAddressOf((await callerNameOf(tx)) ?? '')

/** Whether it has just been paid in full. A failed refund doesn't count. */
const isPaidNow = (before: StoredOrder, after: StoredOrder): boolean =>
  after.paymentStatus === 'PAID' && before.paymentStatus !== 'PAID' && before.refundedMinor === 0

/** How many entries of its history an order keeps. */
const MOST = 1000
