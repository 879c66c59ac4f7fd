import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'
import { transactions } from './order-transactions.shapes.ts'

export { SortOrder } from '@vitrine/contract'
export { PaymentStatus, RefundStatus } from './order-constants.ts'

const gives = { orderTransactions: transactions }

/** What was paid for an order, and refunded. */
export type OrderTransactions = Answer<wire.OrderTransactions, typeof transactions>

/**
 * Lists the payments and refunds of an order; buyers see their own orders.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(orderId)
 */
export const listTransactionsForSingleOrder: (
  orderId: string,
) => Promise<{ orderTransactions: OrderTransactions }> = /* @__PURE__ */ method(
  operations.listTransactionsForSingleOrder,
  (orderId) => ({ orderId }),
  { gives },
)

/**
 * Lists them for at most 100 orders; orders that aren't there, or aren't the caller's, are left out.
 * @example
 * const { orderTransactions } = await client.orderTransactions.listTransactionsForMultipleOrders(orderIds)
 */
export const listTransactionsForMultipleOrders: (
  orderIds: string[],
) => Promise<{ orderTransactions: OrderTransactions[] }> = /* @__PURE__ */ method(
  operations.listTransactionsForMultipleOrders,
  (orderIds) => ({ orderIds }),
  { gives },
)
