import type { Order, OrderActivity, OrderBalance, OrderBuyer, OrderPaymentMethod } from '@vitrine/contract'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import type { Site } from '../../shop/sites/site.ts'
import {
  dueMinor,
  keptMinor,
  type ProviderPayment,
  receivedMinor,
  type StoredActivity,
  type StoredOrder,
} from './order.ts'
import { type OrderPriceWriter, orderPriceWriter } from './placing/agreed-order.ts'
import { shippingTaxed, taxOf, withTaxInfo } from './placing/tax-info.ts'

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
        ...withTaxInfo(line, agreed),
        ...(refunded > 0 && { refundQuantity: refunded }),
        ...(restocked > 0 && { restockQuantity: restocked }),
      }
    }),
    ...(agreed.shippingInfo && { shippingInfo: shippingTaxed(agreed.shippingInfo, agreed) }),
    ...taxOf(agreed),
    balanceSummary: balance(order, price),
    paymentMethods: paymentMethods(order, price),
    ...(tracking && { trackingInfo: tracking }),
    activities: activities.map((activity) => showActivity(activity, price)),
    ...(order.checkoutId !== undefined && { checkoutId: order.checkoutId }),
  }
}

/** What its buyer may see of an order: no notes and private tags of staff, and not who did what and why. */
export const forBuyer = ({ tags, ...order }: Order): Order => ({
  ...order,
  ...(tags?.tags && { tags: { tags: tags.tags } }),
  activities: order.activities
    .filter(({ type }) => type !== 'MERCHANT_COMMENT')
    .map(({ authorEmail: _, draftOrderChangesApplied: edit, ...activity }) => {
      if (!edit) return activity
      const { reason: __, ...changes } = edit
      return { ...activity, draftOrderChangesApplied: changes }
    }),
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
    balance: price(dueMinor(order)),
    paid: price(receivedMinor(order)),
    refunded: price(order.refundedMinor),
    authorized: price(order.heldMinor),
    ...(giftCard && { giftCard: price(giftCard.amountMinor) }),
  }
}

const paymentMethods = (order: StoredOrder, price: OrderPriceWriter): OrderPaymentMethod[] => {
  const { giftCard, payment, morePayments = [] } = order.document
  const card: OrderPaymentMethod[] = giftCard
    ? [{ kind: 'GIFT_CARD', amount: price(giftCard.amountMinor) }]
    : []
  const later = morePayments.map((each) => methodOf(each, price))
  switch (payment.kind) {
    case 'NONE':
      return [...card, ...later]
    case 'OFFLINE': {
      const paidLater = morePayments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const byCard = giftCard?.amountMinor ?? 0
      const rest = order.totalMinor - byCard - paidLater
      // What an edit added since is still due, by whatever means.
      const amount = order.paidMinor > paidLater ? Math.min(rest, keptMinor(order) - byCard) : rest
      return [...card, { kind: 'OFFLINE', amount: price(Math.max(0, amount)) }, ...later]
    }
    case 'PROVIDER':
      return [...card, methodOf(payment, price), ...later]
  }
}

const methodOf = (
  { name, isCard, amountMinor, card }: ProviderPayment,
  price: OrderPriceWriter,
): OrderPaymentMethod => ({
  kind: isCard ? 'CARD' : 'PROVIDER',
  ...(name !== undefined && { name }),
  amount: price(amountMinor),
  ...(card && { card }),
})

const showActivity = (
  { id, type, at, refund, message, edit, custom, author }: StoredActivity,
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
  ...(edit && {
    draftOrderChangesApplied: {
      draftOrderId: edit.draftId,
      ...(edit.reason !== undefined && { reason: edit.reason }),
      changes: [...edit.changes],
    },
  }),
  ...(message !== undefined && { merchantComment: { message } }),
  ...(custom !== undefined && { customActivity: { type: custom } }),
  ...(author !== undefined && { authorEmail: author }),
})
