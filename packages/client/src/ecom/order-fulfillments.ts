import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const parcels = { fulfillments: { _createdDate: date } }
const one = { orderWithFulfillments: parcels }
const many = { ordersWithFulfillments: parcels }

/** The parcels of an order. */
export type OrderWithFulfillments = Answer<wire.OrderWithFulfillments, typeof parcels>

/**
 * Lists the parcels of an order, with tracking; buyers see those of their own orders.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 */
export const listFulfillmentsForSingleOrder: (
  orderId: string,
) => Promise<{ orderWithFulfillments: OrderWithFulfillments }> = /* @__PURE__ */ method(
  operations.listFulfillmentsForSingleOrder,
  (orderId) => ({ orderId }),
  { gives: one },
)

/** Lists the parcels of at most 100 orders; orders that aren't there, or aren't the caller's, are left out. */
export const listFulfillmentsForMultipleOrders: (
  orderIds: string[],
) => Promise<{ ordersWithFulfillments: OrderWithFulfillments[] }> = /* @__PURE__ */ method(
  operations.listFulfillmentsForMultipleOrders,
  (orderIds) => ({ orderIds }),
  { gives: many },
)
