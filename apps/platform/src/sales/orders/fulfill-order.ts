import { isDeepStrictEqual } from 'node:util'
import type { FulfillOrderRequest } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import { type ChangeParts, changeOrder } from './change-order.ts'
import type { StoredOrder } from './order.ts'
import { queueOrderMail } from './order-mails.ts'

/**
 * Marks an order as sent, saves its tracking and mails the buyer. A second call only changes the tracking.
 * @throws {Failure} ORDER_NOT_FOUND, ORDER_IS_CANCELED
 */
export const fulfillOrder = (
  tx: Transaction,
  site: Site,
  { id, trackingInfo, sendShippingEmail = true }: FulfillOrderRequest,
  parts: ChangeParts,
): Promise<StoredOrder> =>
  changeOrder(tx, site, id, parts, async (order) => {
    const isSent = order.fulfillmentStatus === 'FULFILLED'
    const tracking = trackingInfo ?? order.document.tracking
    if (isSent && isDeepStrictEqual(tracking, order.document.tracking)) return undefined
    if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
    const document = { ...order.document, ...(tracking && { tracking }) }
    const after: StoredOrder = { ...order, fulfillmentStatus: 'FULFILLED', document }
    if (isSent) return { after, activities: [], events: ['updated'] }
    if (sendShippingEmail && after.document.agreed.shippingInfo)
      await queueOrderMail(tx, site, 'order-sent', after, parts)
    return { after, activities: ['ORDER_FULFILLED'], events: ['fulfilled'] }
  })
