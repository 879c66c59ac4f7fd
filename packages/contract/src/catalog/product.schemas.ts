import Type from 'typebox'
import { constrain, fieldOf } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, languageCode, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { Media } from '../values/media.schemas.ts'
import {
  CostAndProfitData,
  Dimensions,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './price.schemas.ts'
import { CustomTextField, ProductOption } from './product-options.schemas.ts'
import { SeoSchema } from './seo.schemas.ts'
import { Preorder, Variant } from './variant.schemas.ts'

/** A product's stock across all its variants. `quantity` only if inventory is tracked. */
export const Stock = Type.Object(
  {
    trackInventory: Type.Boolean(),
    quantity: Type.Optional(nullable(Type.Integer({ maximum: 99999 }))),
    inStock: Type.Boolean(),
    inventoryStatus: enumOf(enums.InventoryStatus),
  },
  { title: 'Stock' },
)
export type Stock = Type.Static<typeof Stock>

/** A titled text on the product page; `description` is HTML. */
export const AdditionalInfoSection = Type.Object(
  {
    title: Type.String({ maxLength: 50 }),
    description: Type.String({ maxLength: 16000 }),
  },
  { title: 'AdditionalInfoSection' },
)
export type AdditionalInfoSection = Type.Static<typeof AdditionalInfoSection>

/** A picture's alternative text or another file's title in another language; our own. */
export const TranslatedMedium = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100 }),
    altText: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  { title: 'TranslatedMedium' },
)
export type TranslatedMedium = Type.Static<typeof TranslatedMedium>

/**
 * A product's texts in another language; our own. Option names, choices and ribbons are translated once for the
 * whole shop; see `updateTranslationSettings`.
 */
export const ProductTranslation = Type.Object(
  {
    language: languageCode,
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 80 }))),
    /** HTML. */
    description: Type.Optional(nullable(Type.String({ maxLength: 8000 }))),
    /** In the order of the product's own; used while there are as many. */
    additionalInfoSections: Type.Optional(nullable(Type.Array(AdditionalInfoSection, { maxItems: 20 }))),
    /** What pictures show and what other files are called, by id. */
    media: Type.Optional(nullable(Type.Array(TranslatedMedium, { maxItems: 100 }))),
  },
  { title: 'ProductTranslation' },
)
export type ProductTranslation = Type.Static<typeof ProductTranslation>

/** A short text on a product, such as "New". */
export const Ribbon = Type.Object({ text: Type.String({ maxLength: 30 }) }, { title: 'Ribbon' })
export type Ribbon = Type.Static<typeof Ribbon>

/** The address of a product's page, in two parts. */
export const PageUrl = Type.Object(
  {
    base: Type.String(),
    path: Type.String(),
  },
  { title: 'PageUrl' },
)
export type PageUrl = Type.Static<typeof PageUrl>

/** A discount on a product: an amount in major units or a percentage. */
export const Discount = constrain(
  Type.Object(
    {
      type: enumOf(enums.DiscountType),
      value: Type.Number({ minimum: 0 }),
    },
    { title: 'Discount' },
  ),
  (discount) =>
    fieldOf(discount, 'type') === 'PERCENT' && Number(fieldOf(discount, 'value')) > 100
      ? { rule: 'MAX', field: 'value', description: 'must be at most 100 percent', data: { threshold: 100 } }
      : undefined,
)
export type Discount = Type.Static<typeof Discount>

/** A product as visitors see it. Cost and profit are for merchants only. */
export const Product = Type.Object(
  {
    id: readOnly(Type.String()),
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 80 }))),
    slug: Type.String({ maxLength: 100 }),
    visible: Type.Optional(nullable(Type.Boolean())),
    productType: enumOf(enums.ProductType),
    description: Type.Optional(nullable(Type.String({ maxLength: 8000 }))),
    sku: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    weight: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 999999999.99 }))),
    weightRange: Type.Optional(readOnly(NumericPropertyRange)),
    productDimensions: Type.Optional(Dimensions),
    packageDimensions: Type.Optional(Dimensions),
    stock: Type.Optional(readOnly(Stock)),
    price: Type.Optional(readOnly(PriceData)),
    priceData: Type.Optional(PriceData),
    convertedPriceData: Type.Optional(readOnly(PriceData)),
    priceRange: Type.Optional(readOnly(NumericPropertyRange)),
    costAndProfitData: Type.Optional(CostAndProfitData),
    costRange: Type.Optional(readOnly(NumericPropertyRange)),
    pricePerUnitData: Type.Optional(PricePerUnitData),
    additionalInfoSections: Type.Array(AdditionalInfoSection),
    ribbons: readOnly(Type.Array(Ribbon)),
    media: Type.Optional(readOnly(Media)),
    customTextFields: readOnly(Type.Array(CustomTextField)),
    manageVariants: Type.Optional(nullable(Type.Boolean())),
    productOptions: Type.Array(ProductOption, { maxItems: 6 }),
    productPageUrl: Type.Optional(readOnly(PageUrl)),
    numericId: readOnly(Type.String()),
    inventoryItemId: readOnly(Type.String()),
    discount: Type.Optional(Discount),
    collectionIds: readOnly(Type.Array(Type.String())),
    variants: readOnly(Type.Array(Variant, { maxItems: 1000 })),
    lastUpdated: Type.Optional(readOnly(nullable(timestamp))),
    createdDate: Type.Optional(readOnly(nullable(timestamp))),
    seoData: Type.Optional(SeoSchema),
    ribbon: Type.Optional(nullable(Type.String({ maxLength: 30 }))),
    brand: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
    /** Whether each unit sold is a gift card worth its price. Present only if true; our own field. */
    giftCard: Type.Optional(Type.Boolean()),
    /** Present while variants that are out of stock can be pre-ordered; our own field. */
    preorder: Type.Optional(readOnly(Preorder)),
    /** Its texts in other languages. For merchants only; our own field. */
    translations: Type.Optional(Type.Array(ProductTranslation, { maxItems: 20 })),
    /** The texts that stay in the shop's language when another was requested; our own field. */
    untranslated: Type.Optional(readOnly(Type.Array(Type.String()))),
  },
  { title: 'Product' },
)
export type Product = Type.Static<typeof Product>
