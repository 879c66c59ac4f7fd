import type {
  AdditionalInfoSection,
  CustomTextField,
  Dimensions,
  Discount,
  PricePerUnitData,
  SeoSchema,
} from '@vitrine/contract'
import type { MediaSource } from './media-source.ts'
import {
  type CollectionRecord,
  type CollectionTexts,
  defaultVariant,
  type OptionSource,
  type ProductRecord,
  type ProductTexts,
  type StockRecord,
  type Translations,
  type VariantRecord,
} from './product-record.ts'

/** A product to add to the catalog. Amounts are minor units of the shop's currency. */
export interface NewProduct {
  readonly id: string
  readonly name: string
  /** Unique in the shop. */
  readonly slug: string
  /** HTML, already sanitized. */
  readonly description?: string
  readonly type: 'physical' | 'digital'
  readonly visible?: boolean
  readonly sku?: string
  readonly brand?: string
  readonly ribbon?: string
  readonly priceMinor: number
  readonly costMinor?: number
  /** In the shop's weight unit. */
  readonly weight?: number
  /** AMOUNT in major units, PERCENT from 0 to 100. */
  readonly discount?: Discount
  readonly pricePerUnit?: PricePerUnitData
  /** Existing collections; the one of all products can be omitted. */
  readonly collectionIds: readonly string[]
  readonly options?: readonly OptionSource[]
  /** Whether the combinations of choices have their own price, weight, SKU and stock. */
  readonly manageVariants?: boolean
  /** Every combination if variants are managed, otherwise none. */
  readonly variants?: readonly NewVariant[]
  /** The stock if variants are not managed; default: not counted, in stock. */
  readonly stock?: StockRecord
  readonly media?: readonly MediaSource[]
  readonly additionalInfoSections?: readonly AdditionalInfoSection[]
  readonly customTextFields?: readonly CustomTextField[]
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
  readonly seoData?: SeoSchema
  /** Whether each unit sold becomes a gift card worth its price. */
  readonly isGiftCard?: boolean
  readonly translations?: Translations<ProductTexts>
  /** Milliseconds since 1970, like `lastUpdated`; default: now. */
  readonly createdAt?: number
  readonly lastUpdated?: number
}

/** One combination of choices; omitted fields are the product's own. */
export interface NewVariant {
  readonly id: string
  /** Choice descriptions by option name. */
  readonly choices: Readonly<Record<string, string>>
  readonly priceMinor?: number
  readonly costMinor?: number
  readonly weight?: number
  readonly sku?: string
  readonly visible?: boolean
  readonly stock: StockRecord
}

export interface NewCollection {
  readonly id: string
  readonly name: string
  /** Unique in the shop. */
  readonly slug: string
  readonly description?: string
  readonly visible?: boolean
  readonly media?: readonly MediaSource[]
  readonly translations?: Translations<CollectionTexts>
}

/** The product as stored under its number. */
export const recordOf = (product: NewProduct, number: number, now: number): ProductRecord => ({
  productId: product.id,
  number,
  slug: product.slug,
  sku: product.sku ?? '',
  productType: product.type,
  description: product.description ?? '',
  visible: product.visible ?? true,
  priceMinor: product.priceMinor,
  lastUpdated: product.lastUpdated ?? now,
  createdAt: product.createdAt ?? now,
  document: {
    name: product.name,
    manageVariants: product.manageVariants ?? false,
    options: product.options ?? [],
    media: product.media ?? [],
    discount: product.discount ?? { type: 'NONE', value: 0 },
    additionalInfoSections: product.additionalInfoSections ?? [],
    customTextFields: product.customTextFields ?? [],
    ...(product.costMinor !== undefined && { costMinor: product.costMinor }),
    ...(product.weight !== undefined && { weight: product.weight }),
    ...(product.brand && { brand: product.brand }),
    ...(product.ribbon && { ribbon: product.ribbon }),
    ...(product.pricePerUnit && { pricePerUnit: product.pricePerUnit }),
    ...(product.productDimensions && { productDimensions: product.productDimensions }),
    ...(product.packageDimensions && { packageDimensions: product.packageDimensions }),
    ...(product.seoData && { seoData: product.seoData }),
    ...(product.isGiftCard && { isGiftCard: true }),
    ...(product.translations && { translations: product.translations }),
  },
  variants: product.manageVariants
    ? (product.variants ?? []).map(variantRecordOf)
    : [defaultVariant(product.stock ?? { track: false, inStock: true })],
  collectionIds: product.collectionIds,
})

/** A product with nothing but defaults: visible, in stock, price zero. */
export const blankProduct = (productId: string): ProductRecord =>
  recordOf({ id: productId, name: '', slug: '', type: 'physical', priceMinor: 0, collectionIds: [] }, 0, 0)

const variantRecordOf = (variant: NewVariant): VariantRecord => ({
  variantId: variant.id,
  choices: variant.choices,
  priceMinor: variant.priceMinor,
  costMinor: variant.costMinor,
  weight: variant.weight,
  sku: variant.sku ?? '',
  visible: variant.visible ?? true,
  stock: variant.stock,
})

/** The collection as stored under its number. */
export const collectionRecordOf = (
  collection: NewCollection,
  number: number,
  now: number,
): CollectionRecord => ({
  collectionId: collection.id,
  number,
  slug: collection.slug,
  visible: collection.visible ?? true,
  lastUpdated: now,
  document: {
    name: collection.name,
    description: collection.description ?? '',
    media: collection.media ?? [],
    ...(collection.translations && { translations: collection.translations }),
  },
})
