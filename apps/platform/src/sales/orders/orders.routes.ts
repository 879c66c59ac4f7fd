import * as operations from '@vitrine/contract/operations'
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
  answer(operations.getOrder, (call) => orders.get(call)),
  answer(operations.searchOrders, (call) => orders.search(call)),
  answer(operations.queryStoresOrders, (call) => orders.storesOrders(call)),
  answer(operations.aggregateOrders, (call) => bulk.aggregate(call)),
  answer(operations.getSalesOverview, (call) => overview.read(call)),
  answer(operations.bulkUpdateOrders, (call) => bulk.update(call)),
  answer(operations.bulkUpdateOrderTags, (call) => bulk.updateTags(call)),
  answer(operations.createOrder, (call) => orders.create(call)),
  answer(operations.updateOrder, (call) => orders.update(call)),
  answer(operations.cancelOrder, (call) => orders.cancel(call)),
  answer(operations.refundOrder, (call) => orders.refund(call)),
  answer(operations.markOrderAsPaid, (call) => orders.markPaid(call)),
  answer(operations.markOrderAsFulfilled, (call) => orders.markFulfilled(call)),
  answer(operations.listFulfillmentsForSingleOrder, (call) => records.fulfillments(call)),
  answer(operations.listFulfillmentsForMultipleOrders, (call) => records.fulfillmentsOfMany(call)),
  answer(operations.listTransactionsForSingleOrder, (call) => records.transactions(call)),
  answer(operations.listTransactionsForMultipleOrders, (call) => records.transactionsOfMany(call)),
  answer(operations.getOrderRefundability, (call) => billing.refundability(call)),
  answer(operations.calculateRefund, (call) => billing.calculate(call)),
  answer(operations.refundPayments, (call) => billing.refund(call)),
  answer(operations.captureAuthorizedPayments, (call) => billing.capture(call)),
  answer(operations.voidAuthorizedPayments, (call) => billing.void(call)),
  answer(operations.createFulfillment, (call) => parcels.create(call)),
  answer(operations.updateFulfillment, (call) => parcels.update(call)),
  answer(operations.deleteFulfillment, (call) => parcels.delete(call)),
  answer(operations.bulkCreateFulfillments, (call) => parcels.createMany(call)),
  answer(operations.addActivity, (call) => notes.add(call)),
  answer(operations.addActivities, (call) => notes.addMany(call)),
  answer(operations.updateActivity, (call) => notes.update(call)),
  answer(operations.deleteActivity, (call) => notes.delete(call)),
  answer(operations.listInvoicesForMultipleOrders, (call) => records.invoicesOfMany(call)),
  answer(operations.generateInvoice, (call) => records.invoice(call)),
  answer(operations.sendOrderEmail, (call) => orders.sendEmail(call)),
  answer(operations.sendGiftCard, (call) => orders.sendGiftCard(call)),
]
