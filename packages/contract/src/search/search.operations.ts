import { queryOperation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type { SearchProductsRequest, SearchProductsResponse } from './search.requests.ts'

/** Searches products by words and filters, best match first, with facet counts. */
export const searchProducts = /* @__PURE__ */ queryOperation<SearchProductsRequest, SearchProductsResponse>(
  'searchProducts',
  vitrine,
  '/v1/products/search',
)
