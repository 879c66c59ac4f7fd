import type { search } from '@vitrine/client/search'

/** An option's name, and the choices of it: products must have at least one. */
export interface ChosenOption {
  name: string
  choices: string[]
}

/** Which part of a list to show, as in the address. Prices are in major units. */
export interface Listing {
  /** Words to search for. */
  words?: string
  order?: search.SearchSort
  /** Counted from 1. */
  page: number
  min?: number
  max?: number
  options?: ChosenOption[]
  /** Color families. */
  colors?: search.ColorFamily[]
  brands?: string[]
  /** By their ids. */
  collections?: string[]
  isInStock?: boolean
}

/** The names of a listing's fields in forms and addresses. */
export const FIELDS = {
  words: 'q',
  order: 'sort',
  page: 'page',
  min: 'min',
  max: 'max',
  color: 'color',
  brand: 'brand',
  collection: 'collection',
  stock: 'stock',
  option: (name: string) => OPTION + name,
} as const

const OPTION = 'option.'
const ORDERS = ['RELEVANCE', 'NEWEST', 'OLDEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC', 'NAME_DESC'] as const
const COLORS = [
  ...(['BLACK', 'GREY', 'WHITE', 'BEIGE', 'BROWN', 'RED'] as const),
  ...(['ORANGE', 'YELLOW', 'GREEN', 'BLUE', 'PURPLE', 'PINK'] as const),
]
const MOST_OPTIONS = 10
const MOST_CHOICES = 50
const LONGEST_NAME = 50
const LONGEST_WORDS = 200

