import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, nullable } from '../declare/schema.ts'
import { ReadOnlyVariant, V3Product } from './product-v3.schemas.ts'
import {
  V3AggregationData,
  V3CursorQuery,
  V3CursorSearch,
  V3PagingMetadata,
  V3SearchDetails,
} from './v3-values.schemas.ts'

const fields = Type.Optional(Type.Array(enumOf(enums.RequestedFields), { maxItems: 100 }))
const variantFields = Type.Optional(Type.Array(enumOf(enums.VariantRequestedFields), { maxItems: 100 }))

/** Request for `getProduct` of Catalog V3. */
export const GetV3ProductRequest = Type.Object(
  { productId: Type.String({ minLength: 1, maxLength: 100 }), fields },
  { title: 'GetV3ProductRequest' },
)
export type GetV3ProductRequest = Type.Static<typeof GetV3ProductRequest>

/** Response of `getProduct` of Catalog V3. */
export const GetV3ProductResponse = Type.Object({ product: V3Product }, { title: 'GetV3ProductResponse' })
export type GetV3ProductResponse = Type.Static<typeof GetV3ProductResponse>

/** Request for `getProductBySlug`. */
export const GetV3ProductBySlugRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 300 }), fields },
  { title: 'GetV3ProductBySlugRequest' },
)
export type GetV3ProductBySlugRequest = Type.Static<typeof GetV3ProductBySlugRequest>

/** Request for `queryProducts` of Catalog V3. */
export const QueryV3ProductsRequest = Type.Object(
  { query: Type.Optional(V3CursorQuery), fields },
  { title: 'QueryV3ProductsRequest' },
)
export type QueryV3ProductsRequest = Type.Static<typeof QueryV3ProductsRequest>

/**
 * Response of `queryProducts` of Catalog V3: products without their variants. Those with up to 100 have them if `fields`
 * asks for `VARIANT_OPTION_CHOICE_NAMES`.
 */
export const QueryV3ProductsResponse = Type.Object(
  { products: Type.Array(V3Product, { maxItems: 100 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryV3ProductsResponse' },
)
export type QueryV3ProductsResponse = Type.Static<typeof QueryV3ProductsResponse>

/** Request for `searchProducts` of Catalog V3. */
export const SearchV3ProductsRequest = Type.Object(
  { search: Type.Optional(V3CursorSearch), fields },
  { title: 'SearchV3ProductsRequest' },
)
export type SearchV3ProductsRequest = Type.Static<typeof SearchV3ProductsRequest>

/** Response of `searchProducts` of Catalog V3: products as `queryProducts` answers them, and counts. */
export const SearchV3ProductsResponse = Type.Object(
  {
    products: Type.Array(V3Product, { maxItems: 100 }),
    pagingMetadata: V3PagingMetadata,
    aggregationData: V3AggregationData,
  },
  { title: 'SearchV3ProductsResponse' },
)
export type SearchV3ProductsResponse = Type.Static<typeof SearchV3ProductsResponse>

/** Request for `countProducts`. */
export const CountV3ProductsRequest = Type.Object(
  {
    filter: Type.Optional(nullable(freeForm)),
    search: Type.Optional(nullable(V3SearchDetails)),
    returnNonVisibleProducts: Type.Optional(Type.Boolean()),
  },
  { title: 'CountV3ProductsRequest' },
)
export type CountV3ProductsRequest = Type.Static<typeof CountV3ProductsRequest>

/** Response of `countProducts`. */
export const CountV3ProductsResponse = Type.Object(
  { count: Type.Integer({ minimum: 0 }) },
  { title: 'CountV3ProductsResponse' },
)
export type CountV3ProductsResponse = Type.Static<typeof CountV3ProductsResponse>

/** Response of `getAllProductsCategory`: the category of all products. */
export const GetAllProductsCategoryResponse = Type.Object(
  {
    categoryId: Type.String(),
    treeReference: Type.Object({
      appNamespace: Type.String(),
      treeKey: Type.Optional(nullable(Type.String())),
    }),
  },
  { title: 'GetAllProductsCategoryResponse' },
)
export type GetAllProductsCategoryResponse = Type.Static<typeof GetAllProductsCategoryResponse>

/** Request for `queryVariants`. */
export const QueryVariantsRequest = Type.Object(
  { query: Type.Optional(V3CursorQuery), fields: variantFields },
  { title: 'QueryVariantsRequest' },
)
export type QueryVariantsRequest = Type.Static<typeof QueryVariantsRequest>

/** Response of `queryVariants`. */
export const QueryVariantsResponse = Type.Object(
  { variants: Type.Array(ReadOnlyVariant, { maxItems: 100 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryVariantsResponse' },
)
export type QueryVariantsResponse = Type.Static<typeof QueryVariantsResponse>

/** Request for `searchVariants`. */
export const SearchVariantsRequest = Type.Object(
  { search: Type.Optional(V3CursorSearch), fields: variantFields },
  { title: 'SearchVariantsRequest' },
)
export type SearchVariantsRequest = Type.Static<typeof SearchVariantsRequest>

/** Response of `searchVariants`. */
export const SearchVariantsResponse = Type.Object(
  { ...QueryVariantsResponse.properties, aggregationData: V3AggregationData },
  { title: 'SearchVariantsResponse' },
)
export type SearchVariantsResponse = Type.Static<typeof SearchVariantsResponse>
