import { rule } from '../declare/rule.ts'
import { searchProducts } from './search.operations.ts'
import { SearchProductsRequest, SearchProductsResponse } from './search.requests.ts'

/** Rules for the search operations: callers, schemas and errors. */
export const searchRules = [
  rule(searchProducts, {
    access: 'visitor',
    scope: 'catalog:read',
    input: SearchProductsRequest,
    output: SearchProductsResponse,
    errors: [],
  }),
]
