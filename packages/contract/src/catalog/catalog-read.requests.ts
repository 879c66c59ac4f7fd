import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { Paging, PagingMetadata, PlatformPagingMetadata, PlatformQuery } from '../values/query.schemas.ts'
import { Product } from './product.schemas.ts'

/** Request for `queryProductsPlatformized`. */
export const QueryProductsPlatformizedRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
    /** Whether products have their variants; true if left out. */
    includeVariants: Type.Optional(Type.Boolean()),
    /**
     * Whether products have what lists rarely show: variants, options, description, info sections, custom text fields,
     * translations and media after the main one. True if left out. Only staff and apps can leave them out.
     */
    includeDetails: Type.Optional(Type.Boolean()),
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

/** Request for `queryProductsByText`. Filter and sort are objects, or JSON text as in the REST documentation. */
export const QueryProductsByTextRequest = Type.Object(
  {
    query: Type.Optional(
      Type.Object({
        paging: Type.Optional(Paging),
        filter: Type.Optional(Type.Union([Type.String({ maxLength: 16_000 }), freeForm])),
        sort: Type.Optional(
          Type.Union([Type.String({ maxLength: 4_000 }), Type.Array(freeForm, { maxItems: 10 })]),
        ),
      }),
    ),
    /** Whether products have their variants; true if left out. */
    includeVariants: Type.Optional(Type.Boolean()),
    includeHiddenProducts: Type.Optional(Type.Boolean()),
    includeMerchantSpecificData: Type.Optional(Type.Boolean()),
  },
  { title: 'QueryProductsByTextRequest' },
)
export type QueryProductsByTextRequest = Type.Static<typeof QueryProductsByTextRequest>

/** Response of `queryProductsByText`. */
export const QueryProductsByTextResponse = Type.Object(
  {
    products: Type.Array(Product, { maxItems: 100 }),
    metadata: PagingMetadata,
    totalResults: Type.Integer(),
  },
  { title: 'QueryProductsByTextResponse' },
)
export type QueryProductsByTextResponse = Type.Static<typeof QueryProductsByTextResponse>

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
  { product: Type.Optional(Product) },
  { title: 'GetProductResponse' },
)
export type GetProductResponse = Type.Static<typeof GetProductResponse>

/** Response of `getCatalogVersion`. */
export const GetCatalogVersionResponse = Type.Object(
  { catalogVersion: enumOf(enums.CatalogVersion) },
  { title: 'GetCatalogVersionResponse' },
)
export type GetCatalogVersionResponse = Type.Static<typeof GetCatalogVersionResponse>
