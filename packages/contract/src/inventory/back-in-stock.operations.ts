import { operation } from '../declare/operation.ts'
import { backInStock } from '../declare/service.ts'
import type { CreateBackInStockRequest, CreateBackInStockResponse } from './back-in-stock.schemas.ts'

export const createBackInStockRequest = /* @__PURE__ */ operation<
  CreateBackInStockRequest,
  CreateBackInStockResponse
>(
  'createBackInStockRequest',
  'Requests an email when an item is back in stock.',
  backInStock,
  'POST /v1/back-in-stock-notification-requests',
)
