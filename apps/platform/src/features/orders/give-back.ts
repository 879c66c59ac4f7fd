import { createHash } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import { giftCards } from '../gift-cards/gift-cards.ts'
import { askRefund } from '../payments/ask-refund.ts'
import { receivedMinor, type StoredOrder } from './order.ts'

/** What can still be given back of an order, in minor units. */
export const refundableMinor = (order: StoredOrder): number =>
  receivedMinor(order) + order.heldMinor - order.refundedMinor

/**
 * Gives money of an order back, in the transaction that says so in it: first by the provider that was paid, then what was
 * paid outside the shop (which its merchant has to hand over), last on the gift card.
 *
 * @param at - milliseconds since 1970
 * @returns the order with what it has given back
 * @throws {Failure} ORDER_NOT_REFUNDABLE for more than is left
 */
export const giveBack = async (
  tx: Transaction,
  order: StoredOrder,
  amountMinor: number,
  at: number,
): Promise<StoredOrder> => {
  const left = refundableMinor(order)
  if (amountMinor > left) throw fail('ORDER_NOT_REFUNDABLE', { refundableMinor: left })
  if (amountMinor === 0) return order
  const { siteId, id: orderId, document } = order
  const { payment, giftCard, providerRefundedMinor = 0 } = document
  const returned = giftCard?.returnedMinor ?? 0
  const moneyLeft = order.paidMinor + order.heldMinor - (order.refundedMinor - returned)
  const money = Math.min(amountMinor, moneyLeft)
  const byProvider = Math.min(
    money,
    payment.kind === 'PROVIDER' ? payment.amountMinor - providerRefundedMinor : 0,
  )
  if (payment.kind === 'PROVIDER' && byProvider > 0)
    await askRefund(tx, {
      ...{ siteId, paymentId: payment.paymentId, amountMinor: byProvider, at },
      refundId: refundIdOf(order),
    })
  const onCard = amountMinor - money
  if (giftCard && onCard > 0)
    await giftCards.giveBack(tx, { siteId, giftCardId: giftCard.id, amountMinor: onCard, orderId, at })
  return {
    ...order,
    refundedMinor: order.refundedMinor + amountMinor,
    document: {
      ...document,
      ...(byProvider > 0 && { providerRefundedMinor: providerRefundedMinor + byProvider }),
      ...(giftCard && { giftCard: { ...giftCard, returnedMinor: returned + onCard } }),
    },
  }
}

/** Names a refund by the state of the order that it follows: carried out again, the transaction asks for the same one. */
const refundIdOf = ({ siteId, id, revision }: StoredOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([siteId, id, revision]))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
