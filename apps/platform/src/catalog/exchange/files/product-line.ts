import type {
  AdditionalInfoSection,
  CustomTextField,
  Dimensions,
  ProductTranslation,
  SeoSchema,
} from '@vitrine/contract'
import { money, moneyText } from '@vitrine/pricing'
import type { ProductRecord, StockRecord, VariantRecord } from '../../products/records/product-record.ts'
import { MAX_QUANTITY } from '../../products/records/stock.ts'
import { shownTranslations } from '../../products/records/translated.ts'

/**
 * A product in a file: one line, or one row plus a row per variant. Amounts are in major units of the shop's
 * currency. Absent fields stay unchanged (or get the default, for a new product); null and empty texts clear
 * a field.
 */
export interface ProductLine {
  readonly id?: string
  readonly slug?: string
  readonly name?: string
  readonly productType?: string
  readonly visible?: boolean
  /** HTML; sanitized on import. */
  readonly description?: string
  readonly sku?: string
  readonly price?: number
  readonly cost?: number | null
  readonly weight?: number | null
  readonly brand?: string
  readonly ribbon?: string
  readonly discount?: { readonly type?: string; readonly value?: number }
  /** Slugs; the collection of all products can be omitted. */
  readonly collections?: readonly string[]
  readonly manageVariants?: boolean
  readonly options?: readonly OptionLine[]
  /** For a product whose variants are not managed. */
  readonly stock?: StockLine
  readonly variants?: readonly VariantLine[]
  /** All media of the product, in order. */
  readonly media?: readonly MediumLine[]
  readonly additionalInfoSections?: readonly AdditionalInfoSection[]
  readonly customTextFields?: readonly CustomTextField[]
  readonly pricePerUnit?: PricePerUnitLine | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
  readonly seo?: SeoSchema | null
  /** Whether each unit sold is a gift card. */
  readonly giftCard?: boolean
  /** All texts in other languages. */
  readonly translations?: readonly ProductTranslation[]
}

export interface OptionLine {
  readonly name: string
  readonly choices: readonly ChoiceLine[]
}

export interface ChoiceLine {
  readonly value: string
  readonly description: string
  /** Ids of the product's media that show it; absent: unchanged. */
  readonly media?: readonly string[]
}

export interface VariantLine {
  readonly id?: string
  /** Choice descriptions by option name. */
  readonly choices?: Readonly<Record<string, string>>
  /** null: the product's own, also for cost and weight. */
  readonly price?: number | null
  readonly cost?: number | null
  readonly weight?: number | null
  readonly sku?: string
  readonly visible?: boolean
  readonly stock?: StockLine
  /** Absent: unchanged; for a new variant, the product's own. */
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** The quantity, if stock is counted; otherwise whether there is any. */
export type StockLine = { readonly quantity: number } | { readonly inStock: boolean }

/** A file of the media store by id, or an address to fetch. */
export interface MediumLine {
  readonly id?: string
  readonly url?: string
  readonly altText?: string
}

export interface PricePerUnitLine {
  readonly totalQuantity: number
  readonly totalMeasurementUnit: string
  readonly baseQuantity: number
  readonly baseMeasurementUnit: string
}

/** What writing lines needs. */
export interface LineTerms {
  /** ISO 4217. */
  readonly currency: string
  /** Slugs of the site's collections by id. */
  readonly slugs: ReadonlyMap<string, string>
}

/** Writes a product with everything a line can contain. */
export const lineOf = (
  record: ProductRecord,
  terms: LineTerms,
): Required<Omit<ProductLine, 'stock'>> & ProductLine => {
  const { document, variants } = record
  const major = (minor: number | undefined): number | null =>
    minor === undefined ? null : Number(moneyText(money(minor, terms.currency)))
  const [only] = variants
  return {
    id: record.productId,
    slug: record.slug,
    name: document.name,
    productType: record.productType,
    visible: record.visible,
    description: record.description,
    sku: record.sku,
    price: major(record.priceMinor) ?? 0,
    cost: major(document.costMinor),
    weight: document.weight ?? null,
    brand: document.brand ?? '',
    ribbon: document.ribbon ?? '',
    discount: document.discount,
    collections: record.collectionIds.flatMap((id) => terms.slugs.get(id) ?? []),
    manageVariants: document.manageVariants,
    options: document.options.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ value, description, mediaIds }) => ({ value, description, media: mediaIds })),
    })),
    ...(hasOwnStock(record) && only && { stock: stockLineOf(only.stock) }),
    variants: hasOwnStock(record) ? [] : variants.map((variant) => variantLineOf(variant, major)),
    media: document.media.map((source) => ({
      id: source.mediaId,
      ...(source.kind === 'image' && { altText: source.altText }),
    })),
    additionalInfoSections: document.additionalInfoSections,
    customTextFields: document.customTextFields,
    pricePerUnit: document.pricePerUnit ?? null,
    productDimensions: document.productDimensions ?? null,
    packageDimensions: document.packageDimensions ?? null,
    seo: document.seoData ?? null,
    giftCard: document.isGiftCard ?? false,
    translations: shownTranslations(document.translations ?? {}),
  }
}

/** Whether the stock belongs to the product itself, not to managed variants. */
export const hasOwnStock = ({ document }: Pick<ProductRecord, 'document'>): boolean =>
  !document.manageVariants || document.options.length === 0

const variantLineOf = (
  variant: VariantRecord,
  major: (minor: number | undefined) => number | null,
): VariantLine => ({
  id: variant.variantId,
  choices: variant.choices,
  price: major(variant.priceMinor),
  cost: major(variant.costMinor),
  weight: variant.weight ?? null,
  sku: variant.sku,
  visible: variant.visible,
  stock: stockLineOf(variant.stock),
  ...variant.dimensions,
})

/** After variants are merged, there may be more than a line can express, as in the API. */
const stockLineOf = (stock: StockRecord): StockLine =>
  stock.track ? { quantity: Math.min(stock.quantity, MAX_QUANTITY) } : { inStock: stock.inStock }
