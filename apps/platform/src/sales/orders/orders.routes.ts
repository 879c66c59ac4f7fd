import {
  addActivities,
  addActivity,
  aggregateOrders,
  bulkCreateFulfillments,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  calculateRefund,
  cancelOrder,
  captureAuthorizedPayments,
  createFulfillment,
  createOrder,
  deleteActivity,
  deleteFulfillment,
  generateInvoice,
  getOrder,
  getOrderRefundability,
  getSalesOverview,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  listInvoicesForMultipleOrders,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  markOrderAsFulfilled,
  markOrderAsPaid,
  queryStoresOrders,
  refundOrder,
  refundPayments,
  searchOrders,
  sendGiftCard,
  sendOrderEmail,
  updateActivity,
  updateFulfillment,
  updateOrder,
  voidAuthorizedPayments,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { BillingService } from './billing/billing.service.ts'
import type { BulkOrdersService } from './bulk/bulk-orders.service.ts'
import type { NotesService } from './notes/notes.service.ts'
import type { OrdersService } from './orders.service.ts'
import type { OverviewService } from './overview/overview.service.ts'
import type { ParcelsService } from './parcels/parcels.service.ts'
import type { OrderRecordsService } from './records/order-records.service.ts'

export interface OrderServices {
  readonly orders: OrdersService
  readonly records: OrderRecordsService
  readonly parcels: ParcelsService
  readonly notes: NotesService
  readonly billing: BillingService
  readonly bulk: BulkOrdersService
  readonly overview: OverviewService
}

export const ordersRoutes = ({
  orders,
  records,
  parcels,
  notes,
  billing,
  bulk,
  overview,
}: OrderServices): readonly Route[] => [
  answer(getOrder, (call) => orders.get(call)),
  answer(searchOrders, (call) => orders.search(call)),
  answer(queryStoresOrders, (call) => orders.storesOrders(call)),
  answer(aggregateOrders, (call) => bulk.aggregate(call)),
  answer(getSalesOverview, (call) => overview.read(call)),
  answer(bulkUpdateOrders, (call) => bulk.update(call)),
  answer(bulkUpdateOrderTags, (call) => bulk.updateTags(call)),
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
  answer(getOrderRefundability, (call) => billing.refundability(call)),
  answer(calculateRefund, (call) => billing.calculate(call)),
  answer(refundPayments, (call) => billing.refund(call)),
  answer(captureAuthorizedPayments, (call) => billing.capture(call)),
  answer(voidAuthorizedPayments, (call) => billing.void(call)),
  answer(createFulfillment, (call) => parcels.create(call)),
  answer(updateFulfillment, (call) => parcels.update(call)),
  answer(deleteFulfillment, (call) => parcels.delete(call)),
  answer(bulkCreateFulfillments, (call) => parcels.createMany(call)),
  answer(addActivity, (call) => notes.add(call)),
  answer(addActivities, (call) => notes.addMany(call)),
  answer(updateActivity, (call) => notes.update(call)),
  answer(deleteActivity, (call) => notes.delete(call)),
  answer(listInvoicesForMultipleOrders, (call) => records.invoicesOfMany(call)),
  answer(generateInvoice, (call) => records.invoice(call)),
  answer(sendOrderEmail, (call) => orders.sendEmail(call)),
  answer(sendGiftCard, (call) => orders.sendGiftCard(call)),
]
