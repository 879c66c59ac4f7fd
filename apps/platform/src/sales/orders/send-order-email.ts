import type { SendOrderEmailRequest } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import { type ChangeParts, changeOrder } from './change-order.ts'
import { filesOfOrder } from './downloads/order-files.ts'
import type { StoredOrder } from './order.ts'
import { queueOrderMail } from './order-mails.ts'
import { parcelsOf } from './parcels/parcels.ts'

/**
 * Mails the buyer of an order its confirmation, or what a parcel contains, again. It says what is true now.
 * @throws {Failure} ORDER_NOT_FOUND, ORDER_IS_CANCELED, ORDER_HAS_NO_EMAIL, FULFILLMENT_NOT_FOUND
 */
export const sendOrderEmail = (
  tx: Transaction,
  site: Site,
  { id, email, fulfillmentId }: SendOrderEmailRequest,
  parts: ChangeParts,
): Promise<StoredOrder> =>
  changeOrder(tx, site, id, parts, async (order) => {
    if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
    const isQueued =
      email === 'SHIPPING'
        ? await queueOrderMail(tx, site, 'order-sent', order, {
            ...parts,
            parcel: parcelOf(order, fulfillmentId),
          })
        : await queueOrderMail(tx, site, 'order-confirmation', order, {
            ...parts,
            files: await filesOfOrder(tx, order),
          })
    if (!isQueued) throw fail('ORDER_HAS_NO_EMAIL')
    return email === 'SHIPPING'
      ? { after: order, activities: ['SHIPPING_CONFIRMATION_EMAIL_SENT'], events: ['updated'] }
      : {
          after: order,
          activities: [{ type: 'CUSTOM_ACTIVITY', custom: 'ORDER_CONFIRMATION_EMAIL_SENT' }],
          events: ['updated'],
        }
  })

const parcelOf = (order: StoredOrder, fulfillmentId: string | undefined) => {
  const parcels = parcelsOf(order)
  const parcel = fulfillmentId ? parcels.find((each) => each.id === fulfillmentId) : parcels.at(-1)
  if (!parcel) throw fail('FULFILLMENT_NOT_FOUND')
  return parcel
}
