import { search } from '@vitrine/client/search'
import type { products } from '@vitrine/client/stores'
import { shownText } from '../currencies.ts'
import { type Language, langsOf } from '../messages/languages.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Shopper } from '../shopper.ts'
import { COLOR_NAMES, COLORS, type Color, type Listing } from './listing/listing.ts'
import { picturesOf } from './media.ts'
import { amountOf, discounted, discountText, type PriceText, priceText } from './prices.ts'

export interface ProductCard {
  slug: string
  /** The choices that the list is filtered by, as the query of the product's page. */
  search?: string
  name: string
  price?: PriceText
  ribbon?: string
  discount?: string
  isSoldOut: boolean
  /** Whether it is out of stock and can be pre-ordered. */
  isPreorder?: boolean
  /** The main picture, and a second one to show on hover. */
  pictures: Picture[]
  /** The languages of texts that aren't in the page's. */
  langs?: { name?: Language; ribbon?: Language }
  /** CSS colors to choose from. */
  colors: string[]
}

type WireOption = NonNullable<products.Product['productOptions']>[number]
/** The part of a listing that chooses how a product is shown. */
type Wanted = Pick<Listing, 'options' | 'colors'>
type WireChoice = NonNullable<WireOption['choices']>[number]

/**
 * Builds the card of a product.
 *
 * @param wanted - what the list is filtered by: the card shows these choices and links to them
 */
export function productCard(product: products.Product, shopper: Shopper, wanted: Wanted = {}): ProductCard {
  const { slug, name, stock, ribbon, discount, priceData, productOptions = [] } = product
  const colors = productOptions.find(({ optionType }) => optionType === 'color')?.choices ?? []
  const off = priceData && discountText(discount, priceData.currency, shopper)
  const price = cardPrice(product, shopper)
  const chosen = productOptions.flatMap((option) => {
    const choice = option.choices?.find((one) => one.visible !== false && isWanted(option, one, wanted))
    return choice && option.name ? [{ name: option.name, choice }] : []
  })
  const query = new URLSearchParams(chosen.map(({ name, choice }) => [name, labelOf(choice)]))
  const all = [...chosen.flatMap(({ choice }) => picturesOf(choice.media)), ...picturesOf(product.media)]
  return {
    slug: slug ?? '',
    ...(chosen.length > 0 && { search: `?${query}` }),
    name: name ?? '',
    ...(price && { price }),
    ...(ribbon && { ribbon }),
    ...(off && { discount: off }),
    isSoldOut: stock?.inStock === false && !product.preorder,
    ...(stock?.inStock === false && product.preorder && { isPreorder: true }),
    pictures: all.filter(({ url }, place) => all.findIndex((one) => one.url === url) === place).slice(0, 2),
    ...langsOf(shopper, product.untranslated, ribbon ? ['name', 'ribbon'] : ['name']),
    colors: colors.flatMap(({ value, visible }) => (value && visible !== false ? [value] : [])),
  }
}

/** The colors that typed words name, so that a search for "blue bowl" shows bowls in blue. */
export const colorsIn = (words: string): Color[] => {
  const families = search.colorFamiliesOf({ description: words })
  return COLOR_NAMES.filter((color) => families.includes(COLORS[color]))
}

/** Choices picked by name go before those of a wanted color. */
function isWanted(option: WireOption, choice: WireChoice, { options = [], colors = [] }: Wanted): boolean {
  const named = options.find(({ name }) => name === option.name)
  if (named) return named.choices.includes(labelOf(choice))
  if (colors.length === 0 || !search.isColorOption(option)) return false
  const families = search.colorFamiliesOf(choice)
  return colors.some((color) => families.includes(COLORS[color]))
}

const labelOf = ({ description, value }: WireChoice): string => description || value || ''

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
