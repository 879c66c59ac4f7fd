import { operation } from '../operation.ts'
import { backInStock } from '../service.ts'
import type { CreateBackInStockRequest, CreateBackInStockResponse } from './back-in-stock.schemas.ts'

/** Requests a mail for when an item is back in stock. */
export const createBackInStockRequest = /* @__PURE__ */ operation<
  CreateBackInStockRequest,
  CreateBackInStockResponse
>('createBackInStockRequest', backInStock, 'POST', '/v1/back-in-stock-notification-requests')
