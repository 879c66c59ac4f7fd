import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as requests from './product-v3-read.requests.ts'
import * as operations from './products-v3.operations.ts'

/** Rules for reading products of Catalog V3. */
export const productsV3Rules = [
  rule(operations.getV3Product, {
    access: 'visitor',
    input: requests.GetV3ProductRequest,
    output: requests.GetV3ProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(operations.getV3ProductBySlug, {
    access: 'visitor',
    input: requests.GetV3ProductBySlugRequest,
    output: requests.GetV3ProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(operations.queryV3Products, {
    access: 'visitor',
    input: requests.QueryV3ProductsRequest,
    output: requests.QueryV3ProductsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(operations.searchV3Products, {
    access: 'visitor',
    input: requests.SearchV3ProductsRequest,
    output: requests.SearchV3ProductsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(operations.countV3Products, {
    access: 'visitor',
    input: requests.CountV3ProductsRequest,
    output: requests.CountV3ProductsResponse,
    errors: ['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
  }),
  rule(operations.getAllProductsCategory, {
    access: 'visitor',
    input: Empty,
    output: requests.GetAllProductsCategoryResponse,
    errors: [],
  }),
  rule(operations.queryVariants, {
    access: 'visitor',
    input: requests.QueryVariantsRequest,
    output: requests.QueryVariantsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  rule(operations.searchVariants, {
    access: 'visitor',
    input: requests.SearchVariantsRequest,
    output: requests.SearchVariantsResponse,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
]
