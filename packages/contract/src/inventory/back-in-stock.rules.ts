import { rule } from '../declare/rule.ts'
import { createBackInStockRequest } from './back-in-stock.operations.ts'
import { CreateBackInStockRequest, CreateBackInStockResponse } from './back-in-stock.schemas.ts'

/** Rules for the back-in-stock operations: callers, schemas and errors. */
export const backInStockRules = [
  rule(createBackInStockRequest, {
    access: 'visitor',
    input: CreateBackInStockRequest,
    output: CreateBackInStockResponse,
    errors: [
      'ITEM_NOT_FOUND',
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
      'BACK_IN_STOCK_REQUEST_LIMIT',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
]
