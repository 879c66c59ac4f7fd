import { rule } from '../rule.ts'
import { searchProducts } from './search.operations.ts'
import { SearchProductsRequest, SearchProductsResponse } from './search.requests.ts'

/** Rules for the search operations: callers, schemas and errors. */
export const searchRules = [
  rule(searchProducts, {
    summary: 'Searches products by words and filters, best match first, with facet counts.',
    access: 'visitor',
    scope: 'catalog:read',
    input: SearchProductsRequest,
    output: SearchProductsResponse,
    errors: [],
  }),
]
