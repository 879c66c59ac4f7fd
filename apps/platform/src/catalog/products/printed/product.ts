import type { CostAndProfitData, Preorder, Product, Variant } from '@vitrine/contract'
import type { Site } from '../../../shop/sites/site.ts'
import { OWN_TEXTS, type Texts, textsIn } from '../../../shop/sites/texts.ts'
import type { Shown } from '../records/catalog-visit.ts'
import { mediaOf } from '../records/media-source.ts'
import { createPrices, type Prices, type PriceTerms, type ShownPrice } from '../records/price.ts'
import {
  ALL_PRODUCTS,
  type PreorderRecord,
  type ProductDocument,
  type ProductRecord,
  skuOf,
  type VariantDimensions,
  type VariantRecord,
} from '../records/product-record.ts'
import { productStockOf, variantStockOf } from '../records/stock.ts'
import { productTexts, shownTranslations } from '../records/translated.ts'
import { optionsOf } from './product-options.ts'

/** Who sees the catalog, and in which additional currency. */
export interface View {
  readonly site: Site
  /** Origin of media addresses. */
  readonly mediaUrl: string
  readonly prices: Prices
  /** Whether to show cost and profit; never to visitors. */
  readonly merchant: boolean
  /** The shop's short texts in the reader's language; undefined for the shop's own. */
  readonly texts?: Texts
  /** Whether to show all translations; always to a merchant who sees costs. */
  readonly allTranslations?: boolean
}

/** The path of a product's page in the shop, before the slug. */
export const PRODUCT_PAGE_PATH = '/products/'

/** The catalog as visitors see it, in the shop's own currency and language unless others are given. */
export const publicView = (
  site: Site,
  mediaUrl: string,
  { currency, language }: Shown = { currency: site.currency, language: undefined },
): View => ({
  site,
  mediaUrl,
  prices: createPrices(site, currency),
  merchant: false,
  texts: textsIn(site, language),
})

/** A product as the API returns it, without variants. Optional fields are present, and empty. */
export const productOf = (record: ProductRecord, view: View): Omit<Product, 'variants'> => {
  const { document, variants } = record
  const { site, mediaUrl, prices, texts = OWN_TEXTS } = view
  const { name, description, ribbon, additionalInfoSections, media, untranslated } = productTexts(
    record,
    texts,
  )
  const price = prices.of(termsOf(record))
  const weights = variants.map((variant) => weightOf(variant, document))
  const amounts = variants.map((variant) => variant.priceMinor ?? record.priceMinor)
  return {
    id: record.productId,
    name,
    slug: record.slug,
    visible: record.visible,
    productType: record.productType,
    description,
    sku: record.sku,
    weight: document.weight ?? 0,
    weightRange: rangeOf(weights),
    ...(document.productDimensions && { productDimensions: document.productDimensions }),
    ...(document.packageDimensions && { packageDimensions: document.packageDimensions }),
    stock: productStockOf(variants),
    price: price.own,
    priceData: price.own,
    convertedPriceData: price.converted,
    priceRange: rangeOf(amounts.map(prices.major)),
    ...(view.merchant && costsOf(record, view)),
    ...(document.pricePerUnit && { pricePerUnitData: document.pricePerUnit }),
    additionalInfoSections: [...additionalInfoSections],
    ribbon,
    ribbons: ribbon ? [{ text: ribbon }] : [],
    ...(document.brand && { brand: document.brand }),
    media: mediaOf(media, mediaUrl),
    customTextFields: [...document.customTextFields],
    manageVariants: document.manageVariants,
    productOptions: optionsOf({ ...document, media }, variants, { mediaUrl, texts }),
    productPageUrl: { base: site.storefrontUrl, path: PRODUCT_PAGE_PATH + record.slug },
    numericId: String(record.number),
    inventoryItemId: record.productId,
    discount: document.discount,
    collectionIds: [ALL_PRODUCTS.id, ...record.collectionIds],
    lastUpdated: new Date(record.lastUpdated).toISOString(),
    createdDate: new Date(record.createdAt).toISOString(),
    ...(document.seoData && { seoData: document.seoData }),
    ...(document.isGiftCard && { giftCard: true }),
    ...(record.preorder && { preorder: shownPreorder(record.preorder, texts) }),
    ...((view.merchant || view.allTranslations) &&
      document.translations && { translations: shownTranslations(document.translations) }),
    ...(untranslated.length > 0 && { untranslated }),
  }
}

