import type {
  AdditionalInfoSection,
  CustomTextField,
  Dimensions,
  Discount,
  Preorder,
  PricePerUnitData,
  SeoSchema,
  TranslatedMedium,
} from '@vitrine/contract'
import type { MediaSource } from './media-source.ts'

/** The collection that every product belongs to. Its id is part of the API. */
export const ALL_PRODUCTS = {
  id: '00000000-000000-000000-000000000001',
  slug: 'all-products',
  number: 0,
} as const

/** The only variant of a product whose variants are not managed. Its id is part of the API. */
export const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000'

/**
 * The id of a variant that no other variant of the shop has. The only variant of a product has its product's
 * id, because the API gives all of those the same id.
 */
export const storeVariantId = (productId: string, variantId: string): string =>
  variantId === DEFAULT_VARIANT_ID ? productId : variantId

/** A counted quantity, or only whether there is any. */
export type StockRecord =
  | { readonly track: true; readonly quantity: number }
  | { readonly track: false; readonly inStock: boolean }

export interface ChoiceSource {
  /** A CSS colour for colour options, otherwise the text itself. */
  readonly value: string
  readonly description: string
  /** Media of the product that show this choice. */
  readonly mediaIds: readonly string[]
}

export interface OptionSource {
  readonly type: 'drop_down' | 'color'
  readonly name: string
  readonly choices: readonly ChoiceSource[]
}

/** A product's texts in one language. Missing ones stay in the shop's own. */
export interface ProductTexts {
  readonly name?: string
  /** HTML. */
  readonly description?: string
  readonly additionalInfoSections?: AdditionalInfoSection[]
  /** Alternative texts and titles by the id of the file. */
  readonly media?: TranslatedMedium[]
}

/** Texts by language, in lower case. */
export type Translations<Translated> = Readonly<Record<string, Translated>>

/** Data needed only by the product's own page and the merchant: stored as JSON, never filtered by. */
export interface ProductDocument {
  readonly name: string
  readonly manageVariants: boolean
  readonly options: readonly OptionSource[]
  readonly media: readonly MediaSource[]
  readonly discount: Discount
  readonly additionalInfoSections: readonly AdditionalInfoSection[]
  readonly customTextFields: readonly CustomTextField[]
  readonly costMinor?: number
  /** In the shop's weight unit. */
  readonly weight?: number
  readonly brand?: string
  readonly ribbon?: string
  readonly pricePerUnit?: PricePerUnitData
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
  readonly seoData?: SeoSchema
  /** Whether each unit sold becomes a gift card worth its price. */
  readonly isGiftCard?: boolean
  readonly translations?: Translations<ProductTexts>
  /** Ids of tags of Catalog V3: those that everyone sees, and those for merchants only. */
  readonly publicTags?: readonly string[]
  readonly privateTags?: readonly string[]
}

/** Outer dimensions, of the goods and of their parcel. */
export interface VariantDimensions {
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** One combination of choices. Undefined fields are the product's own. */
export interface VariantRecord {
  readonly variantId: string
  /** Choice descriptions by option name. */
  readonly choices: Readonly<Record<string, string>>
  readonly priceMinor: number | undefined
  readonly costMinor: number | undefined
  readonly weight: number | undefined
  readonly dimensions?: VariantDimensions | undefined
  readonly sku: string
  readonly visible: boolean
  readonly stock: StockRecord
}

/**
 * The only variant of a product whose variants are not managed: it has its own stock, everything else is the
 * product's.
 */
export const defaultVariant = (stock: StockRecord): VariantRecord => ({
  variantId: DEFAULT_VARIANT_ID,
  choices: {},
  priceMinor: undefined,
  costMinor: undefined,
  weight: undefined,
  sku: '',
  visible: true,
  stock,
})

/** The terms of a pre-order. */
export interface PreorderRecord extends Preorder {
  /** How many can still be pre-ordered; undefined without a limit. */
  readonly left: number | undefined
}

/** A whole product as stored; everything in the API is derived from it. */
export interface ProductRecord {
  readonly productId: string
  /** `numericId` in the API: grows with creation. */
  readonly number: number
  readonly slug: string
  /** Empty if there is none. */
  readonly sku: string
  readonly productType: 'physical' | 'digital'
  /** HTML. */
  readonly description: string
  readonly visible: boolean
  /** Minor units of the shop's currency, before the discount. */
  readonly priceMinor: number
  /** Milliseconds since 1970, like `createdAt`. */
  readonly lastUpdated: number
  readonly createdAt: number
  readonly document: ProductDocument
  /** In the order of the choices; one default variant if they are not managed. */
  readonly variants: readonly VariantRecord[]
  /** Without the collection of all products. */
  readonly collectionIds: readonly string[]
  /** Present while variants that are out of stock can be pre-ordered. */
  readonly preorder?: PreorderRecord | undefined
}

export interface CollectionRecord {
  readonly collectionId: string
  readonly number: number
  readonly slug: string
  readonly visible: boolean
  readonly lastUpdated: number
  readonly document: CollectionDocument
}

/** A collection's texts in one language. */
export interface CollectionTexts {
  readonly name?: string
  readonly description?: string
}

export interface CollectionDocument {
  readonly name: string
  readonly description: string
  readonly media: readonly MediaSource[]
  readonly translations?: Translations<CollectionTexts>
}

export const skuOf = (variant: VariantRecord, record: ProductRecord): string => variant.sku || record.sku
