import type { PriceFilter, SearchCorrection, SearchDetails } from '@vitrine/contract'
import type { Site } from '../../shop/sites/site.ts'
import { anyOf, both, NONE, type NumberSet, sizeOfBoth } from '../search-index/number-set.ts'
import { soughtWords } from '../search-index/words.ts'
import { type Ground, pricedWithin } from './hits.ts'
import type { SeekUnits } from './intended-words.ts'
import type { SearchMoment, SoughtWord } from './sought.ts'
import { isFiller } from './words/filler-words.ts'
import { readPriceWords } from './words/price-words.ts'

/** What the words of a search find, before its filters. */
export interface Found {
  readonly products: NumberSet
  /** The words that these products are ranked by. */
  readonly words: readonly SoughtWord[]
  readonly correction: SearchCorrection | undefined
  /** The price that the words ask for, in major units of the shop's currency. */
  readonly price: PriceFilter | undefined
  /** The expression without the words of the price, corrected if nothing has them as typed. */
  readonly otherWords: string
  /** Whether no product has all the words, so that these have some of them. */
  readonly isPartial: boolean
}

/** Further words of an expression are ignored. */
const MOST_WORDS = 32

/**
 * Finds the products that match the words of a search.
 *
 * @param currency - of amounts without a sign
 */
export const findByWords = async (
  moment: SearchMoment,
  seekUnits: SeekUnits,
  ground: Ground,
  site: Site,
  currency: string,
  { expression, mode }: SearchDetails,
): Promise<Found> => {
  const { rest, text, price: asked } = readPriceWords(expression)
  const price = asked && inShopsCurrency(asked, site, currency)
  const scope = price ? both(ground.scope, pricedWithin(ground, site.currency, price)) : ground.scope
  const sought = soughtWords(rest).slice(0, MOST_WORDS)
  const { words, corrected } = await seekUnits(moment, sought)
  const correction = corrected && { from: expression, to: [...corrected, text].join(' ').trim() }
  const whole = { words, correction, price, otherWords: corrected?.join(' ') ?? rest, isPartial: false }
  if (words.length === 0) return { ...whole, products: price ? scope : NONE }
  if (mode === 'OR') return { ...whole, products: both(scope, anyOf(words.map(({ products }) => products))) }
  if (mode === 'AND') return { ...whole, products: withAll(words, scope) }
  const telling = words.filter(({ word }) => !isFiller(word))
  return { ...whole, ...asManyAsPossible(telling.length > 0 ? telling : words, scope, price !== undefined) }
}

/** All words if a product has them all, otherwise all that any product has, otherwise any. */
const asManyAsPossible = (
  words: readonly SoughtWord[],
  scope: NumberSet,
  isPriced: boolean,
): Pick<Found, 'products' | 'words' | 'isPartial'> => {
  const products = withAll(words, scope)
  if (products.size > 0) return { products, words, isPartial: false }
  const known = words.filter((word) => sizeOfBoth(word.products, scope) > 0)
  if (known.length === 0) return { products: isPriced ? scope : NONE, words: [], isPartial: isPriced }
  const together = known.length < words.length ? withAll(known, scope) : NONE
  if (together.size > 0) return { products: together, words: known, isPartial: true }
  return { products: both(scope, anyOf(known.map((word) => word.products))), words: known, isPartial: true }
}

/** Smallest set first, so that the others have less to check. */
const withAll = (words: readonly SoughtWord[], scope: NumberSet): NumberSet =>
  [...words]
    .sort((one, other) => one.size - other.size)
    .reduce((left, { products }) => both(left, products), scope)

const inShopsCurrency = (
  { currency, ...limits }: PriceFilter & { readonly currency: string | undefined },
  { conversionRates, currency: own }: Site,
  shown: string,
): PriceFilter => {
  const known = [currency, shown].find((code) => code === own || Object.hasOwn(conversionRates, code ?? ''))
  const rate = known === undefined || known === own ? 1 : Number(conversionRates[known]) || 1
  return Object.fromEntries(
    Object.entries(limits).map(([bound, amount]) => [bound, Math.round(((amount ?? 0) / rate) * 100) / 100]),
  )
}
