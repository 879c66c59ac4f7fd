import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queryLine } from '../query/query-line.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { kept } from './v3.shapes.ts'

const gives = { brand: kept }
const results = { results: { item: kept } }

/** A brand that products share by name. */
export type Brand = Answer<wire.V3Brand, typeof kept>
/** The fields of a new brand. */
export type BrandInput = Argument<wire.CreateBrandRequest['brand']>
/** One result for each brand. */
export type BulkBrandsResponse = Required<Answer<wire.BulkBrandsResponse, typeof results>>

/** Whether the answer of a bulk call has the brands; default false. */
export interface ReturnEntity {
  readonly returnEntity?: boolean
}
/** One result for each brand, by its place in the request. */
export type BulkCreateBrandsResponse = Required<Answer<wire.BulkCreateBrandsResponse, typeof results>>

/** Fields to filter and sort brands by. */
export type BrandFields = {
  _id: string
  name: string
  _createdDate: Date | string
  _updatedDate: Date | string
}

/**
 * Returns a brand.
 * @throws {CommerceError} `BRAND_NOT_FOUND`
 * @example const { name, revision } = await client.brandsV3.getBrand(brandId)
 */
export const getBrand: (brandId: string) => Promise<Brand> = /* @__PURE__ */ method(
  operations.getBrand,
  (brandId) => ({ brandId }),
  { gives, answers: 'brand' },
)

/**
 * Queries brands step by step; pages have cursors.
 * @example const { items } = await client.brandsV3.queryBrands().ascending('name').find()
 */
export const queryBrands: () => CursorQueryBuilder<Brand, BrandFields, keyof BrandFields> =
  /* @__PURE__ */ cursorQueryable<BrandFields, keyof BrandFields, object>()(
    operations.queryBrands,
    'brands',
    { brands: kept },
    queryLine,
  )

/**
 * Creates a brand. For merchants and apps, like all writes.
 * @throws {CommerceError} `BRAND_ALREADY_EXISTS`
 * @example const brand = await client.brandsV3.createBrand({ name: 'Kiln & Co' })
 */
export const createBrand: (brand: BrandInput) => Promise<Brand> = /* @__PURE__ */ method(
  operations.createBrand,
  (brand) => ({ brand }),
  { gives, answers: 'brand' },
)

/**
 * Returns the brand with a name, and creates it if there is none.
 * @example const { brand } = await client.brandsV3.getOrCreateBrand('Kiln & Co')
 */
export const getOrCreateBrand: (brandName: string) => Promise<{ brand: Brand }> = /* @__PURE__ */ method(
  operations.getOrCreateBrand,
  (brandName) => ({ brandName }),
  { gives },
)

/**
 * Returns the brands with the given names, and creates those that are missing.
 * @example const { results } = await client.brandsV3.bulkGetOrCreateBrands(['Kiln & Co', 'Loom & Sons'])
 */
export const bulkGetOrCreateBrands: (brandNames: readonly string[]) => Promise<BulkBrandsResponse> =
  /* @__PURE__ */ method(operations.bulkGetOrCreateBrands, (brandNames) => ({ brandNames }), {
    gives: results,
  })

/**
 * Deletes a brand, and removes it from the products that have it, at most 300.
 * @throws {CommerceError} `BRAND_NOT_FOUND`, `CONFLICT`; `INVALID_ARGUMENT` if it's on more products; nothing is
 * changed
 * @example await client.brandsV3.deleteBrand(brandId)
 */
export const deleteBrand: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteBrand,
  (brandId) => ({ brandId }),
  { answers: 'nothing' },
)

/**
 * Counts brands, all of them or those that fit a filter.
 * @example const { count } = await client.brandsV3.countBrands()
 */
export const countBrands: (options?: {
  readonly filter?: Readonly<Record<string, unknown>> | null
}) => Promise<{ count: number }> = /* @__PURE__ */ method(operations.countBrands, (options) => ({
  ...options,
}))

/**
 * Creates up to 100 brands; each succeeds or fails on its own.
 * @example
 * const { results } = await client.brandsV3.bulkCreateBrands([{ name: 'Kiln & Co' }, { name: 'Loom & Sons' }])
 */
export const bulkCreateBrands: (
  brands: readonly BrandInput[],
  options?: ReturnEntity,
) => Promise<BulkCreateBrandsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateBrands,
  (brands, options) => ({ ...options, brands }),
  { gives: results },
)

/**
 * Deletes up to 100 brands; each succeeds or fails on its own. Also removes each from the products that have it,
 * at most 300.
 * @example const { results } = await client.brandsV3.bulkDeleteBrands([brandId])
 */
export const bulkDeleteBrands: (
  brandIds: readonly string[],
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkDeleteBrands,
  (brandIds) => ({ brandIds }),
)

/** Another name for a brand, and the revision that it is based on. */
export type UpdateBrand = Argument<Omit<wire.UpdateBrandRequest['brand'], 'id'>>

/**
 * Renames a brand, on every product that has it. Its id changes with its name; the former one still leads to it.
 * @throws {CommerceError} `BRAND_NOT_FOUND`; `BRAND_ALREADY_EXISTS`, or `CONFLICT` if it was changed since it was
 * read
 * @example const brand = await client.brandsV3.updateBrand(brandId, { revision, name: 'Loom & Sons' })
 */
export const updateBrand: (_id: string, brand: UpdateBrand) => Promise<Brand> = /* @__PURE__ */ method(
  operations.updateBrand,
  (_id, brand) => ({ brand: { ...brand, _id } }),
  { gives, answers: 'brand' },
)

/**
 * Renames up to 100 brands; each succeeds or fails on its own.
 * @example await client.brandsV3.bulkUpdateBrands([{ brand: { _id: brandId, revision, name: 'Loom & Sons' } }])
 */
export const bulkUpdateBrands: (
  brands: readonly { readonly brand: UpdateBrand & { readonly _id: string } }[],
  options?: ReturnEntity,
) => Promise<BulkCreateBrandsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateBrands,
  (brands, options) => ({ ...options, brands }),
  { gives: results },
)
