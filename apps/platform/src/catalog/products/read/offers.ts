import type { CatalogReference } from '@vitrine/contract'
import { afterDiscount, money } from '@vitrine/pricing'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { PRODUCT_PAGE_PATH, shownPreorder, weightOf } from '../printed/product.ts'
import { picturesOf } from '../printed/product-media.ts'
import { findChoice } from '../printed/product-options.ts'
import { pictureUrl } from '../records/media-source.ts'
import {
  type Offer,
  type OfferChoice,
  type OfferImage,
  type OfferStock,
  type OffersFor,
  STORES_APP_IDS,
} from '../records/offer.ts'
import {
  DEFAULT_VARIANT_ID,
  type ProductDocument,
  type ProductRecord,
  skuOf,
  type VariantRecord,
} from '../records/product-record.ts'
import { createKeptRecords } from '../records/stamps/kept-records.ts'
import { isInStock } from '../records/stock.ts'

/** Prepares the lookup of offers; pictures get addresses on `mediaUrl`. */
export const createOffers = (mediaUrl: string): OffersFor => {
  const readRecords = createKeptRecords()
  const offersFor: OffersFor = async (reader, site, references) => {
    const records = await readRecords(reader, site.siteId, productsOf(references))
    return references.map((reference) => {
      const record = isOfStores(reference) ? records.get(reference.catalogItemId) : undefined
      const chosen = record && chosenOf(record, reference)
      return record && chosen && offerOf(record, chosen, site, mediaUrl)
    })
  }
  const ahead: OffersFor['ahead'] = (database, { siteId }, references) =>
    readRecords.ahead(database, siteId, productsOf(references))
  return Object.assign(offersFor, { ahead })
}

const productsOf = (references: readonly CatalogReference[]): string[] => [
  ...new Set(references.filter(isOfStores).map(({ catalogItemId }) => catalogItemId)),
]

const isOfStores = ({ appId }: CatalogReference): boolean => STORES_APP_IDS.includes(appId)

/** A variant, and the text chosen for each option, by option name. */
interface Chosen {
  readonly variant: VariantRecord
  readonly choices: Readonly<Record<string, string>>
}

const chosenOf = (record: ProductRecord, { options }: CatalogReference): Chosen | undefined => {
  // Catalog V3 calls the only variant by its product's id; see `storeVariantId`.
  const variantId = options?.variantId === record.productId ? DEFAULT_VARIANT_ID : options?.variantId
  if (typeof variantId === 'string' && !(variantId === DEFAULT_VARIANT_ID && isObject(options?.options)))
    return byVariantId(record, variantId)
  return byChoices(record, isObject(options?.options) ? options.options : {})
}

const byVariantId = (record: ProductRecord, variantId: string): Chosen | undefined => {
  const variant = record.variants.find((candidate) => candidate.variantId === variantId)
  return variant && { variant, choices: variant.choices }
}

/** Unknown options are ignored; an unknown choice finds nothing. */
const byChoices = (record: ProductRecord, given: Readonly<Record<string, unknown>>): Chosen | undefined => {
  const choices: Record<string, string> = {}
  for (const option of record.document.options) {
    const text = Object.hasOwn(given, option.name) ? given[option.name] : undefined
    if (text === undefined) continue
    const choice = typeof text === 'string' ? findChoice(option, text) : undefined
    if (!choice) return undefined
    choices[option.name] = choice.description
  }
  const variant = record.document.manageVariants
    ? record.variants.find((candidate) =>
        record.document.options.every(({ name }) => candidate.choices[name] === choices[name]),
      )
    : record.variants[0]
  return variant && { variant, choices }
}

const offerOf = (
  record: ProductRecord,
  { variant, choices }: Chosen,
  site: Site,
  mediaUrl: string,
): Offer => {
  const { document, slug } = record
  const fullPriceMinor = variant.priceMinor ?? record.priceMinor
  const relativePath = PRODUCT_PAGE_PATH + slug
  const isPhysical = record.productType === 'physical'
  return {
    productId: record.productId,
    variantId: variant.variantId,
    name: document.name,
    ...namesOf(document),
    slug,
    page: { url: site.storefrontUrl + relativePath, relativePath },
    image: imageOf(record, choices, mediaUrl),
    currency: site.currency,
    priceMinor: afterDiscount(money(fullPriceMinor, site.currency), document.discount).amountMinor,
    fullPriceMinor,
    weight: isPhysical ? weightOf(variant, document) : undefined,
    sku: skuOf(variant, record) || undefined,
    itemType: document.isGiftCard ? 'GIFT_CARD' : isPhysical ? 'PHYSICAL' : 'DIGITAL',
    choices: linesOf(record, choices),
    stock: stockOf(record, variant),
  }
}

const namesOf = ({ translations }: ProductDocument): Pick<Offer, 'names'> => {
  if (!translations) return {}
  const named = Object.entries(translations).flatMap(([language, { name }]) =>
    name ? [[language, name]] : [],
  )
  return named.length > 0 ? { names: Object.fromEntries(named) } : {}
}

const linesOf = (record: ProductRecord, choices: Chosen['choices']): OfferChoice[] =>
  record.document.options.flatMap((option): OfferChoice[] => {
    const text = choices[option.name]
    if (text === undefined) return []
    if (option.type === 'drop_down') return [{ lineType: 'PLAIN_TEXT', name: option.name, text }]
    const code = findChoice(option, text)?.value ?? text
    return [{ lineType: 'COLOR', name: option.name, text, code }]
  })

const stockOf = (record: ProductRecord, { visible, stock }: VariantRecord): OfferStock => {
  if (!record.visible || !visible) return { state: 'hidden' }
  const { preorder } = record
  if (preorder && !isInStock(stock))
    return { state: 'preorder', left: preorder.left, terms: shownPreorder(preorder) }
  if (stock.track) return { state: 'tracked', quantity: stock.quantity }
  return { state: isInStock(stock) ? 'in-stock' : 'out-of-stock' }
}

const imageOf = (
  record: ProductRecord,
  choices: Chosen['choices'],
  mediaUrl: string,
): OfferImage | undefined => {
  const [picture] = picturesOf(record.document, choices)
  if (!picture) return undefined
  const { mediaId: id, width, height, altText, filename } = picture
  return { id, url: pictureUrl(picture, mediaUrl, width, height), width, height, altText, filename }
}
