import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { fieldName } from '../wire/values.ts'
import { kept, variant as variantShape } from './v3.shapes.ts'

const variant = { ...kept, ...variantShape, productData: kept }

/** A variant, and the product it belongs to. */
export type ReadOnlyVariant = Answer<wire.ReadOnlyVariant, typeof variant>
/** Which fields to return on request. */
export interface QueryVariantsOptions {
  fields?: readonly wire.VariantRequestedFields[]
}
/** Words, filter, order and page. */
export type VariantSearch = Argument<
  NonNullable<wire.SearchVariantsRequest['search']>,
  { sort: { fieldName: typeof fieldName } }
>
/** A page of variants. */
export type SearchVariantsResponse = Required<
  Answer<wire.SearchVariantsResponse, { variants: typeof variant }>
>

/** Fields to filter and sort variants by. */
export type VariantFields = {
  _id: string
  variantId: string
  sku: string
  visible: boolean
  'inventoryStatus.inStock': boolean
  'productData.productId': string
  'productData.name': string
  'productData.slug': string
  'productData.visible': boolean
}

/**
 * Queries variants across the store step by step; pages have cursors.
 * @throws {CommerceError} `NO_PERMISSION_TO_READ_MERCHANT_DATA`
 * @example
 * const { items } = await client.readOnlyVariantsV3
 *   .queryVariants({ fields: ['CURRENCY'] })
 *   .eq('productData.productId', product._id)
 *   .find()
 */
export const queryVariants: (
  options?: QueryVariantsOptions,
) => CursorQueryBuilder<ReadOnlyVariant, VariantFields, keyof VariantFields> =
  /* @__PURE__ */ cursorQueryable<VariantFields, keyof VariantFields, QueryVariantsOptions>()(
    operations.queryVariants,
    'variants',
    { variants: variant },
  )

/**
 * Searches variants across the store by words in names and SKUs.
 * @throws {CommerceError} `NO_PERMISSION_TO_READ_MERCHANT_DATA`
 * @example const { variants } = await client.readOnlyVariantsV3.searchVariants({ search: { expression: 'salt' } })
 */
export const searchVariants: (
  search?: VariantSearch,
  options?: QueryVariantsOptions,
) => Promise<SearchVariantsResponse> = /* @__PURE__ */ method(
  operations.searchVariants,
  (search = {}, options) => ({ ...options, search }),
  { gives: { variants: variant }, takes: { search: { sort: { fieldName } } } },
)
