/** The orders in which a list can be shown, the first one unless another is asked for. */
export const ORDERS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  'name-up': 'Name, A to Z',
  'name-down': 'Name, Z to A',
} as const

/** One of the orders of `ORDERS`. */
export type Order = keyof typeof ORDERS

/** What part of a list is shown, as the address says it. Prices are in major units. */
export interface Listing {
  order: Order
  /** Counted from 1. */
  page: number
  min?: number
  max?: number
}

/** Products on one page. */
export const PAGE_SIZE = 24

const isOrder = (text: string | null): text is Order => text !== null && Object.hasOwn(ORDERS, text)

const price = (text: string | null): number | undefined => {
  const amount = Number(text?.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(amount) && amount >= 0 && amount < 1e9 ? amount : undefined
}

/** Reads a listing out of an address. What makes no sense there is left out; two prices the wrong way round are turned. */
export function listingFrom(params: URLSearchParams): Listing {
  const order = params.get('sort')
  const page = Number(params.get('page'))
  const [low, high] = [price(params.get('min')), price(params.get('max'))]
  const turned = low !== undefined && high !== undefined && low > high
  const [min, max] = turned ? [high, low] : [low, high]
  return {
    order: isOrder(order) ? order : 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

/**
 * Writes a listing as the query of an address, leaving out what goes without saying. Parameters of
 * others, such as the words searched for, are kept.
 *
 * @example listingSearch({ ...listing, page: 2 }, params) // '?sort=price-up&page=2'
 */
export function listingSearch({ order, page, min, max }: Listing, others = new URLSearchParams()): string {
  const params = new URLSearchParams(others)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? params.delete(name) : params.set(name, value)
  put('sort', order === 'newest' ? undefined : order)
  put('min', min?.toString())
  put('max', max?.toString())
  put('page', page === 1 ? undefined : String(page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/**
 * Lists the pages to link to: the first, the last, the present one with its neighbours, and 0 where some are left out.
 *
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
