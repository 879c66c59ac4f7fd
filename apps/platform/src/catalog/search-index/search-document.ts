import { type ColorFamily, colorFamiliesOf, isColorOption, wordsOfFamily } from '@vitrine/contract'
import { afterDiscount, money } from '@vitrine/pricing'
import type { ProductRecord } from '../products/records/product-record.ts'
import { productStockOf } from '../products/records/stock.ts'
import { gramsOf } from './name-grams.ts'
import { plainText } from './plain-text.ts'
import {
  ALL,
  DIGITAL,
  FIELDS,
  highPriceDigit,
  IN_STOCK,
  MANAGED,
  PARTLY_IN_STOCK,
  PRICE_DIGITS,
  PRICE_RANGE,
  priceDigit,
  type SearchField,
  termKey,
  VISIBLE,
} from './search-terms.ts'
import { wordsOf } from './words.ts'

/** What the index contains of a product. Stored, so that a later change touches only what has changed. */
export interface SearchDocument {
  /** Words by field, separated by spaces, each only in the first field that has it. */
  readonly words: readonly [name: string, label: string, text: string]
  /** The name in the shop's own language; absent until a product from before names were kept is indexed again. */
  readonly name?: string
  /** Keys of choices, of the brand and of collections, without the one of all products. */
  readonly facets: readonly string[]
  /** Minor units, after the product's own discount; the lowest of the visible variants. */
  readonly price: number
  /** The highest of the visible variants, if it differs. */
  readonly highest?: number
  readonly visible: boolean
  readonly inStock: boolean
  /** Present if some of the visible variants are in stock, and some aren't. */
  readonly isPartlyInStock?: true
  readonly isDigital?: true
  readonly isManaged?: true
}

/** Extracts what a product is found by. Takes up to a millisecond, so call it outside transactions. */
export const searchDocumentOf = (record: ProductRecord, currency: string): SearchDocument => {
  const { document, variants } = record
  const options = offeredChoices(record)
  const stock = productStockOf(variants)
  const colors = [...new Set(options.flatMap(({ colors }) => colors))]
  const others = Object.values(document.translations ?? {})
  const labels = [
    record.sku,
    ...variants.map((variant) => variant.sku),
    document.brand ?? '',
    ...options.flatMap(({ name, choice }) => [name, choice]),
    ...colors.map(wordsOfFamily),
  ]
  const known = new Set<string>()
  const fresh = (text: string): string => {
    const words = wordsOf(text).filter((word) => !known.has(word))
    for (const word of words) known.add(word)
    return words.join(' ')
  }
  return {
    words: [
      fresh([document.name, ...others.map(({ name = '' }) => name)].join('\n')),
      fresh(labels.join('\n')),
      [
        fresh(plainText(record.description)),
        fresh(others.map(({ description = '' }) => tellingWords(description)).join('\n')),
      ]
        .filter((words) => words !== '')
        .join(' '),
    ],
    name: document.name,
    facets: [
      ...new Set([
        ...options.map(({ name, choice }) => termKey.option(name, choice)),
        ...colors.map(termKey.color),
        ...(document.brand ? [termKey.brand(document.brand)] : []),
        ...(document.ribbon ? [termKey.ribbon(document.ribbon)] : []),
        ...record.collectionIds.map(termKey.collection),
      ]),
    ],
    ...pricesOf(record, currency),
    visible: record.visible,
    inStock: stock.inStock,
    ...(stock.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK' && { isPartlyInStock: true }),
    ...(record.productType === 'digital' && { isDigital: true }),
    ...(document.manageVariants && { isManaged: true }),
  }
}

/** Words of a translation: short ones, such as German "hat" and "die", mean something else in other languages. */
const tellingWords = (html: string): string =>
  wordsOf(plainText(html))
    .filter((word) => word.length >= FEWEST_LETTERS)
    .join(' ')

const FEWEST_LETTERS = 4

/** The prices of the visible variants; the product's own without any. */
const pricesOf = (
  { priceMinor, variants, document }: ProductRecord,
  currency: string,
): Pick<SearchDocument, 'price' | 'highest'> => {
  const prices = variants.flatMap((variant) => (variant.visible ? (variant.priceMinor ?? priceMinor) : []))
  const [first = priceMinor, ...others] = prices
  const reduced = (price: number): number =>
    afterDiscount(money(price, currency), document.discount).amountMinor
  const price = reduced(others.reduce((least, one) => Math.min(least, one), first))
  const highest = reduced(others.reduce((most, one) => Math.max(most, one), first))
  return { price, ...(highest > price && { highest }) }
}

interface OfferedChoice {
  readonly name: string
  readonly choice: string
  readonly colors: readonly ColorFamily[]
}

/** Choices of managed variants count if a visible variant has them. */
const offeredChoices = ({ document, variants }: ProductRecord): OfferedChoice[] => {
  const shown = variants.filter((variant) => variant.visible)
  return document.options.flatMap(({ type, name, choices }) => {
    const isColor = isColorOption({ optionType: type, name })
    const offered = document.manageVariants
      ? new Set(shown.map((variant) => variant.choices[name]))
      : undefined
    return choices
      .filter(({ description }) => !offered || offered.has(description))
      .map((choice) => ({
        name,
        choice: choice.description,
        colors: isColor ? colorFamiliesOf(choice) : [],
      }))
  })
}

/**
 * Returns a product's terms by key, each in the field with the highest weight.
 *
 * @param withGrams - whether those of its name's parts are needed; default yes
 */
export const termsOf = (document: SearchDocument, withGrams = true): Map<string, SearchField> => {
  const terms = new Map<string, SearchField>([[ALL.key, FIELDS.name]])
  const add = (key: string, field: SearchField = FIELDS.name): void => {
    if (!terms.has(key)) terms.set(key, field)
  }
  for (const field of Object.values(FIELDS)) {
    for (const word of document.words[field].split(' ')) {
      if (word === '') continue
      add(termKey.word(word), field)
      for (const beginning of beginningsOf(word)) add(termKey.beginning(beginning), field)
    }
  }
  for (const key of document.facets) add(key)
  if (withGrams && document.name !== undefined)
    for (const gram of gramsOf(document.name)) add(termKey.gram(gram))
  let rest = document.price
  for (let digit = 0; digit < PRICE_DIGITS && rest > 0; digit++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) add(priceDigit(digit).key)
  if (document.highest !== undefined) {
    add(PRICE_RANGE.key)
    let high = document.highest
    for (let digit = 0; digit < PRICE_DIGITS && high > 0; digit++, high = Math.floor(high / 2))
      if (high % 2 === 1) add(highPriceDigit(digit).key)
  }
  if (document.visible) add(VISIBLE.key)
  if (document.inStock) add(IN_STOCK.key)
  if (document.isPartlyInStock) add(PARTLY_IN_STOCK.key)
  if (document.isDigital) add(DIGITAL.key)
  if (document.isManaged) add(MANAGED.key)
  return terms
}

/** How many first characters of a longer word are indexed as a prefix of their own. */
export const SHORT_BEGINNING = 2

const beginningsOf = (word: string): string[] => {
  const [first = '', second, third] = word
  if (second === undefined) return []
  return third === undefined ? [first] : [first, first + second]
}
