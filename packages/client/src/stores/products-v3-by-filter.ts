import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Argument } from '../wire/forms.ts'
import { product } from './v3.shapes.ts'

/** Fields and what they must have, as in `queryProducts`; an empty filter matches every product. */
export type ProductFilter = Readonly<Record<string, unknown>>
/** The job that was started; `getProductChange` reads its progress by this id. */
export type StartedJob = { jobId: string }
/** Words to search for in addition to the filter. */
export type FilterOptions = Argument<Pick<wire.BulkDeleteProductsByFilterRequest, 'search'>>
/** What every product gets. */
export type UpdateByFilterOptions = Argument<
  wire.BulkUpdateProductsByFilterRequest,
  { product: typeof product }
>
/** What every variant gets. */
export type VariantsByFilterOptions = Argument<Omit<wire.BulkUpdateVariantsByFilterRequest, 'filter'>>
/** How prices and costs change. */
export type AdjustByFilterOptions = Argument<Omit<wire.BulkAdjustVariantsByFilterRequest, 'filter'>>
/** Which info sections. */
export type SectionsByFilterOptions = Argument<Omit<wire.InfoSectionsByFilterRequest, 'filter'>>
/** Which products, and which categories. */
export type CategoriesByFilterOptions = Argument<wire.CategoriesByFilterRequest>

const whole = <Options extends object>(options: Options) => ({ ...options })
const filtered = <Options extends object>(filter: ProductFilter, options?: Options) => ({
  ...options,
  filter,
})

/**
 * Changes every product that matches a filter. For merchants and apps, like all of these; each returns as soon as
 * its job is stored, and the job changes at most 100,000 products.
 * @throws {CommerceError} `RIBBON_NOT_FOUND`, `BRAND_NOT_FOUND`, `INFO_SECTION_NOT_FOUND`
 * @example
 * const { jobId } = await client.productsV3.bulkUpdateProductsByFilter({
 *   filter: { 'brand.name': 'Kiln & Co' },
 *   product: { ribbon: { name: 'Sale' } },
 * })
 */
export const bulkUpdateProductsByFilter: (options: UpdateByFilterOptions) => Promise<StartedJob> =
  /* @__PURE__ */ method(operations.bulkUpdateProductsByFilter, whole<UpdateByFilterOptions>, {
    takes: { product },
  })

/**
 * Deletes every product that matches a filter. An empty filter deletes all.
 * @example const { jobId } = await client.productsV3.bulkDeleteProductsByFilter({ 'brand.name': 'Kiln & Co' })
 */
export const bulkDeleteProductsByFilter: (
  filter: ProductFilter,
  options?: FilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkDeleteProductsByFilter,
  filtered<FilterOptions>,
)

/**
 * Gives every variant of the matching products a price, a cost, measures or visibility.
 * @throws {CommerceError} `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`
 * @example
 * const { jobId } = await client.productsV3.bulkUpdateProductVariantsByFilter(
 *   { 'brand.name': 'Kiln & Co' },
 *   { variant: { price: { actualPrice: { amount: '9.00' } } } },
 * )
 */
export const bulkUpdateProductVariantsByFilter: (
  filter: ProductFilter,
  options: VariantsByFilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkUpdateProductVariantsByFilter,
  filtered<VariantsByFilterOptions>,
)

/**
 * Raises or lowers the prices and costs of the matching products, by amounts or percentages.
 * @example
 * const { jobId } = await client.productsV3.bulkAdjustProductVariantsByFilter(
 *   { 'brand.name': 'Kiln & Co' },
 *   { actualPrice: { percentage: 10 } },
 * )
 */
export const bulkAdjustProductVariantsByFilter: (
  filter: ProductFilter,
  options: AdjustByFilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkAdjustProductVariantsByFilter,
  filtered<AdjustByFilterOptions>,
)

/**
 * Adds info sections to every product that matches a filter.
 * @throws {CommerceError} `INFO_SECTION_NOT_FOUND`
 * @example
 * const { jobId } = await client.productsV3.bulkAddInfoSectionsToProductsByFilter(
 *   { 'brand.name': 'Kiln & Co' },
 *   { infoSectionIds: [infoSectionId] },
 * )
 */
export const bulkAddInfoSectionsToProductsByFilter: (
  filter: ProductFilter,
  options: SectionsByFilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkAddInfoSectionsToProductsByFilter,
  filtered<SectionsByFilterOptions>,
)

/**
 * Removes info sections from every product that matches a filter.
 * @example
 * const { jobId } = await client.productsV3.bulkRemoveInfoSectionsFromProductsByFilter(
 *   { 'brand.name': 'Kiln & Co' },
 *   { infoSectionIds: [infoSectionId] },
 * )
 */
export const bulkRemoveInfoSectionsFromProductsByFilter: (
  filter: ProductFilter,
  options: SectionsByFilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkRemoveInfoSectionsFromProductsByFilter,
  filtered<SectionsByFilterOptions>,
)

/**
 * Adds every product that matches a filter to up to five categories.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`
 * @example
 * const { jobId } = await client.productsV3.bulkAddProductsToCategoriesByFilter({
 *   filter: { 'brand.name': 'Kiln & Co' },
 *   categoryIds: [categoryId],
 * })
 */
export const bulkAddProductsToCategoriesByFilter: (
  options: CategoriesByFilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkAddProductsToCategoriesByFilter,
  whole<CategoriesByFilterOptions>,
)

/**
 * Removes every product that matches a filter from up to five categories.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`
 * @example
 * const { jobId } = await client.productsV3.bulkRemoveProductsFromCategoriesByFilter({
 *   filter: { 'brand.name': 'Kiln & Co' },
 *   categoryIds: [categoryId],
 * })
 */
export const bulkRemoveProductsFromCategoriesByFilter: (
  options: CategoriesByFilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkRemoveProductsFromCategoriesByFilter,
  whole<CategoriesByFilterOptions>,
)

/** The ids of tags to add to the products, and to remove from them. */
export type TagsByFilterOptions = Argument<Omit<wire.ProductTagsByFilterRequest, 'filter'>>

/**
 * Changes the tags of every product that matches a filter.
 * @throws {CommerceError} `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`
 * @example
 * const { jobId } = await client.productsV3.bulkUpdateProductTagsByFilter(
 *   { 'brand.name': 'Kiln & Co' },
 *   { assignTags: { publicTags: { tagIds: ['oak'] } } },
 * )
 */
export const bulkUpdateProductTagsByFilter: (
  filter: ProductFilter,
  options: TagsByFilterOptions,
) => Promise<StartedJob> = /* @__PURE__ */ method(
  operations.bulkUpdateProductTagsByFilter,
  filtered<TagsByFilterOptions>,
)
