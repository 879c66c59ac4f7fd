import type { Order, OrderActivity, OrderBalance, OrderBuyer, OrderPaymentMethod } from '@vitrine/contract'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import type { Site } from '../../shop/sites/site.ts'
import { receivedMinor, type StoredActivity, type StoredOrder } from './order.ts'
import { type OrderPriceWriter, orderPriceWriter } from './placing/agreed-order.ts'

/** Shows an order in the wire's form: what was agreed, and its current state. */
export const showOrder = (order: StoredOrder, site: Site): Order => {
  const { agreed, lines, activities, tracking } = order.document
  const price = orderPriceWriter({ ...site, currency: order.currency })
  const facts = new Map(lines.map((line) => [line.lineId, line]))
  return {
    ...agreed,
    ...(agreed.buyerInfo && { buyerInfo: buyer(agreed.buyerInfo, order.ownerKey) }),
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
    paymentMethods: paymentMethods(order, price),
    ...(tracking && { trackingInfo: tracking }),
    activities: activities.map((activity) => showActivity(activity, price)),
    ...(order.checkoutId !== undefined && { checkoutId: order.checkoutId }),
  }
}

/** What its buyer may see of an order: no notes and private tags of staff, and not who did what. */
export const forBuyer = ({ tags, ...order }: Order): Order => ({
  ...order,
  ...(tags?.tags && { tags: { tags: tags.tags } }),
  activities: order.activities
    .filter(({ type }) => type !== 'MERCHANT_COMMENT')
    .map(({ authorEmail: _, ...activity }) => activity),
})

/** A guest's order may belong to a member by now. */
const buyer = (agreed: OrderBuyer, ownerKey: string | undefined): OrderBuyer => {
  if (ownerKey === undefined) return agreed
  const { visitorId: _, memberId: __, ...rest } = agreed
  return { ...rest, ...buyerOf(ownerKey) }
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

const paymentMethods = (order: StoredOrder, price: OrderPriceWriter): OrderPaymentMethod[] => {
  const { giftCard, payment } = order.document
  const card: OrderPaymentMethod[] = giftCard
    ? [{ kind: 'GIFT_CARD', amount: price(giftCard.amountMinor) }]
    : []
  const rest = price(order.totalMinor - (giftCard?.amountMinor ?? 0))
  switch (payment.kind) {
    case 'NONE':
      return card
    case 'OFFLINE':
      return [...card, { kind: 'OFFLINE', amount: rest }]
    case 'PROVIDER': {
      const { name, isCard, amountMinor, card: paidCard } = payment
      const kind = isCard ? 'CARD' : 'PROVIDER'
      return [
        ...card,
        {
          kind,
          ...(name !== undefined && { name }),
          amount: price(amountMinor),
          ...(paidCard && { card: paidCard }),
        },
      ]
    }
  }
}

const showActivity = (
  { id, type, at, refund, message, custom, author }: StoredActivity,
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
  ...(custom !== undefined && { customActivity: { type: custom } }),
  ...(author !== undefined && { authorEmail: author }),
})
