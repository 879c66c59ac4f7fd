import type { Order, OrderActivity, OrderBalance } from '@vitrine/contract'
import type { Site } from '../../shop/sites/site.ts'
import { receivedMinor, type StoredActivity, type StoredOrder } from './order.ts'
import { type OrderPriceWriter, orderPriceWriter } from './placing/agreed-order.ts'

/** Shows an order in the wire's form: what was agreed, and its current state. */
export const showOrder = (order: StoredOrder, site: Site): Order => {
  const { agreed, lines, activities } = order.document
  const price = orderPriceWriter({ ...site, currency: order.currency })
  const facts = new Map(lines.map((line) => [line.lineId, line]))
  return {
    ...agreed,
    id: order.id,
    number: String(order.number),
    currency: order.currency,
    createdDate: new Date(order.createdAt).toISOString(),
    updatedDate: new Date(order.updatedAt).toISOString(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    lineItems: agreed.lineItems.map((line) => {
      const { refunded, restocked } = facts.get(line.id) ?? { refunded: 0, restocked: 0 }
      return {
        ...line,
        ...(refunded > 0 && { refundQuantity: refunded }),
        ...(restocked > 0 && { restockQuantity: restocked }),
      }
    }),
    balanceSummary: balance(order, price),
    activities: activities.map((activity) => showActivity(activity, price)),
    ...(order.checkoutId !== undefined && { checkoutId: order.checkoutId }),
  }
}

const balance = (order: StoredOrder, price: OrderPriceWriter): OrderBalance => {
  const { giftCard } = order.document
  return {
    balance: price(Math.max(0, order.totalMinor - receivedMinor(order) - order.heldMinor)),
    paid: price(receivedMinor(order)),
    refunded: price(order.refundedMinor),
    authorized: price(order.heldMinor),
    ...(giftCard && { giftCard: price(giftCard.amountMinor) }),
  }
}

const showActivity = (
  { id, type, at, refund, message }: StoredActivity,
  price: OrderPriceWriter,
): OrderActivity => ({
  ...{ id, type, createdDate: new Date(at).toISOString() },
  ...(refund && {
    orderRefunded: {
      manual: false,
      amount: price(refund.amountMinor),
      ...(refund.reason !== undefined && { reason: refund.reason }),
    },
  }),
  ...(message !== undefined && { merchantComment: { message } }),
})
