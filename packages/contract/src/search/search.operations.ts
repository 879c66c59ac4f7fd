import { queryOperation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type { SearchProductsRequest, SearchProductsResponse } from './search.requests.ts'

export const searchProducts = /* @__PURE__ */ queryOperation<SearchProductsRequest, SearchProductsResponse>(
  'searchProducts',
  'Searches products by words and filters, best match first, with facet counts.',
  vitrine,
  '/v1/products/search',
)
