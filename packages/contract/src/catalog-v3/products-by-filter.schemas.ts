import Type from 'typebox'
import { exactlyOne } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, nullable } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { decimal } from '../values/decimal.ts'
import { emptyOnly, notKept } from './empty-only.ts'
import { V3Variant } from './product-v3-parts.schemas.ts'
import { WrittenV3Product } from './product-v3-write.requests.ts'
import { V3SearchDetails } from './v3-values.schemas.ts'

const id = Type.String({ minLength: 1, maxLength: 36 })
const fixed = emptyOnly("can't be changed by filter")

/** Which products: those that match a filter and a search when the call is made. No filter means all. */
const which = {
  filter: Type.Optional(nullable(freeForm)),
  search: Type.Optional(nullable(V3SearchDetails)),
}

/** The fields of a product that many products can get at once. */
const FilteredProduct = Type.Object(
  { ...WrittenV3Product.properties, slug: fixed, options: fixed, modifiers: fixed, variantsInfo: fixed },
  { title: 'FilteredProduct' },
)

/** Request for `bulkUpdateProductsByFilter`: the fields that every matching product gets. */
export const BulkUpdateProductsByFilterRequest = Type.Object(
  { ...which, product: writable(FilteredProduct) },
  { title: 'BulkUpdateProductsByFilterRequest' },
)
export type BulkUpdateProductsByFilterRequest = Type.Static<typeof BulkUpdateProductsByFilterRequest>

/** Request for `bulkDeleteProductsByFilter`. An empty filter deletes every product. */
export const BulkDeleteProductsByFilterRequest = Type.Object(
  { ...which, filter: freeForm },
  { title: 'BulkDeleteProductsByFilterRequest' },
)
export type BulkDeleteProductsByFilterRequest = Type.Static<typeof BulkDeleteProductsByFilterRequest>

/** The fields of a variant that many variants can get at once. */
const FilteredVariant = Type.Object(
  {
    ...V3Variant.properties,
    id: fixed,
    sku: fixed,
    choices: fixed,
    barcode: notKept,
    digitalProperties: notKept,
  },
  { title: 'FilteredVariant' },
)

/** Request for `bulkUpdateProductVariantsByFilter`: the fields that every variant of the products gets. */
export const BulkUpdateVariantsByFilterRequest = Type.Object(
  {
    ...which,
    filter: freeForm,
    variant: writable(
      FilteredVariant,
      'price.actualPrice',
      'price.actualPrice.amount',
      'price.compareAtPrice.amount',
    ),
  },
  { title: 'BulkUpdateVariantsByFilterRequest' },
)
export type BulkUpdateVariantsByFilterRequest = Type.Static<typeof BulkUpdateVariantsByFilterRequest>

/** A value to add to each price, or a percentage to change it by; both can be negative. */
export const V3AdjustValue = exactlyOne(
  Type.Object(
    {
      amount: Type.Optional(decimal({ gte: '-999999999.99', lte: '999999999.99', maxScale: 2 })),
      percentage: Type.Optional(Type.Number({ minimum: -100, maximum: 1000 })),
    },
    { title: 'V3AdjustValue' },
  ),
  ['amount', 'percentage'],
)
export type V3AdjustValue = Type.Static<typeof V3AdjustValue>

/** A value or a percentage to take off. */
const V3UnsignedAdjustValue = exactlyOne(
  Type.Object(
    {
      amount: Type.Optional(decimal({ gte: '0', lte: '999999999.99', maxScale: 2 })),
      percentage: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    },
    { title: 'V3UnsignedAdjustValue' },
  ),
  ['amount', 'percentage'],
)

/**
 * Request for `bulkAdjustProductVariantsByFilter`. `compareAtPriceDiscount` sets each price to the price to compare
 * with, less the discount. Results are rounded to the currency's smallest unit, or to whole numbers.
 */
export const BulkAdjustVariantsByFilterRequest = Type.Object(
  {
    ...which,
    filter: freeForm,
    actualPrice: Type.Optional(V3AdjustValue),
    compareAtPrice: Type.Optional(V3AdjustValue),
    compareAtPriceDiscount: Type.Optional(V3UnsignedAdjustValue),
    cost: Type.Optional(V3AdjustValue),
    rounding: Type.Optional(enumOf(enums.PriceRounding)),
  },
  { title: 'BulkAdjustVariantsByFilterRequest' },
)
export type BulkAdjustVariantsByFilterRequest = Type.Static<typeof BulkAdjustVariantsByFilterRequest>

/** Request for `bulkAddInfoSectionsToProductsByFilter` and `bulkRemoveInfoSectionsFromProductsByFilter`. */
export const InfoSectionsByFilterRequest = Type.Object(
  { ...which, filter: freeForm, infoSectionIds: Type.Array(id, { minItems: 1, maxItems: 100 }) },
  { title: 'InfoSectionsByFilterRequest' },
)
export type InfoSectionsByFilterRequest = Type.Static<typeof InfoSectionsByFilterRequest>

/** Request for `bulkAddProductsToCategoriesByFilter` and `bulkRemoveProductsFromCategoriesByFilter`. */
export const CategoriesByFilterRequest = Type.Object(
  { ...which, categoryIds: Type.Array(id, { minItems: 1, maxItems: 5 }) },
  { title: 'CategoriesByFilterRequest' },
)
export type CategoriesByFilterRequest = Type.Static<typeof CategoriesByFilterRequest>

/** The job that changes the products. `getProductChange` reads its progress by this id. */
export const ByFilterResponse = Type.Object({ jobId: Type.String() }, { title: 'ByFilterResponse' })
export type ByFilterResponse = Type.Static<typeof ByFilterResponse>
