import type { products } from '@vitrine/client/stores'
import type { Choosable } from '@vitrine/react/pure'
import { dayText } from '../../day-text.ts'
import { type Language, langOf, langsOf, type Reader } from '../../messages/languages.ts'
import type { Shopper } from '../../shopper.ts'
import { type GalleryItem, galleryOf, type Paper, papersOf } from '../media.ts'
import { discountText, type PriceText, priceText } from '../prices.ts'
import type { OptionChoice, ProductOption, Variant } from './choosable.ts'
import { type PackedVariants, packVariants } from './packed-variants.ts'

const TEXTS = ['name', 'description', 'ribbon', 'additionalInfoSections', 'media'] as const

/** A product as its own page shows it. */
export interface ProductPage extends Choosable<Variant> {
  options: readonly ProductOption[]
  id: string
  slug: string
  name: string
  /** Its collections, by id. */
  collectionIds: string[]
  brand?: string
  ribbon?: string
  sku?: string
  /** Clean HTML, as the platform stores it. */
  description: string
  price?: PriceText
  /** The price in major units, if shown in the shop's own currency. */
  amount?: number
  discount?: string
  isDigital: boolean
  /** Whether each item is a gift card, whose code comes by email. */
  isGiftCard: boolean
  isInStock: boolean
  /** Whether it is out of stock and can be pre-ordered; it is then treated as in stock. */
  isPreorder?: boolean
  /** The text shown for a pre-order. */
  preorder?: { text: string; message?: string }
  /** How many are left of a product without variants, if few. */
  left?: number
  /** True when variants have their own stock and price, and carts refer to them by id. */
  hasManagedVariants: boolean
  gallery: GalleryItem[]
  papers: Paper[]
  sections: { title: string; html: string }[]
  /** The languages of texts that aren't in the page's. */
  langs?: { [Name in (typeof TEXTS)[number]]?: Language }
}

/** The packed form for the browser. */
export interface PackedProduct extends Omit<ProductPage, 'variants'> {
  variants: PackedVariants
}

/** Packs a product's page for the browser. */
export const packed = ({ variants, ...product }: ProductPage): PackedProduct => ({
  ...product,
  variants: packVariants(product.options, variants),
})

export function productPage(product: products.Product, mediaUrl: string, shopper: Shopper): ProductPage {
  const { stock, priceData, convertedPriceData, discount, media, brand, ribbon, sku, pricePerUnitData } =
    product
  const gallery = galleryOf(media)
  const off = priceData && discountText(discount, priceData.currency, shopper)
  return {
    id: product._id ?? '',
    slug: product.slug ?? '',
    name: product.name ?? '',
    collectionIds: product.collectionIds ?? [],
    ...(brand && { brand }),
    ...(ribbon && { ribbon }),
    ...(sku && { sku }),
    description: product.description ?? '',
    ...(priceData && { price: priceText(convertedPriceData ?? priceData, shopper, pricePerUnitData) }),
    ...(priceData && amountIn(shopper, priceData)),
    ...(off && { discount: off }),
    isDigital: product.productType === 'digital',
    isGiftCard: product.giftCard ?? false,
    ...preorderable(stock?.inStock ?? true, product),
    ...(product.preorder && { preorder: preorderOf(product.preorder, shopper) }),
    ...(stock?.trackInventory && stock.inStock && leftOf(stock.quantity)),
    hasManagedVariants: product.manageVariants ?? false,
    gallery,
    papers: papersOf(media, mediaUrl, shopper.answers.document),
    sections: (product.additionalInfoSections ?? []).map(({ title, description }) => ({
      title: title ?? '',
      html: description ?? '',
    })),
    options: (product.productOptions ?? []).map((option) => optionOf(option, gallery, product, shopper)),
    ...langsOf(shopper, product.untranslated, TEXTS),
    variants: variantsOf(product, shopper),
  }
}

const amountIn = ({ currency }: Shopper, { discountedPrice }: { discountedPrice: number }) =>
  currency ? undefined : { amount: discountedPrice }

type Preorderable = Pick<products.Product, 'preorder'>

const isBuyable = (inStock: boolean | undefined, { preorder }: Preorderable): boolean =>
  inStock !== false || preorder !== undefined

const preorderable = (inStock: boolean, product: Preorderable) => ({
  isInStock: isBuyable(inStock, product),
  ...(!inStock && product.preorder && { isPreorder: true }),
})

const preorderOf = (
  { expectedDate, message }: NonNullable<products.Product['preorder']>,
  { answers, language }: Shopper,
): NonNullable<ProductPage['preorder']> => ({
  text: answers.preorderFrom(expectedDate && dayText(expectedDate, language)),
  ...(message && { message }),
})

/** Larger stock numbers don't help shoppers decide, so they stay private. */
const FEW = 5

const leftOf = (quantity: number | null | undefined) =>
  quantity != null && quantity <= FEW ? { left: quantity } : undefined

type WireOption = NonNullable<products.Product['productOptions']>[number]

function optionOf(
  { name, translated: title, optionType, choices = [] }: WireOption,
  gallery: GalleryItem[],
  product: products.Product,
  reader: Reader,
): ProductOption {
  const kind = optionType === 'color' ? 'color' : 'list'
  return {
    name: name ?? '',
    ...(title && { title }),
    ...foreign(reader, title),
    kind,
    choices: choices.flatMap(
      ({ value, description, translated, inStock, visible, media }): OptionChoice[] => {
        const label = description || value
        if (!label || visible === false) return []
        const shown = new Set((media?.items ?? []).map(({ _id }) => _id))
        const pictures = gallery.flatMap(({ id }, place) => (shown.has(id) ? [place] : []))
        return [
          {
            label,
            ...(translated && { text: translated }),
            ...foreign(reader, translated),
            isInStock: isBuyable(inStock, product),
            pictures,
            ...(kind === 'color' && value && { color: value }),
          },
        ]
      },
    ),
  }
}

const foreign = (reader: Reader, translated: string | undefined): { lang?: Language } => {
  const lang = langOf(reader, translated)
  return lang ? { lang } : {}
}

/** A product without options has one variant without choices, which adds nothing to the product. */
function variantsOf(product: products.Product, shopper: Shopper): Variant[] {
  const { variants = [], pricePerUnitData, productOptions = [] } = product
  if (productOptions.length === 0) return []
  return variants.flatMap(({ _id, choices = {}, variant, stock }) => {
    const { priceData, convertedPriceData, visible, sku } = variant ?? {}
    if (!_id || !priceData || visible === false) return []
    return [
      {
        id: _id,
        choices,
        price: priceText(convertedPriceData ?? priceData, shopper, pricePerUnitData),
        ...amountIn(shopper, priceData),
        ...(sku && { sku }),
        ...preorderable(stock?.inStock ?? true, product),
        ...(stock?.trackQuantity && stock.inStock && leftOf(stock.quantity)),
      },
    ]
  })
}
