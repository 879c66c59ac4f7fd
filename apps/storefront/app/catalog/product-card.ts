import type { products } from '@vitrine/client/stores'
import { shownText } from '../currencies.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Shopper } from '../shopper.ts'
import { picturesOf } from './media.ts'
import { amountOf, discounted, discountText, type PriceText, priceText } from './prices.ts'

/** A product as lists show it. */
export interface ProductCard {
  slug: string
  name: string
  price?: PriceText
  ribbon?: string
  discount?: string
  isSoldOut: boolean
  /** The main picture, and a second one to show on hover. */
  pictures: Picture[]
  /** CSS colors to choose from. */
  colors: string[]
}

/** Builds the card of a product. */
export function productCard(product: products.Product, shopper: Shopper): ProductCard {
  const { slug, name, stock, ribbon, discount, priceData, productOptions = [] } = product
  const colors = productOptions.find(({ optionType }) => optionType === 'color')?.choices ?? []
  const off = priceData && discountText(discount, priceData.currency, shopper)
  const price = cardPrice(product, shopper)
  return {
    slug: slug ?? '',
    name: name ?? '',
    ...(price && { price }),
    ...(ribbon && { ribbon }),
    ...(off && { discount: off }),
    isSoldOut: stock?.inStock === false,
    pictures: picturesOf(product.media).slice(0, 2),
    colors: colors.flatMap(({ value, visible }) => (value && visible !== false ? [value] : [])),
  }
}

/** If variants differ in price, the lowest with "from". */
function cardPrice(
  { priceData, convertedPriceData, priceRange, pricePerUnitData, discount }: products.Product,
  shopper: Shopper,
): PriceText | undefined {
  if (!priceData) return undefined
  if (!priceRange || priceRange.minValue >= priceRange.maxValue)
    return priceText(convertedPriceData ?? priceData, shopper, pricePerUnitData)
  const { currency } = priceData
  const full = amountOf(priceRange.minValue, currency)
  const lowest = discounted(full, discount)
  return {
    now: shownText(lowest, shopper),
    isFrom: true,
    ...(lowest.amountMinor < full.amountMinor && { before: shownText(full, shopper) }),
  }
}
