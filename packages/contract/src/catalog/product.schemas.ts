import Type from 'typebox'
import * as enums from '../enums.ts'
import { Media } from '../media.schemas.ts'
import { enumOf, freeForm, nullable, readOnly, timestamp } from '../schema.ts'
import {
  CostAndProfitData,
  Dimensions,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './price.schemas.ts'
import { Variant } from './variant.schemas.ts'

/** A product's stock over all its variants. `quantity` only where inventory is tracked. */
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

/** A short text on a product, such as "New". */
export const Ribbon = Type.Object(
  {
    text: Type.String({ maxLength: 30 }),
  },
  { title: 'Ribbon' },
)
export type Ribbon = Type.Static<typeof Ribbon>

/** A text that the buyer may or must give. */
export const CustomTextField = Type.Object(
  {
    title: Type.String({ maxLength: 100 }),
    maxLength: Type.Integer({ maximum: 500 }),
    mandatory: Type.Boolean(),
  },
  { title: 'CustomTextField' },
)
export type CustomTextField = Type.Static<typeof CustomTextField>

/** One value of an option. For colours `value` is a CSS colour and `description` its name. */
export const Choice = Type.Object(
  {
    value: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    description: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    media: Type.Optional(readOnly(Media)),
    inStock: Type.Optional(readOnly(Type.Boolean())),
    visible: Type.Optional(readOnly(Type.Boolean())),
  },
  { title: 'Choice' },
)
export type Choice = Type.Static<typeof Choice>

/** A choice the buyer makes: drop-down or colour, at most 100 values. */
export const ProductOption = Type.Object(
  {
    optionType: readOnly(enumOf(enums.OptionType)),
    name: Type.String({ minLength: 1, maxLength: 50 }),
    choices: Type.Optional(Type.Array(Choice, { minItems: 1, maxItems: 100 })),
  },
  { title: 'ProductOption' },
)
export type ProductOption = Type.Static<typeof ProductOption>

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
export const Discount = Type.Object(
  {
    type: enumOf(enums.DiscountType),
    value: Type.Number(),
  },
  { title: 'Discount' },
)
export type Discount = Type.Static<typeof Discount>

/** One tag for search engines. */
export const Tag = Type.Object(
  {
    type: Type.String(),
    props: Type.Optional(nullable(freeForm)),
    meta: Type.Optional(nullable(freeForm)),
    children: Type.String(),
    custom: Type.Boolean(),
    disabled: Type.Boolean(),
  },
  { title: 'Tag' },
)
export type Tag = Type.Static<typeof Tag>

/** A keyword for search engines. */
export const Keyword = Type.Object(
  {
    term: Type.String(),
    isMain: Type.Boolean(),
    origin: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'Keyword' },
)
export type Keyword = Type.Static<typeof Keyword>

/** Settings for search engines. */
export const Settings = Type.Object(
  {
    preventAutoRedirect: Type.Boolean(),
    keywords: Type.Array(Keyword, { maxItems: 5 }),
  },
  { title: 'Settings' },
)
export type Settings = Type.Static<typeof Settings>

/** Tags for search engines. */
export const SeoSchema = Type.Object(
  {
    tags: Type.Array(Tag),
    settings: Type.Optional(Settings),
  },
  { title: 'SeoSchema' },
)
export type SeoSchema = Type.Static<typeof SeoSchema>

/** A product as visitors read it. Cost and profit are present for merchants only. */
export const Product = Type.Object(
  {
    id: readOnly(Type.String()),
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 80 }))),
    slug: Type.String({ maxLength: 100 }),
    visible: Type.Optional(nullable(Type.Boolean())),
    productType: enumOf(enums.ProductType),
    description: Type.Optional(nullable(Type.String({ maxLength: 8000 }))),
    sku: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    weight: Type.Optional(nullable(Type.Number({ maximum: 999999999.99 }))),
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
  },
  { title: 'Product' },
)
export type Product = Type.Static<typeof Product>
