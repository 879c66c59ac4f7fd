import Type from 'typebox'
import { Product } from '../catalog/product.schemas.ts'
import * as enums from '../enums.ts'
import { enumOf } from '../schema.ts'
import {
  Facet,
  SearchCorrection,
  SearchDetails,
  SearchFilters,
  SearchMetadata,
  SearchPaging,
} from './search.schemas.ts'

/**
 * What `searchProducts` takes. Nothing is required: without words all products are found, or those of one
 * collection. Sorted by relevance when there are words, else by last change.
 */
export const SearchProductsRequest = Type.Object(
  {
    search: Type.Optional(SearchDetails),
    collectionId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    filters: Type.Optional(SearchFilters),
    sort: Type.Optional(enumOf(enums.SearchSort)),
    paging: Type.Optional(SearchPaging),
    facets: Type.Optional(Type.Array(enumOf(enums.FacetKind), { maxItems: 10 })),
  },
  { title: 'SearchProductsRequest' },
)
export type SearchProductsRequest = Type.Static<typeof SearchProductsRequest>

/** What `searchProducts` answers: products as `queryProducts` has them, and the facets asked for. */
export const SearchProductsResponse = Type.Object(
  {
    products: Type.Array(Product, { maxItems: 100 }),
    metadata: SearchMetadata,
    facets: Type.Array(Facet),
    correction: Type.Optional(SearchCorrection),
  },
  { title: 'SearchProductsResponse' },
)
export type SearchProductsResponse = Type.Static<typeof SearchProductsResponse>
