import type { Empty } from '../declare/empty.schemas.ts'
import { operation, queryOperation } from '../declare/operation.ts'
import { productsV3, variantsV3 } from '../declare/service.ts'
import type {
  CountV3ProductsRequest,
  CountV3ProductsResponse,
  GetAllProductsCategoryResponse,
  GetV3ProductBySlugRequest,
  GetV3ProductRequest,
  GetV3ProductResponse,
  QueryV3ProductsRequest,
  QueryV3ProductsResponse,
  QueryVariantsRequest,
  QueryVariantsResponse,
  SearchV3ProductsRequest,
  SearchV3ProductsResponse,
  SearchVariantsRequest,
  SearchVariantsResponse,
} from './product-v3-read.requests.ts'

export const getV3Product = /* @__PURE__ */ operation<GetV3ProductRequest, GetV3ProductResponse>(
  'getV3Product',
  'Returns a product in Catalog V3 with all its variants.',
  productsV3,
  'GET /v3/products/:productId',
)

export const getV3ProductBySlug = /* @__PURE__ */ operation<GetV3ProductBySlugRequest, GetV3ProductResponse>(
  'getV3ProductBySlug',
  'Returns a product in Catalog V3 by slug.',
  productsV3,
  'GET /v3/products/slug/:slug',
)

export const queryV3Products = /* @__PURE__ */ queryOperation<
  QueryV3ProductsRequest,
  QueryV3ProductsResponse
>(
  'queryV3Products',
  'Lists products in Catalog V3 by filter and order, page by page with cursors.',
  productsV3,
  '/v3/products/query',
)

export const searchV3Products = /* @__PURE__ */ queryOperation<
  SearchV3ProductsRequest,
  SearchV3ProductsResponse
>(
  'searchV3Products',
  'Searches products in Catalog V3 by words and filters, with aggregations.',
  productsV3,
  '/v3/products/search',
)

export const countV3Products = /* @__PURE__ */ queryOperation<
  CountV3ProductsRequest,
  CountV3ProductsResponse
>(
  'countV3Products',
  'Counts the products in Catalog V3 that match a filter.',
  productsV3,
  '/v3/products/count',
)

export const getAllProductsCategory = /* @__PURE__ */ operation<Empty, GetAllProductsCategoryResponse>(
  'getAllProductsCategory',
  'Returns the category that contains all products.',
  productsV3,
  'GET /v3/all-products-category',
)

export const queryVariants = /* @__PURE__ */ operation<QueryVariantsRequest, QueryVariantsResponse>(
  'queryVariants',
  'Lists variants of all products by filter and order, page by page with cursors.',
  variantsV3,
  'POST /v3/products/query-variants',
)

export const searchVariants = /* @__PURE__ */ operation<SearchVariantsRequest, SearchVariantsResponse>(
  'searchVariants',
  'Searches the names and SKUs of variants of all products.',
  variantsV3,
  'POST /v3/products/search-variants',
)
