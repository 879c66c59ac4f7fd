import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  ListBackInStockDemandRequest,
  ListBackInStockDemandResponse,
  ListLowStockRequest,
  ListLowStockResponse,
  ListStockMovementsRequest,
  ListStockMovementsResponse,
} from './stock-movements.schemas.ts'

export const listStockMovements = /* @__PURE__ */ operation<
  ListStockMovementsRequest,
  ListStockMovementsResponse
>(
  'listStockMovements',
  'Lists the stock changes of a product, newest first.',
  vitrine,
  'GET /v1/stock-movements',
)

export const listLowStock = /* @__PURE__ */ operation<ListLowStockRequest, ListLowStockResponse>(
  'listLowStock',
  'Lists variants that are nearly sold out, lowest stock first.',
  vitrine,
  'GET /v1/low-stock',
)

export const listBackInStockDemand = /* @__PURE__ */ operation<
  ListBackInStockDemandRequest,
  ListBackInStockDemandResponse
>(
  'listBackInStockDemand',
  'Lists products that people are waiting for, and how many are waiting, most wanted first.',
  vitrine,
  'GET /v1/back-in-stock-demand',
)
