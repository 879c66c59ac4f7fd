import { rule } from '../rule.ts'
import { searchProducts } from './search.operations.ts'
import { SearchProductsRequest, SearchProductsResponse } from './search.requests.ts'

/** Who may call what, what is checked and how it fails: search. */
export const searchRules = [
  rule(searchProducts, {
    summary: 'Searches products by words and filters, best first, and counts what was found by facets.',
    access: 'visitor',
    scope: 'catalog:read',
    input: SearchProductsRequest,
    output: SearchProductsResponse,
    errors: [],
  }),
]