/** What buyers see of a pre-order's terms. */
export const shownPreorder = (
  { expectedDate, message }: PreorderRecord,
  texts: Texts = OWN_TEXTS,
): Preorder => ({
  ...(expectedDate && { expectedDate }),
  ...(message && { message: texts.of(message) ?? message }),
})

export const wholeProduct = (record: ProductRecord, view: View): Product => ({
  ...productOf(record, view),
  variants: variantsOf(record, view),
})

/** The variants of a product as the API returns them, including hidden ones, which are marked. */
export const variantsOf = (record: ProductRecord, view: View): Variant[] => {
  const known = new Map<string, VariantPrices>() // most variants cost the same, and printing prices is what takes time
  return record.variants.map((variant) => {
    const costMinor = view.merchant ? (variant.costMinor ?? record.document.costMinor) : undefined
    const terms = termsOf(record, variant)
    const key = `${terms.priceMinor} ${costMinor}`
    const prices = known.get(key) ?? variantPrices(terms, costMinor, view)
    known.set(key, prices)
    return variantOf(variant, record, prices)
  })
}

interface VariantPrices extends ShownPrice {
  readonly costs: CostAndProfitData | undefined
}

const variantPrices = (terms: PriceTerms, costMinor: number | undefined, { prices }: View): VariantPrices => {
  const { own, converted } = prices.of(terms)
  return {
    own,
    converted,
    costs: costMinor === undefined ? undefined : prices.costAndProfit(costMinor, terms),
  }
}

const variantOf = (
  variant: VariantRecord,
  record: ProductRecord,
  { own, converted, costs }: VariantPrices,
): Variant => ({
  id: variant.variantId,
  choices: { ...variant.choices },
  variant: {
    priceData: own,
    convertedPriceData: converted,
    ...(costs && { costAndProfitData: costs }),
    weight: weightOf(variant, record.document),
    ...dimensionsOf(variant, record.document),
    sku: skuOf(variant, record),
    visible: variant.visible,
  },
  stock: variantStockOf(variant.stock),
})

/** What a variant costs, from its own price, if any, and the product's discount. */
export const termsOf = (record: ProductRecord, variant?: VariantRecord): PriceTerms => ({
  priceMinor: variant?.priceMinor ?? record.priceMinor,
  discount: record.document.discount,
  perUnit: record.document.pricePerUnit,
})

export const weightOf = (variant: VariantRecord, document: ProductDocument): number =>
  variant.weight ?? document.weight ?? 0

export const dimensionsOf = (
  { dimensions }: VariantRecord,
  { productDimensions, packageDimensions }: ProductDocument,
): VariantDimensions => ({
  ...(productDimensions && { productDimensions }),
  ...(packageDimensions && { packageDimensions }),
  ...dimensions,
})

const costsOf = (
  record: ProductRecord,
  { prices }: View,
): Pick<Product, 'costAndProfitData' | 'costRange'> => {
  const own = record.document.costMinor
  const costs = record.variants.flatMap((variant) => variant.costMinor ?? own ?? [])
  return {
    ...(own !== undefined && { costAndProfitData: prices.costAndProfit(own, termsOf(record)) }),
    ...(costs.length > 0 && { costRange: rangeOf(costs.map(prices.major)) }),
  }
}

const rangeOf = (values: readonly number[]): { minValue: number; maxValue: number } => {
  let minValue = values[0] ?? 0
  let maxValue = minValue
  for (const value of values) {
    if (value < minValue) minValue = value
    if (value > maxValue) maxValue = value
  }
  return { minValue, maxValue }
}
