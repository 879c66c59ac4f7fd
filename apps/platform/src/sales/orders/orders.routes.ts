import {
  cancelOrder,
  createOrder,
  getOrder,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  markOrderAsFulfilled,
  markOrderAsPaid,
  queryStoresOrders,
  refundOrder,
  searchOrders,
  sendGiftCard,
  updateOrder,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { OrdersService } from './orders.service.ts'
import type { OrderRecordsService } from './records/order-records.service.ts'

export const ordersRoutes = (orders: OrdersService, records: OrderRecordsService): readonly Route[] => [
  answer(getOrder, (call) => orders.get(call)),
  answer(searchOrders, (call) => orders.search(call)),
  answer(queryStoresOrders, (call) => orders.storesOrders(call)),
  answer(createOrder, (call) => orders.create(call)),
  answer(updateOrder, (call) => orders.update(call)),
  answer(cancelOrder, (call) => orders.cancel(call)),
  answer(refundOrder, (call) => orders.refund(call)),
  answer(markOrderAsPaid, (call) => orders.markPaid(call)),
  answer(markOrderAsFulfilled, (call) => orders.markFulfilled(call)),
  answer(listFulfillmentsForSingleOrder, (call) => records.fulfillments(call)),
  answer(listFulfillmentsForMultipleOrders, (call) => records.fulfillmentsOfMany(call)),
  answer(listTransactionsForSingleOrder, (call) => records.transactions(call)),
  answer(listTransactionsForMultipleOrders, (call) => records.transactionsOfMany(call)),
  answer(sendGiftCard, (call) => orders.sendGiftCard(call)),
]
