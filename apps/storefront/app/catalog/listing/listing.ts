/** The colors to filter by, as in addresses. Each includes many: navy and indigo are blue. */
export const COLORS = {
  white: 'WHITE',
  beige: 'BEIGE',
  yellow: 'YELLOW',
  orange: 'ORANGE',
  red: 'RED',
  pink: 'PINK',
  purple: 'PURPLE',
  blue: 'BLUE',
  green: 'GREEN',
  brown: 'BROWN',
  grey: 'GREY',
  black: 'BLACK',
} as const

/** One of `COLORS`. */
export type Color = keyof typeof COLORS

const isColor = (name: string): name is Color => Object.hasOwn(COLORS, name)
export const COLOR_NAMES = Object.keys(COLORS).filter(isColor)

/** The orders in which a list can be shown. */
export const ORDERS = ['newest', 'oldest', 'price-up', 'price-down', 'name-up', 'name-down'] as const

/** The orders of search results. */
export const SEARCH_ORDERS = ['relevance', ...ORDERS] as const

/** The orders of a collection: its own comes first. */
export const COLLECTION_ORDERS = ['featured', ...ORDERS] as const

export type Order = (typeof SEARCH_ORDERS)[number] | 'featured'

/** An option's name, and the choices of it: products must have at least one. */
export interface ChosenOption {
  name: string
  choices: string[]
}

/** Which part of a list to show, as in the address. Prices are in major units. */
export interface Listing {
  order: Order
  /** Counted from 1. */
  page: number
  min?: number
  max?: number
  options?: ChosenOption[]
  colors?: Color[]
  brands?: string[]
  /** Slugs. */
  collections?: string[]
  stock?: 'in' | 'out'
  /** Set in a collection: unless asked for another order, products are in the one that the merchant gave them. */
  isCollection?: true
}

/** The names of a listing's filters in forms and addresses. */
export const FIELDS = {
  min: 'min',
  max: 'max',
  color: 'color',
  brand: 'brand',
  collection: 'collection',
  stock: 'stock',
  option: (name: string) => OPTION + name,
} as const

const OPTION = 'option.'

const WORDS = 'q'
/** Longer text isn't a search. */
export const LONGEST_WORDS = 80

/** The search words of an address; undefined if it isn't a search. */
export const wordsIn = (params: URLSearchParams): string | undefined =>
  params.get(WORDS)?.trim().slice(0, LONGEST_WORDS)

/** Products on one page. */
export const PAGE_SIZE = 24

const MOST_OPTIONS = 10
const MOST_CHOICES = 50
const LONGEST_NAME = 50

const isOrder = (text: string | null, orders: readonly Order[]): text is Order =>
  orders.some((order) => order === text)

const isOption = (field: string) => field.startsWith(OPTION) && field.length > OPTION.length

/** The orders to choose from; the first one is the default. */
export const ordersOf = (params: URLSearchParams, isCollection?: true): readonly [Order, ...Order[]] => {
  if (isCollection) return COLLECTION_ORDERS
  return params.has(WORDS) ? SEARCH_ORDERS : ORDERS
}

/** No currency has amounts finer than a thousandth. */
const FINEST = 1000

/** Reads an amount as people write it; undefined if it isn't one. */
export const amountOf = (text: string | null): number | undefined => {
  const [amount] = /^\d{1,9}(?:[.,]\d{0,20})?$/.exec(text?.trim() ?? '') ?? []
  return amount === undefined ? undefined : Math.round(Number(amount.replace(',', '.')) * FINEST) / FINEST
}

/** The platform refuses a request with any other value. */
const isName = (name: string) => name !== '' && name.length <= LONGEST_NAME && !name.includes('\0')

const names = (params: URLSearchParams, field: string): string[] =>
  [...new Set(params.getAll(field))].filter(isName).slice(0, MOST_CHOICES)

/** Reads a listing from an address. Invalid parts are left out; two swapped prices are put in order. */
export function listingFrom(params: URLSearchParams, isCollection?: true): Listing {
  const order = params.get('sort')
  const page = Number(params.get('page'))
  const [low, high] = [amountOf(params.get(FIELDS.min)), amountOf(params.get(FIELDS.max))]
  const turned = low !== undefined && high !== undefined && low > high
  const [min, max] = turned ? [high, low] : [low, high]
  const colors = names(params, FIELDS.color).filter(isColor)
  const brands = names(params, FIELDS.brand)
  const collections = names(params, FIELDS.collection)
  const stocks = names(params, FIELDS.stock).filter((stock) => stock === 'in' || stock === 'out')
  const options = [...new Set(params.keys())]
    .filter(isOption)
    .map((field) => ({ name: field.slice(OPTION.length), choices: names(params, field) }))
    .filter(({ name, choices }) => isName(name) && choices.length > 0)
    .slice(0, MOST_OPTIONS)
  const orders = ordersOf(params, isCollection)
  return {
    order: isOrder(order, orders) ? order : orders[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(options.length > 0 && { options }),
    ...(colors.length > 0 && { colors }),
    ...(brands.length > 0 && { brands }),
    ...(collections.length > 0 && { collections }),
    ...(stocks.length === 1 && { stock: stocks[0] === 'in' ? 'in' : 'out' }),
    ...(isCollection && { isCollection }),
  }
}

/**
 * Writes a listing as the query of an address, leaving out defaults.
 * @param present - the query of the page; only its search words are kept
 * @example listingSearch({ ...listing, page: 2 }, params) // '?sort=price-up&page=2'
 */
export function listingSearch(listing: Listing, present = new URLSearchParams()): string {
  const { order, page, min, max, options = [], colors = [], brands = [], collections = [], stock } = listing
  const { isCollection } = listing
  const params = new URLSearchParams()
  const put = (name: string, values: readonly (string | number | undefined)[]) => {
    for (const value of values) if (value !== undefined) params.append(name, String(value))
  }
  put(WORDS, [wordsIn(present)])
  put('sort', order === ordersOf(params, isCollection)[0] ? [] : [order])
  put(FIELDS.min, [min])
  put(FIELDS.max, [max])
  for (const { name, choices } of options) put(FIELDS.option(name), choices)
  put(FIELDS.color, colors)
  put(FIELDS.brand, brands)
  put(FIELDS.collection, collections)
  put(FIELDS.stock, [stock])
  put('page', page === 1 ? [] : [page])
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** The same list without filters, from its first page on. */
export const unfiltered = ({ order, isCollection }: Listing): Listing => ({
  ...{ order, page: 1 },
  ...(isCollection && { isCollection }),
})

/** Whether anything is filtered. */
export const isFiltered = ({ order: _, page: __, isCollection: ___, ...filters }: Listing): boolean =>
  Object.values(filters).some((value) => value !== undefined)

/**
 * Lists the pages to link to: first, last, current with its neighbors, and 0 for a gap.
 * @example pagesAround(6, 20) // [1, 0, 5, 6, 7, 0, 20]
 */
export function pagesAround(page: number, count: number): number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, count])].filter((one) => one >= 1 && one <= count)
  const sorted = shown.sort((a, b) => a - b)
  return sorted.flatMap((one, place) => {
    const gap = one - (sorted[place - 1] ?? 0)
    if (gap === 2) return [one - 1, one]
    return gap > 2 ? [0, one] : [one]
  })
}
