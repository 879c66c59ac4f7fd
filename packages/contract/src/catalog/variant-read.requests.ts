import Type from 'typebox'
import { writable } from '../declare/writable.ts'
import { Media } from '../values/media.schemas.ts'
import { Paging, PagingMetadata, PlatformPagingMetadata, PlatformQuery } from '../values/query.schemas.ts'
import { ProductOption } from './product-options.schemas.ts'
import { StoreVariant, Variant, VariantData } from './variant.schemas.ts'

/** Request for `productOptionsAvailability`. */
export const ProductOptionsAvailabilityRequest = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    options: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { title: 'ProductOptionsAvailabilityRequest' },
)
export type ProductOptionsAvailabilityRequest = Type.Static<typeof ProductOptionsAvailabilityRequest>

/** Response of `productOptionsAvailability`. */
export const ProductOptionsAvailabilityResponse = Type.Object(
  {
    selectedVariant: Type.Optional(VariantData),
    media: Type.Optional(Media),
    productOptions: Type.Array(ProductOption),
    availableForPurchase: Type.Boolean(),
  },
  { title: 'ProductOptionsAvailabilityResponse' },
)
export type ProductOptionsAvailabilityResponse = Type.Static<typeof ProductOptionsAvailabilityResponse>

/** Request for `queryProductVariants`. */
export const QueryProductVariantsRequest = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
    variantIds: Type.Optional(Type.Array(Type.String())),
    paging: Type.Optional(writable(Paging)),
    includeMerchantSpecificData: Type.Optional(Type.Boolean()),
  },
  { title: 'QueryProductVariantsRequest' },
)
export type QueryProductVariantsRequest = Type.Static<typeof QueryProductVariantsRequest>

/** Response of `queryProductVariants`. */
export const QueryProductVariantsResponse = Type.Object(
  {
    variants: Type.Array(Variant),
    metadata: Type.Optional(PagingMetadata),
    totalResults: Type.Integer(),
  },
  { title: 'QueryProductVariantsResponse' },
)
export type QueryProductVariantsResponse = Type.Static<typeof QueryProductVariantsResponse>

/** Request for `queryStoreVariants`. */
export const QueryStoreVariantsRequest = Type.Object(
  { query: Type.Optional(writable(PlatformQuery)) },
  { title: 'QueryStoreVariantsRequest' },
)
export type QueryStoreVariantsRequest = Type.Static<typeof QueryStoreVariantsRequest>

/** Response of `queryStoreVariants`. */
export const QueryStoreVariantsResponse = Type.Object(
  {
    variants: Type.Array(StoreVariant),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'QueryStoreVariantsResponse' },
)
export type QueryStoreVariantsResponse = Type.Static<typeof QueryStoreVariantsResponse>

/** Request for `getStoreVariant`. */
export const GetStoreVariantRequest = Type.Object({ id: Type.String() }, { title: 'GetStoreVariantRequest' })
export type GetStoreVariantRequest = Type.Static<typeof GetStoreVariantRequest>

/** Response of `getStoreVariant`. */
export const GetStoreVariantResponse = Type.Object(
  { variant: Type.Optional(StoreVariant) },
  { title: 'GetStoreVariantResponse' },
)
export type GetStoreVariantResponse = Type.Static<typeof GetStoreVariantResponse>
