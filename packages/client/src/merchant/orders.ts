import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../described.ts'
import { order as orderShape } from '../ecom/cart.shapes.ts'
import { method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'

const gives = { order: orderShape }
const one = { gives, answers: 'order' } as const

/** An order. */
export type Order = Answer<wire.Order, typeof orderShape>
/** An amount, lines, or both; without an amount, the lines' total. */
export type Refund = Argument<Omit<wire.RefundOrderRequest, 'id'>>

/**
 * Refunds an order to the card or gift card that paid. If it was paid outside the shop, the merchant returns
 * the money.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_NOT_REFUNDABLE` for more than is left,
 * `LINE_ITEM_NOT_FOUND`
 * @example await client.orders.refundOrder(id, { lineItems: [{ lineItemId, quantity: 1 }], restock: true })
 */
export const refundOrder: (_id: string, refund: Refund) => Promise<Order> = /* @__PURE__ */ method(
  operations.refundOrder,
  (_id, refund) => ({ ...refund, _id }),
  one,
)

/** Records that the rest of an order was paid outside the shop. */
export const markOrderAsPaid: (_id: string) => Promise<Order> = /* @__PURE__ */ method(
  operations.markOrderAsPaid,
  byId,
  one,
)

/** Records that all of an order was delivered. */
export const markOrderAsFulfilled: (_id: string) => Promise<Order> = /* @__PURE__ */ method(
  operations.markOrderAsFulfilled,
  byId,
  one,
)
