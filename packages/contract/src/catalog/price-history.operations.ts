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
  "Lists how a product's prices changed, newest first.",
  vitrine,
  'GET /v1/price-changes',
)

export const getLowestPrices = /* @__PURE__ */ operation<GetLowestPricesRequest, GetLowestPricesResponse>(
  'getLowestPrices',
  "Reads the lowest prices of the 30 days before a product's prices were reduced.",
  vitrine,
  'GET /v1/products/:productId/lowest-prices',
)
