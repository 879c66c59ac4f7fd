import Type from 'typebox'
import { guid, nullable, readOnly } from '../declare/schema.ts'
import { PlatformMedia } from '../values/media.schemas.ts'
import { CostAndProfitData, Dimensions, PriceData } from './price.schemas.ts'

/** The data of a variant without its stock. */
export const VariantDataWithNoStock = Type.Object(
  {
    priceData: Type.Optional(PriceData),
    convertedPriceData: Type.Optional(readOnly(PriceData)),
    costAndProfitData: Type.Optional(CostAndProfitData),
    weight: Type.Number({ minimum: 0 }),
    sku: Type.String(),
    visible: Type.Boolean(),
    productDimensions: Type.Optional(Dimensions),
    packageDimensions: Type.Optional(Dimensions),
  },
  { title: 'VariantDataWithNoStock' },
)
export type VariantDataWithNoStock = Type.Static<typeof VariantDataWithNoStock>

/** The stock of one variant. */
export const VariantStock = Type.Object(
  {
    trackQuantity: Type.Boolean(),
    quantity: Type.Optional(nullable(Type.Integer({ maximum: 99999 }))),
    inStock: Type.Boolean(),
  },
  { title: 'VariantStock' },
)
export type VariantStock = Type.Static<typeof VariantStock>

/**
 * One combination of a product's choices. It has its own price, weight, SKU and stock if variants are
 * managed.
 */
export const Variant = Type.Object(
  {
    id: guid,
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
    variant: Type.Optional(VariantDataWithNoStock),
    stock: Type.Optional(readOnly(VariantStock)),
  },
  { title: 'Variant' },
)
export type Variant = Type.Static<typeof Variant>

/** The variant selected by a set of choices. */
export const VariantData = Type.Object(
  {
    price: Type.Optional(PriceData),
    convertedPriceData: Type.Optional(readOnly(PriceData)),
    weight: Type.Optional(nullable(Type.Number())),
    sku: Type.String(),
    quantity: Type.Optional(nullable(Type.Integer())),
    inStock: Type.Boolean(),
    visible: Type.Boolean(),
    productDimensions: Type.Optional(Dimensions),
    packageDimensions: Type.Optional(Dimensions),
  },
  { title: 'VariantData' },
)
export type VariantData = Type.Static<typeof VariantData>

const DAY = String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`

/** Whether an item can be ordered before it is in stock. */
export const PreorderInfo = Type.Object(
  {
    enabled: Type.Boolean(),
    message: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 250 }))),
    limit: Type.Optional(nullable(Type.Integer({ maximum: 100000 }))),
    /** The day from which pre-orders are sent, such as 2027-03-31. Our own field. */
    expectedDate: Type.Optional(
      nullable(Type.String({ pattern: DAY, description: 'a date such as 2027-03-31' })),
    ),
  },
  { title: 'PreorderInfo' },
)
export type PreorderInfo = Type.Static<typeof PreorderInfo>

/** That an item is pre-ordered: when it is sent, and the merchant's message. Our own. */
export const Preorder = Type.Object(
  {
    /** Such as 2027-03-31. */
    expectedDate: Type.Optional(Type.String()),
    message: Type.Optional(Type.String()),
  },
  { title: 'Preorder' },
)
export type Preorder = Type.Static<typeof Preorder>

/** A variant in the store-wide list. */
export const StoreVariant = Type.Object(
  {
    id: Type.String(),
    variantId: guid,
    productId: Type.String(),
    variantName: Type.String({ minLength: 1, maxLength: 80 }),
    productName: Type.String({ minLength: 1, maxLength: 80 }),
    managedVariant: Type.Boolean(),
    sku: Type.String({ maxLength: 40 }),
    stock: Type.Optional(VariantStock),
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
    collectionIds: Type.Optional(Type.Array(guid)),
    media: Type.Optional(readOnly(PlatformMedia)),
    preorderInfo: Type.Optional(PreorderInfo),
  },
  { title: 'StoreVariant' },
)
export type StoreVariant = Type.Static<typeof StoreVariant>
