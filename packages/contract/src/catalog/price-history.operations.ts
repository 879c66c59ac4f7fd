import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  GetLowestPricesRequest,
  GetLowestPricesResponse,
  ListPriceChangesRequest,
  ListPriceChangesResponse,
} from './price-history.schemas.ts'

export const listPriceChanges = /* @__PURE__ */ operation<ListPriceChangesRequest, ListPriceChangesResponse>(
  'listPriceChanges',
  'Lists the price changes of a product, newest first.',
  vitrine,
  'GET /v1/price-changes',
)

export const getLowestPrices = /* @__PURE__ */ operation<GetLowestPricesRequest, GetLowestPricesResponse>(
  'getLowestPrices',
  "Returns a product's lowest prices in the 30 days before they were reduced.",
  vitrine,
  'GET /v1/products/:productId/lowest-prices',
)
