import Type from 'typebox'
import { Product } from '../catalog/product.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf } from '../declare/schema.ts'
import {
  Facet,
  PriceFilter,
  SearchCorrection,
  SearchDetails,
  SearchFilters,
  SearchMetadata,
  SearchPaging,
} from './search.schemas.ts'

/**
 * Request for `searchProducts`. Everything is optional: without words it finds all products, or those of one
 * collection. Sorts by relevance if there are words, otherwise by last change.
 */
export const SearchProductsRequest = Type.Object(
  {
    search: Type.Optional(SearchDetails),
    collectionId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    filters: Type.Optional(SearchFilters),
    /**
     * By relevance unless given. Without words, that is newest first; in a collection, the products that
     * `setArrangedItems` put first come before the others.
     */
    sort: Type.Optional(enumOf(enums.SearchSort)),
    paging: Type.Optional(SearchPaging),
    facets: Type.Optional(Type.Array(enumOf(enums.FacetKind), { maxItems: 10 })),
  },
  { title: 'SearchProductsRequest' },
)
export type SearchProductsRequest = Type.Static<typeof SearchProductsRequest>

/** Response of `searchProducts`: products as in `queryProducts`, and the requested facets. */
export const SearchProductsResponse = Type.Object(
  {
    products: Type.Array(Product, { maxItems: 100 }),
    metadata: SearchMetadata,
    facets: Type.Array(Facet),
    correction: Type.Optional(SearchCorrection),
    /** The prices named in the words, in the shop's own currency. */
    price: Type.Optional(PriceFilter),
    /** The words without the ones that `price` was read from; corrected, if there is a `correction`. */
    otherWords: Type.Optional(Type.String()),
    /** True if no product has all the words, so that these have some of them. */
    isPartial: Type.Optional(Type.Boolean()),
  },
  { title: 'SearchProductsResponse' },
)
export type SearchProductsResponse = Type.Static<typeof SearchProductsResponse>
