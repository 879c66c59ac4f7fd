import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
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
import {
  countV3Products,
  getAllProductsCategory,
  getV3Product,
  getV3ProductBySlug,
  queryV3Products,
  queryVariants,
  searchV3Products,
  searchVariants,
} from './products-v3.operations.ts'

/** Rules for reading products of Catalog V3. */
export const productsV3Rules = [
  rule(getV3Product, {
    access: 'visitor',
    input: GetV3ProductRequest,
    output: GetV3ProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(getV3ProductBySlug, {
    access: 'visitor',
    input: GetV3ProductBySlugRequest,
    output: GetV3ProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(queryV3Products, {
    access: 'visitor',
    input: QueryV3ProductsRequest,
    output: QueryV3ProductsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(searchV3Products, {
    access: 'visitor',
    input: SearchV3ProductsRequest,
    output: SearchV3ProductsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(countV3Products, {
    access: 'visitor',
    input: CountV3ProductsRequest,
    output: CountV3ProductsResponse,
    errors: ['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
  }),
  rule(getAllProductsCategory, {
    access: 'visitor',
    input: Empty,
    output: GetAllProductsCategoryResponse,
    errors: [],
  }),
  rule(queryVariants, {
    access: 'visitor',
    input: QueryVariantsRequest,
    output: QueryVariantsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(searchVariants, {
    access: 'visitor',
    input: SearchVariantsRequest,
    output: SearchVariantsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
]
