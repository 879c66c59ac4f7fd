import type { NewFulfillment } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { ChangeParts, OrderChange } from '../change-order.ts'
import type { StoredActivity, StoredOrder, StoredParcel } from '../order.ts'
import { queueOrderMail } from '../order-mails.ts'
import { linesToSend, parcelsOf, withParcels } from './parcels.ts'
import { sentLinesStore } from './sent-lines.store.ts'

/** Parcels to send, with their ids. */
export type ParcelToSend = NewFulfillment & { readonly id: string }

/**
 * Sends parcels of a locked order, and mails its buyer about each.
 * @param isMailed - ignored for orders that aren't sent, such as those that are picked up
 * @throws {Failure} ORDER_IS_CANCELED, LINE_ITEM_NOT_FOUND, ITEMS_ALREADY_FULFILLED,
 * TRACKING_NUMBER_ALREADY_EXISTS
 */
export const sendParcels = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  wanted: readonly ParcelToSend[],
  { isMailed, ...parts }: ChangeParts & { readonly isMailed: boolean },
): Promise<OrderChange> => {
  if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
  let after = order
  const activities: StoredActivity['type'][] = []
  for (const { id, lineItems, trackingInfo } of wanted) {
    const parcel: StoredParcel = {
      ...{ id, at: parts.at, lines: linesToSend(after, lineItems) },
      ...(trackingInfo && { tracking: trackingInfo }),
    }
    after = withParcels(after, [...parcelsOf(after), parcel])
    await sentLinesStore.add(tx, after, parcel)
    if (parcel.tracking?.trackingNumber) activities.push('TRACKING_NUMBER_ADDED')
    if (!isMailed || !after.document.agreed.shippingInfo) continue
    if (await queueOrderMail(tx, site, 'order-sent', after, { ...parts, parcel }))
      activities.push('SHIPPING_CONFIRMATION_EMAIL_SENT')
  }
  const isComplete = after.fulfillmentStatus === 'FULFILLED'
  return {
    after,
    activities: isComplete ? ['ORDER_FULFILLED', ...activities] : activities,
    events: isComplete ? ['fulfilled'] : ['updated'],
  }
}

/**
 * Gives a parcel other tracking; undefined if nothing changes.
 * @throws {Failure} FULFILLMENT_NOT_FOUND, TRACKING_NUMBER_ALREADY_EXISTS
 */
export const trackParcel = (
  order: StoredOrder,
  parcelId: string,
  tracking: StoredParcel['tracking'],
): OrderChange => {
  const parcels = parcelsOf(order)
  const before = parcels.find(({ id }) => id === parcelId)
  if (!before) throw fail('FULFILLMENT_NOT_FOUND')
  const after = withParcels(
    order,
    parcels.map((parcel) => (parcel.id === parcelId ? { ...parcel, tracking } : parcel)),
  )
  const number = tracking?.trackingNumber
  const activity = before.tracking?.trackingNumber ? 'TRACKING_NUMBER_EDITED' : 'TRACKING_NUMBER_ADDED'
  const isNew = number && number !== before.tracking?.trackingNumber
  return { after, activities: isNew ? [activity] : [], events: ['updated'] }
}

/**
 * Deletes a parcel of a locked order: its items count as not sent.
 * @throws {Failure} FULFILLMENT_NOT_FOUND, ORDER_IS_CANCELED
 */
export const deleteParcel = async (
  tx: Transaction,
  order: StoredOrder,
  parcelId: string,
): Promise<OrderChange> => {
  const parcels = parcelsOf(order)
  const parcel = parcels.find(({ id }) => id === parcelId)
  if (!parcel) throw fail('FULFILLMENT_NOT_FOUND')
  if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
  await sentLinesStore.remove(tx, order, parcel)
  const after = withParcels(
    order,
    parcels.filter(({ id }) => id !== parcelId),
  )
  const isUnsent = after.fulfillmentStatus === 'NOT_FULFILLED'
  return { after, activities: isUnsent ? ['ORDER_NOT_FULFILLED'] : [], events: ['updated'] }
}
