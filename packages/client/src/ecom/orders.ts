import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { fieldName } from '../wire/values.ts'
import { order as orderShape } from './cart.shapes.ts'

const one = { order: orderShape }
const search = { search: { sort: { fieldName } } }

/** An order. */
export type Order = Answer<wire.Order, typeof orderShape>
/** Filter, sort and cursor of a search. */
export type OrderSearch = Argument<wire.OrderSearch, typeof search.search>
/** What is written of an order. */
export type OrderInput = Argument<wire.CreateOrderRequest['order']>

/** Reads an order; buyers read their own. */
export const getOrder = /* @__PURE__ */ method(operations.getOrder, byId, {
  gives: one,
  result: (answer) => answer.order,
})

/** Searches the orders of the shop; buyers see their own. */
export const searchOrders = /* @__PURE__ */ method(
  operations.searchOrders,
  (search?: OrderSearch) => ({ search }),
  { gives: { orders: orderShape }, takes: search },
)

/** Creates an order that was made elsewhere. */
export const createOrder = /* @__PURE__ */ method(
  operations.createOrder,
  (order: OrderInput) => ({ order }),
  { gives: one, takes: one, result: (answer) => answer.order },
)

/** Changes buyer, addresses or number of an order. */
export const updateOrder = /* @__PURE__ */ method(
  operations.updateOrder,
  (_id: string, order: OrderInput) => ({ order: { ...order, _id } }),
  { gives: one, takes: one, result: (answer) => answer.order },
)

/** Cancels an order. */
export const cancelOrder = /* @__PURE__ */ method(operations.cancelOrder, byId, { gives: one })

/** Queries orders in the stores app's older shape; buyers see their own. */
export const queryStoresOrders = /* @__PURE__ */ method(
  operations.queryStoresOrders,
  (query?: Argument<wire.QueryStoresOrdersRequest['query']>) => ({ query }),
)