const price = (text: string | null): number | undefined => {
  const amount = Number(text?.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(amount) && amount >= 0 && amount < 1e9 ? amount : undefined
}

/** The platform refuses a request with any other value. */
const isName = (name: string) => name !== '' && name.length <= LONGEST_NAME && !name.includes('\0')

const names = (params: URLSearchParams, field: string): string[] =>
  [...new Set(params.getAll(field))].filter(isName).slice(0, MOST_CHOICES)

/**
 * Reads a listing from the query of a URL. Invalid parts are left out; two swapped prices are put in order.
 * @example listingFrom(new URLSearchParams(location.search)).words
 */
export function listingFrom(params: URLSearchParams): Listing {
  const words = params.get(FIELDS.words)?.trim().slice(0, LONGEST_WORDS)
  const order = ORDERS.find((one) => one === params.get(FIELDS.order)?.toUpperCase())
  const page = Number(params.get(FIELDS.page))
  const prices = [price(params.get(FIELDS.min)), price(params.get(FIELDS.max))]
  const [low, high] = prices
  const [min, max] = low !== undefined && high !== undefined && low > high ? [high, low] : prices
  const [brands, collections] = [names(params, FIELDS.brand), names(params, FIELDS.collection)]
  const colors = COLORS.filter((color) => names(params, FIELDS.color).includes(color.toLowerCase()))
  const stocks = names(params, FIELDS.stock).filter((stock) => stock === 'in' || stock === 'out')
  const options = [...new Set(params.keys())]
    .filter((field) => field.startsWith(OPTION))
    .map((field) => ({ name: field.slice(OPTION.length), choices: names(params, field) }))
    .filter(({ name, choices }) => isName(name) && choices.length > 0)
    .slice(0, MOST_OPTIONS)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(words && { words }),
    ...(order && (order !== 'RELEVANCE' || words) && { order }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(options.length > 0 && { options }),
    ...(colors.length > 0 && { colors }),
    ...(brands.length > 0 && { brands }),
    ...(collections.length > 0 && { collections }),
    ...(stocks.length === 1 && { isInStock: stocks[0] === 'in' }),
  }
}

/**
 * Writes a listing as the query of an address, leaving out defaults.
 * @example listingSearch({ ...listing, page: 2 }) // '?sort=price_asc&page=2'
 */
export function listingSearch(listing: Listing): string {
  const { words, order, page, min, max, options = [], brands = [], collections = [], isInStock } = listing
  const { colors = [] } = listing
  const params = new URLSearchParams()
  const put = (name: string, ...values: readonly (string | number | undefined)[]) => {
    for (const value of values) if (value !== undefined) params.append(name, String(value))
  }
  put(FIELDS.words, words)
  put(FIELDS.order, order?.toLowerCase())
  put(FIELDS.min, min)
  put(FIELDS.max, max)
  for (const { name, choices } of options) put(FIELDS.option(name), ...choices)
  put(FIELDS.color, ...colors.map((color) => color.toLowerCase()))
  put(FIELDS.brand, ...brands)
  put(FIELDS.collection, ...collections)
  put(FIELDS.stock, isInStock === undefined ? undefined : isInStock ? 'in' : 'out')
  put(FIELDS.page, page === 1 ? undefined : page)
  const text = params.toString()
  return text ? `?${text}` : ''
}

const toggled = (values: readonly string[] = [], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]

/**
 * Selects or clears a value of a facet and goes to the first page. Several values of a facet are joined by
 * or.
 * @example withChoice({ page: 3 }, { kind: 'COLOR', name: 'Colour' }, 'BLUE') // { page: 1, colors: ['BLUE'] }
 */
export function withChoice(
  listing: Listing,
  { kind, name }: Pick<search.Facet, 'kind' | 'name'>,
  value: string,
): Listing {
  const next: Listing = { ...listing, page: 1 }
  const { options = [] } = listing
  if (kind === 'BRAND') next.brands = toggled(listing.brands, value)
  if (kind === 'COLOR')
    next.colors = COLORS.filter((color) => (color === value) !== (listing.colors ?? []).includes(color))
  if (kind === 'COLLECTION') next.collections = toggled(listing.collections, value)
  if (kind === 'OPTION') {
    const chosen = options.find((option) => option.name === name)?.choices
    const one = { name, choices: toggled(chosen, value) }
    next.options = [...options.filter((option) => option.name !== name), one].filter(
      ({ choices }) => choices.length > 0,
    )
  }
  if (kind === 'AVAILABILITY') {
    const { isInStock: before, ...others } = next
    const wanted = value === 'IN_STOCK'
    return before === wanted ? others : { ...others, isInStock: wanted }
  }
  return next
}

/**
 * Returns whether a value of a facet is selected.
 * @example isChosen({ page: 1, brands: ['Kiln & Co'] }, { kind: 'BRAND', name: 'Brand' }, 'Kiln & Co') // true
 */
export function isChosen(
  listing: Listing,
  { kind, name }: Pick<search.Facet, 'kind' | 'name'>,
  value: string,
): boolean {
  if (kind === 'BRAND') return listing.brands?.includes(value) ?? false
  if (kind === 'COLOR') return listing.colors?.some((color) => color === value) ?? false
  if (kind === 'COLLECTION') return listing.collections?.includes(value) ?? false
  if (kind === 'AVAILABILITY') return listing.isInStock === (value === 'IN_STOCK')
  return listing.options?.find((option) => option.name === name)?.choices.includes(value) ?? false
}

/**
 * The same list without filters, from its first page on.
 * @example unfiltered({ words: 'jar', brands: ['Kiln & Co'], page: 3 }) // { page: 1, words: 'jar' }
 */
export const unfiltered = ({ words, order }: Listing): Listing => ({
  page: 1,
  ...(words && { words }),
  ...(order && { order }),
})

/** The platform counts further, but shows no products beyond this. */
const DEEPEST = 10_000
const FACETS = ['COLOR', 'OPTION', 'AVAILABILITY', 'BRAND', 'COLLECTION', 'PRICE'] as const

/**
 * Turns a listing into the argument of the client's `searchProducts`.
 * @param pageSize - products on a page, at most 100
 * @param collectionId - narrows the list to a collection
 * @example
 * const options = searchOptionsOf(listingFrom(new URLSearchParams(location.search)), { pageSize: 24 })
 * const { products, facets } = await client.search.searchProducts(options)
 */
export function searchOptionsOf(
  listing: Listing,
  { pageSize, collectionId }: { pageSize: number; collectionId?: string | undefined },
): search.SearchProductsOptions {
  const { words, order, page, min, max, options, colors, brands, collections, isInStock } = listing
  const lastPage = Math.floor(DEEPEST / pageSize)
  return {
    ...(words && { search: { expression: words } }),
    ...(collectionId && { collectionId }),
    filters: {
      price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
      ...(options && { options }),
      ...(colors && { colors }),
      ...(brands && { brands }),
      ...(collections && { collectionIds: collections }),
      ...(isInStock !== undefined && { inStock: isInStock }),
    },
    sort: order ?? (words ? 'RELEVANCE' : 'NEWEST'),
    paging: { limit: pageSize, offset: (Math.min(page, lastPage) - 1) * pageSize },
    facets: [...FACETS],
  }
}
