import { rule } from '../rule.ts'
import { createBackInStockRequest } from './back-in-stock.operations.ts'
import { CreateBackInStockRequest, CreateBackInStockResponse } from './back-in-stock.schemas.ts'

/** Who may call what, what is checked and how it fails: back in stock. */
export const backInStockRules = [
  rule(createBackInStockRequest, {
    summary: 'Asks for a mail when an item is back in stock.',
    access: 'visitor',
    input: CreateBackInStockRequest,
    output: CreateBackInStockResponse,
    errors: ['ITEM_NOT_FOUND', 'BACK_IN_STOCK_REQUEST_LIMIT'],
  }),
]
