import {
  type ColorFamily,
  colorFamiliesOf,
  type Facet,
  isColorOption,
  type SearchProductsRequest,
  wordsOfFamily,
} from '@vitrine/contract'
import type { NewCollection, NewProduct } from '../products/records/new-product.ts'
import { plainText } from './plain-text.ts'
import { grammarIn } from './stems.ts'
import { soughtWords, wordsOf } from './words.ts'

/** What a search without ranking and corrections must return, found the slow way. */
export interface Expected {
  readonly ids: readonly string[]
  /** Counts by facet and value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

type Filters = NonNullable<SearchProductsRequest['filters']>

/**
 * @param products - the visible ones
 * @param shelves - the visible collections
 */
export const expectedOf = (
  products: readonly NewProduct[],
  { search, collectionId, filters = {}, sort = 'NEWEST' }: SearchProductsRequest,
  shelves: readonly NewCollection[],
): Expected => {
  const found = products.filter(
    (product) =>
      (collectionId === undefined || product.collectionIds.includes(collectionId)) &&
      hasWords(product, search, shelves),
  )
  const fits = (product: NewProduct, except?: string): boolean =>
    Object.entries(checks(filters)).every(([name, check]) => name === except || check(product))
  const hits = found.filter((product) => fits(product)).sort(ORDERS[sort === 'RELEVANCE' ? 'NEWEST' : sort])
  const count = (
    facet: string,
    values: (product: NewProduct) => readonly string[],
  ): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const product of found)
      if (fits(product, facet)) for (const value of values(product)) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  const optionNames = ['Colour', 'Size']
  return {
    ids: hits.map(({ id }) => id),
    facets: {
      ...Object.fromEntries(
        optionNames.map((name) => [name, count(name, (product) => choicesOf(product, name))]),
      ),
      Availability: count('Availability', (product) => [isInStock(product) ? 'IN_STOCK' : 'OUT_OF_STOCK']),
      Color: count('Color', colorsOf),
      Brand: count('Brand', ({ brand }) => (brand ? [brand] : [])),
      Collection: count('Collection', ({ collectionIds }) =>
        collectionIds.filter((id) => id !== collectionId),
      ),
    },
  }
}

/** The counts of a response in the oracle's form, without chosen values that have none. */
export const countsOf = (facets: readonly Facet[]): Expected['facets'] => {
  const counts: Record<string, Record<string, number>> = {
    Colour: {},
    Size: {},
    Availability: {},
    Color: {},
    Brand: {},
    Collection: {},
  }
  for (const { name, values } of facets)
    counts[name] = Object.fromEntries(
      values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
    )
  return counts
}

export const priceOfProduct = ({ priceMinor, discount }: NewProduct): number =>
  discount?.type === 'PERCENT' ? Math.round((priceMinor * (100 - discount.value)) / 100) : priceMinor

const hasWords = (
  product: NewProduct,
  search: SearchProductsRequest['search'],
  shelves: readonly NewCollection[],
): boolean => {
  if (!search || search.expression.trim() === '') return true
  const words = soughtWords(search.expression)
  const texts = [product.name, product.sku ?? '', product.brand ?? '', plainText(product.description ?? '')]
  for (const { name, choices } of product.options ?? [])
    texts.push(name, ...choices.map(({ description }) => description))
  texts.push(...colorsOf(product).map(wordsOfFamily))
  for (const { id, name } of shelves) if (product.collectionIds.includes(id)) texts.push(name)
  const own = wordsOf(texts.join('\n'))
  const { stem } = grammarIn('en')
  const has = (word: string): boolean => own.some((one) => one.startsWith(word) || stem(one) === stem(word))
  return search.mode === 'OR' ? words.some(has) : words.length > 0 && words.every(has)
}

const checks = (filters: Filters): Record<string, (product: NewProduct) => boolean> => {
  const { price, options = [], colors = [], inStock, brands = [], collectionIds = [] } = filters
  const all: Record<string, (product: NewProduct) => boolean> = {
    Price: (product) =>
      priceOfProduct(product) / 100 >= (price?.min ?? 0) &&
      priceOfProduct(product) / 100 <= (price?.max ?? Number.POSITIVE_INFINITY),
    Availability: (product) => typeof inStock !== 'boolean' || isInStock(product) === inStock,
    Color: (product) => colors.length === 0 || colorsOf(product).some((color) => colors.includes(color)),
    Brand: ({ brand }) => brands.length === 0 || (brand !== undefined && brands.includes(brand)),
    Collection: (product) =>
      collectionIds.length === 0 || product.collectionIds.some((id) => collectionIds.includes(id)),
  }
  for (const { name, choices } of options)
    all[name] = (product) =>
      choices.length === 0 || choices.some((choice) => choicesOf(product, name).includes(choice))
  return all
}

const choicesOf = ({ options = [] }: NewProduct, name: string): string[] =>
  options
    .filter((option) => option.name === name)
    .flatMap(({ choices }) => choices.map(({ description }) => description))

const colorsOf = ({ options = [] }: NewProduct): ColorFamily[] => [
  ...new Set(
    options.flatMap(({ type, name, choices }) =>
      isColorOption({ optionType: type, name }) ? choices.flatMap(colorFamiliesOf) : [],
    ),
  ),
]

const isInStock = ({ stock }: NewProduct): boolean =>
  stock === undefined || (stock.track ? stock.quantity > 0 : stock.inStock)

type Compare = (one: NewProduct, other: NewProduct) => number

/** Later products have higher ids here, so that ids break ties as numbers do. */
const by = (key: (product: NewProduct) => number | string, sign: 1 | -1): Compare => {
  const rank = (one: number | string, other: number | string): number =>
    one < other ? -1 : one > other ? 1 : 0
  return (one, other) => sign * (rank(key(one), key(other)) || rank(one.id, other.id))
}

const ORDERS: Readonly<Record<string, Compare>> = {
  NEWEST: by(({ lastUpdated = 0 }) => lastUpdated, -1),
  OLDEST: by(({ lastUpdated = 0 }) => lastUpdated, 1),
  PRICE_ASC: by(priceOfProduct, 1),
  PRICE_DESC: by(priceOfProduct, -1),
  NAME_ASC: by(({ name }) => name.toLowerCase(), 1),
  NAME_DESC: by(({ name }) => name.toLowerCase(), -1),
}
