import type { CatalogReference } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { localTime } from '../../../floor/local-day.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { deliveryOf } from '../../cart/lines/gift-delivery.ts'
import { giftDeliveriesStore } from '../../gift-cards/gift-deliveries.store.ts'

/** The hour of its day at which a gift card is mailed. */
const HOUR = 8

/** A line as it was ordered, with its recipient. */
interface OrderedLine {
  readonly id: string
  readonly reference: CatalogReference
}

/**
 * Stores the recipients of a new order's gift cards separately, so that the order and its events don't
 * contain their addresses.
 */
export const keepDeliveries = async (
  tx: Transaction,
  { siteId, timeZone }: Site,
  orderId: string,
  lines: readonly OrderedLine[],
): Promise<void> => {
  for (const { id: lineId, reference } of lines) {
    const delivery = deliveryOf(reference)
    if (!delivery) continue
    const { recipientEmail: recipient, ...details } = delivery
    const sendAt = details.sendDate == null ? 0 : localTime(details.sendDate, HOUR, timeZone)
    await giftDeliveriesStore.insert(tx, {
      ...{ siteId, orderId, lineId, recipient, details, sendAt, sentAt: undefined },
    })
  }
}
