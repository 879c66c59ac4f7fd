import { isDeepStrictEqual } from 'node:util'
import type { FulfillOrderRequest } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import type { Site } from '../../shop/sites/site.ts'
import { type ChangeParts, changeOrder } from './change-order.ts'
import type { StoredOrder } from './order.ts'
import { parcelsOf } from './parcels/parcels.ts'
import { sendParcels, trackParcel } from './parcels/send-parcels.ts'

/**
 * Sends everything that is left of an order as one parcel, and mails the buyer. A second call only changes
 * the tracking of the last parcel.
 * @throws {Failure} ORDER_NOT_FOUND, ORDER_IS_CANCELED, TRACKING_NUMBER_ALREADY_EXISTS
 */
export const fulfillOrder = (
  tx: Transaction,
  site: Site,
  { id, trackingInfo, sendShippingEmail: isMailed = true }: FulfillOrderRequest,
  parts: ChangeParts,
): Promise<StoredOrder> =>
  changeOrder(tx, site, id, parts, async (order) => {
    if (order.fulfillmentStatus !== 'FULFILLED') {
      const all = { id: parts.ids.guid(), ...(trackingInfo && { trackingInfo }) }
      return sendParcels(tx, site, order, [all], { ...parts, isMailed })
    }
    const last = parcelsOf(order).at(-1)
    if (!(last && trackingInfo) || isDeepStrictEqual(trackingInfo, last.tracking)) return undefined
    return trackParcel(order, last.id, trackingInfo)
  })
