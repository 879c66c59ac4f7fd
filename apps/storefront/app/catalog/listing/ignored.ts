import { amountOf, FIELDS, type Listing, listingSearch } from './listing.ts'

/** Parameters added by campaigns and analytics, which make no difference to the page. */
const COUNTERS =
  /^(?:utm|mtm|pk|mc|hsa|ns|dm|vero|trk|gad|at|sc)?_|clid$|braid$|^(?:ref|source|srsltid|epik|igshid|igsh|si|cid)$/i

/** Whether a parameter belongs to a third party and is silently kept. */
export const isCounter = (name: string): boolean => COUNTERS.test(name)

/** Raw parameters of an address. */
export type Parameters = readonly (readonly [name: string, value: string])[]

/**
 * Lists the parts of an address that a list can't use: unknown orders, pages before the first, prices that
 * aren't numbers, unknown filters. Empty values and defaults are not included.
 * @param listing - the listing read from the same address
 */
export function ignoredIn(params: URLSearchParams, listing: Listing): Parameters {
  const read = new Set([...new URLSearchParams(listingSearch(listing, params))].map(String))
  const { order, page, min, max } = listing
  const isUnderstood = (name: string, value: string): boolean => {
    if (name === 'sort') return value === order
    if (name === 'page') return Number(value) === page
    if (name === FIELDS.stock) return value === 'in' || value === 'out'
    const amount = amountOf(value)
    const isPrice = name === FIELDS.min || name === FIELDS.max
    return isPrice && amount !== undefined && (amount === min || amount === max)
  }
  return [...params].filter(
    ([name, value]) =>
      name !== 'q' &&
      value.trim() !== '' &&
      !isCounter(name) &&
      !read.has(String([name, value])) &&
      !isUnderstood(name, value),
  )
}

/** Whether an address contains more than it needs: empty form fields, defaults, duplicates. */
export const isLoose = (params: URLSearchParams, listing: Listing): boolean => {
  const sorted = (some: URLSearchParams) =>
    [...some]
      .filter(([name]) => name !== 'q' && !isCounter(name))
      .map(String)
      .sort()
  return String(sorted(params)) !== String(sorted(new URLSearchParams(listingSearch(listing, params))))
}

const MOST_NAMED = 5
const LONGEST = 40

/**
 * Formats parameters for people: a handful, none of them long, without unprintable characters.
 * @param between - separator of name and value; default as in the address
 */
export function namedParameters(ignored: Parameters, between = '='): { named: string[]; more: number } {
  const texts = [...new Set(ignored.map(([name, value]) => printable(name + between + value)))]
  return { named: texts.slice(0, MOST_NAMED), more: Math.max(0, texts.length - MOST_NAMED) }
}

const printable = (text: string): string => {
  const clean = text
    .slice(0, LONGEST * 2)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean
}
