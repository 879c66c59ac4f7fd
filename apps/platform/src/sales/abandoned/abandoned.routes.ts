import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { AbandonedService } from './abandoned.service.ts'
import type { AbandonedCartsService } from './carts/abandoned-carts.service.ts'

export const abandonedRoutes = (
  abandoned: AbandonedService,
  carts: AbandonedCartsService,
): readonly Route[] => [
  answer(operations.getAbandonedCheckout, (call) => abandoned.get(call)),
  answer(operations.queryAbandonedCheckouts, (call) => abandoned.query(call)),
  answer(operations.deleteAbandonedCheckout, (call) => abandoned.delete(call)),
  answer(operations.bulkDeleteAbandonedCheckouts, (call) => abandoned.bulkDelete(call)),
  answer(operations.redirectToCheckout, (call) => abandoned.redirect(call)),
  answer(operations.listAbandonedCarts, (call) => carts.list(call)),
]
