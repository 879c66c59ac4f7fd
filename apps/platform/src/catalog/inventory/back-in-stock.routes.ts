import { createBackInStockRequest } from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { BackInStockService } from './back-in-stock.service.ts'

export const backInStockRoutes = (backInStock: BackInStockService): readonly Route[] => [
  answer(createBackInStockRequest, (call) => backInStock.create(call)),
]
