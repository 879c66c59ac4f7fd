import type {
  AdditionalInfoSection,
  CustomTextField,
  Dimensions,
  Discount,
  PricePerUnitData,
  SeoSchema,
} from '@vitrine/contract'
import type { MediaSource } from './media-source.ts'

/** The collection that every product belongs to. Its id is part of the wire. */
export const ALL_PRODUCTS = {
  id: '00000000-000000-000000-000000000001',
  slug: 'all-products',
  number: 0,
} as const

/** The one variant of a product whose variants are not managed. Its id is part of the wire. */
export const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000'

/** What is counted, or only said to be there. */
export type StockRecord =
  | { readonly track: true; readonly quantity: number }
  | { readonly track: false; readonly inStock: boolean }

export interface ChoiceSource {
  /** A CSS colour for colour options, the text itself otherwise. */
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

/** What only the product's own page and the merchant need of a product: kept as JSON, never filtered by. */
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
}

/** Outer measures, of the goods and of their parcel. */
export interface VariantDimensions {
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** One combination of choices. What is undefined is the product's own. */
export interface VariantRecord {
  readonly variantId: string
  /** Descriptions of the choices by option name. */
  readonly choices: Readonly<Record<string, string>>
  readonly priceMinor: number | undefined
  readonly costMinor: number | undefined
  readonly weight: number | undefined
  readonly dimensions?: VariantDimensions | undefined
  readonly sku: string
  readonly visible: boolean
  readonly stock: StockRecord
}

/** The one variant of a product whose variants are not managed: in everything but stock what the product is. */
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

/** A product as the database keeps it, whole: everything the wire shows is derived from it. */
export interface ProductRecord {
  readonly productId: string
  /** `numericId` on the wire: grows with creation. */
  readonly number: number
  readonly slug: string
  /** Empty when there is none. */
  readonly sku: string
  readonly productType: 'physical' | 'digital'
  /** HTML. */
  readonly description: string
  readonly visible: boolean
  /** Minor units of the shop's currency, before the discount. */
  readonly priceMinor: number
  /** Milliseconds since 1970, as is `createdAt`. */
  readonly lastUpdated: number
  readonly createdAt: number
  readonly document: ProductDocument
  /** In the order of the choices; one default variant when they are not managed. */
  readonly variants: readonly VariantRecord[]
  /** Without the collection of all products. */
  readonly collectionIds: readonly string[]
}

export interface CollectionRecord {
  readonly collectionId: string
  readonly number: number
  readonly slug: string
  readonly visible: boolean
  readonly lastUpdated: number
  readonly document: CollectionDocument
}

export interface CollectionDocument {
  readonly name: string
  readonly description: string
  readonly media: readonly MediaSource[]
}

export const skuOf = (variant: VariantRecord, record: ProductRecord): string => variant.sku || record.sku
