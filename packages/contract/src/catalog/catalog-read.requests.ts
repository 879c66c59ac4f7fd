import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { PlatformPagingMetadata, PlatformQuery } from '../values/query.schemas.ts'
import { Product } from './product.schemas.ts'

/** Request for `queryProductsPlatformized`. */
export const QueryProductsPlatformizedRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
  },
  { title: 'QueryProductsPlatformizedRequest' },
)
export type QueryProductsPlatformizedRequest = Type.Static<typeof QueryProductsPlatformizedRequest>

/** Response of `queryProductsPlatformized`. */
export const QueryProductsPlatformizedResponse = Type.Object(
  {
    products: Type.Optional(Type.Array(Product, { maxItems: 100 })),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'QueryProductsPlatformizedResponse' },
)
export type QueryProductsPlatformizedResponse = Type.Static<typeof QueryProductsPlatformizedResponse>

/** Request for `getProduct`. */
export const GetProductRequest = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    includeMerchantSpecificData: Type.Optional(Type.Boolean()),
  },
  { title: 'GetProductRequest' },
)
export type GetProductRequest = Type.Static<typeof GetProductRequest>

/** Response of `getProduct`. */
export const GetProductResponse = Type.Object(
  {
    product: Type.Optional(Product),
  },
  { title: 'GetProductResponse' },
)
export type GetProductResponse = Type.Static<typeof GetProductResponse>

/** Response of `getCatalogVersion`. */
export const GetCatalogVersionResponse = Type.Object(
  { catalogVersion: enumOf(enums.CatalogVersion) },
  { title: 'GetCatalogVersionResponse' },
)
export type GetCatalogVersionResponse = Type.Static<typeof GetCatalogVersionResponse>
