import type { Transaction } from '../../database/database.ts'
import type { Site } from '../sites/site.ts'
import { type ChangeParts, changeOrder } from './change-order.ts'

/** What became of the money that a provider held for an order. */
export interface SettledPayment extends ChangeParts {
  readonly site: Site
  readonly orderId: string
  readonly amountMinor: number
}

/** Notes that a provider has taken the money that it held, in the transaction that says so of the payment. */
export const notePaymentTaken = async (
  tx: Transaction,
  { site, orderId, amountMinor, ...parts }: SettledPayment,
): Promise<void> => {
  await changeOrder(tx, site, orderId, parts, (order) =>
    order.heldMinor === 0
      ? undefined
      : {
          after: {
            ...order,
            heldMinor: order.heldMinor - Math.min(amountMinor, order.heldMinor),
            paidMinor: order.paidMinor + Math.min(amountMinor, order.heldMinor),
          },
          activities: ['ORDER_PAID'],
          events: ['updated'],
        },
  )
}

/** Notes that a provider refuses to take money that it held: the order is there, and is to be paid in another way. */
export const notePaymentRefused = async (
  tx: Transaction,
  { site, orderId, amountMinor, ...parts }: SettledPayment,
): Promise<void> => {
  await changeOrder(tx, site, orderId, parts, (order) =>
    order.heldMinor === 0 || order.refundedMinor > 0
      ? undefined
      : {
          after: { ...order, heldMinor: order.heldMinor - Math.min(amountMinor, order.heldMinor) },
          activities: ['PAYMENT_DECLINED'],
          events: ['updated'],
        },
  )
}
