import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { checkoutStore } from '../../checkout/checkout.store.ts'
import type { StoredCheckout } from '../../checkout/checkout.ts'
import type { PricedCheckout } from '../../checkout/price-checkout.ts'
import { placePayment } from '../../payments/place-payment.ts'
import { type ChangeParts, changeOrder } from '../change-order.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import { type AgreedPayment, dueMinor, providerPayments, type StoredOrder } from '../order.ts'
import { ordersStore } from '../orders.store.ts'

/**
 * Pays what is left of an order through a locked checkout, in one transaction: the payment becomes the order's.
 * @throws {Failure} ORDER_NOT_FOUND; CHECKOUT_CHANGED when something else is left to pay by now; PAYMENT_ERROR when
 * the payment was abandoned; PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE without a provider. The money isn't taken then.
 */
export const payBalance = async (
  tx: Transaction,
  site: Site,
  { checkout, worked }: PricedCheckout,
  payment: AgreedPayment,
  parts: ChangeParts,
): Promise<StoredOrder> => {
  const { siteId } = site
  const orderId = String(checkout.details.balanceOf)
  if (payment.kind !== 'PROVIDER') throw fail('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  const { totalMinor } = worked.totals.summary
  return changeOrder(tx, site, orderId, parts, async (order) => {
    const leftMinor = order.status === 'CANCELED' ? 0 : dueMinor(order)
    if (leftMinor !== totalMinor) throw fail('CHECKOUT_CHANGED', { totalMinor: leftMinor })
    if (!(await checkoutStore.complete(tx, checkout, orderId, parts.at))) throw fail('CHECKOUT_CHANGED')
    await placePayment(tx, { siteId, paymentId: payment.paymentId, orderId, at: parts.at })
    await orderMoneyStore.hold(tx, order, payment)
    const { morePayments = [] } = order.document
    return {
      after: { ...order, document: { ...order.document, morePayments: [...morePayments, payment] } },
      activities: payment.isCapturedByHand ? ['AUTHORIZED_PAYMENT_CREATED'] : [],
      events: ['updated'],
    }
  })
}

/** Returns the order whose balance a completed checkout paid, if it was paid in the same way. */
export const balancePaidBefore = async (
  tx: Transaction,
  { siteId, details }: StoredCheckout,
  payment: AgreedPayment,
): Promise<StoredOrder> => {
  const order = await ordersStore.find(tx, siteId, String(details.balanceOf))
  if (!order) throw fail('CHECKOUT_IS_COMPLETE')
  const isSame = providerPayments(order.document).some(
    ({ paymentId }) => payment.kind === 'PROVIDER' && payment.paymentId === paymentId,
  )
  if (!isSame) throw fail('CHECKOUT_ALREADY_PAID', { orderId: order.id })
  return order
}
