import Type from 'typebox'
import { SeoSchema } from '../catalog/seo.schemas.ts'
import * as enums from '../declare/enums.ts'
import { currencyCode, enumOf, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import {
  ConnectedModifier,
  ConnectedOption,
  PricePerUnitSettings,
  V3Media,
  V3ProductTags,
  V3Variant,
} from './product-v3-parts.schemas.ts'
import { NamedReference, RichContent, V3PriceRange } from './v3-values.schemas.ts'

/** A titled text on a product's page. */
export const V3InfoSection = Type.Object(
  {
    id: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 36 }))),
    uniqueName: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    title: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
    description: Type.Optional(RichContent),
    /** HTML. */
    plainDescription: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
  },
  { title: 'V3InfoSection' },
)
export type V3InfoSection = Type.Static<typeof V3InfoSection>

/** Categories of a product. */
export const ProductCategoriesInfo = Type.Object(
  { categories: Type.Array(Type.Object({ id: Type.String() })) },
  { title: 'ProductCategoriesInfo' },
)
export type ProductCategoriesInfo = Type.Static<typeof ProductCategoriesInfo>

/** The categories that lead to a product's main one, from the root. */
export const BreadcrumbsInfo = Type.Object(
  {
    breadcrumbs: Type.Array(
      Type.Object({
        categoryId: Type.String(),
        categoryName: Type.String(),
        categorySlug: Type.String(),
      }),
    ),
  },
  { title: 'BreadcrumbsInfo' },
)
export type BreadcrumbsInfo = Type.Static<typeof BreadcrumbsInfo>

/** Whether a product's visible variants are in stock, and whether sold-out ones can be ordered. */
export const V3Inventory = Type.Object(
  {
    availabilityStatus: enumOf(enums.InventoryStatus),
    preorderStatus: enumOf(enums.PreorderStatus),
    preorderAvailability: enumOf(enums.ProductPreorderAvailability),
  },
  { title: 'V3Inventory' },
)
export type V3Inventory = Type.Static<typeof V3Inventory>

/** The weight and size of a product, for shipping. */
export const V3PhysicalProperties = Type.Object(
  {
    pricePerUnit: Type.Optional(PricePerUnitSettings),
    shippingWeightRange: Type.Optional(
      readOnly(Type.Object({ minValue: Type.Number(), maxValue: Type.Number() })),
    ),
    weightMeasurementUnitInfo: Type.Optional(
      readOnly(Type.Object({ weightMeasurementUnit: enumOf(enums.WeightUnit) })),
    ),
  },
  { title: 'V3PhysicalProperties' },
)
export type V3PhysicalProperties = Type.Static<typeof V3PhysicalProperties>

/** How many variants a product has, and the cheapest visible one if `MIN_PRICE_VARIANT` was requested. */
export const VariantSummary = Type.Object(
  { variantCount: Type.Integer({ minimum: 0 }), minPriceVariant: Type.Optional(V3Variant) },
  { title: 'VariantSummary' },
)
export type VariantSummary = Type.Static<typeof VariantSummary>

/**
 * A product of Catalog V3: the same product, under the same id, as in Catalog V1. Some fields are only present
 * if they were requested; see `RequestedFields`.
 */
export const V3Product = Type.Object(
  {
    id: readOnly(Type.String()),
    /** Counts the product's changes. An update names the revision it is based on. */
    revision: readOnly(Type.String()),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    slug: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    url: Type.Optional(readOnly(Type.Object({ relativePath: Type.String(), url: Type.String() }))),
    description: Type.Optional(RichContent),
    /** HTML. */
    plainDescription: Type.Optional(nullable(Type.String({ maxLength: 16000 }))),
    visible: Type.Optional(nullable(Type.Boolean())),
    visibleInPos: Type.Optional(readOnly(Type.Boolean())),
    media: Type.Optional(V3Media),
    seoData: Type.Optional(SeoSchema),
    options: Type.Optional(Type.Array(ConnectedOption, { maxItems: 6 })),
    modifiers: Type.Optional(Type.Array(ConnectedModifier)),
    brand: Type.Optional(nullable(NamedReference)),
    infoSections: Type.Optional(Type.Array(V3InfoSection)),
    ribbon: Type.Optional(nullable(NamedReference)),
    directCategoriesInfo: Type.Optional(readOnly(ProductCategoriesInfo)),
    allCategoriesInfo: Type.Optional(readOnly(ProductCategoriesInfo)),
    mainCategoryId: Type.Optional(readOnly(Type.String())),
    breadcrumbsInfo: Type.Optional(readOnly(BreadcrumbsInfo)),
    costRange: Type.Optional(readOnly(V3PriceRange)),
    inventory: Type.Optional(readOnly(V3Inventory)),
    productType: enumOf(enums.V3ProductType),
    handle: Type.Optional(readOnly(Type.String())),
    currency: Type.Optional(readOnly(currencyCode)),
    actualPriceRange: Type.Optional(readOnly(V3PriceRange)),
    compareAtPriceRange: Type.Optional(readOnly(V3PriceRange)),
    physicalProperties: Type.Optional(V3PhysicalProperties),
    variantsInfo: Type.Optional(
      Type.Object({ variants: Type.Optional(Type.Array(V3Variant, { maxItems: 1000 })) }),
    ),
    variantSummary: Type.Optional(readOnly(VariantSummary)),
    /** Private ones are present only with `MERCHANT_DATA`. */
    tags: Type.Optional(nullable(V3ProductTags)),
    /** Whether each unit sold is a gift card worth its price. Present only if true; our own field. */
    giftCard: Type.Optional(readOnly(Type.Boolean())),
  },
  { title: 'V3Product' },
)
export type V3Product = Type.Static<typeof V3Product>

/** What a variant in store-wide lists says about its product. */
export const VariantProductData = Type.Object(
  {
    productId: Type.String(),
    productType: enumOf(enums.V3ProductType),
    name: Type.String(),
    slug: Type.String(),
    visible: Type.Boolean(),
    createdDate: timestamp,
    updatedDate: timestamp,
    currency: Type.Optional(currencyCode),
    brand: Type.Optional(NamedReference),
    directCategoryIds: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'VariantProductData' },
)
export type VariantProductData = Type.Static<typeof VariantProductData>

/** A variant in store-wide lists, with its product's data. */
export const ReadOnlyVariant = Type.Object(
  {
    id: guid,
    variantId: guid,
    visible: Type.Boolean(),
    sku: Type.Optional(Type.String()),
    optionChoices: V3Variant.properties.choices,
    price: V3Variant.properties.price,
    revenueDetails: V3Variant.properties.revenueDetails,
    media: V3Variant.properties.media,
    physicalProperties: V3Variant.properties.physicalProperties,
    inventoryStatus: V3Variant.properties.inventoryStatus,
    productData: VariantProductData,
  },
  { title: 'ReadOnlyVariant' },
)
export type ReadOnlyVariant = Type.Static<typeof ReadOnlyVariant>
