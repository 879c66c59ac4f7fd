import { amountOf, FIELDS, type Listing, listingSearch } from './listing.ts'

/** What campaigns and their counters put into addresses: neither the shop's business nor the visitor's. */
const COUNTERS =
  /^(?:utm|mtm|pk|mc|hsa|ns|dm|vero|trk|gad|at|sc)?_|clid$|braid$|^(?:ref|source|srsltid|epik|igshid|igsh|si|cid)$/i

/** Tells whether a parameter is there for somebody else, and is left where it is without a word. */
export const isCounter = (name: string): boolean => COUNTERS.test(name)

/** Parameters of an address, as they stand there. */
export type Parameters = readonly (readonly [name: string, value: string])[]

/**
 * Lists what an address asks for and a list makes nothing of: orders there are none of, pages before the first, prices
 * that are no numbers, names of no filter. What is empty or goes without saying is not among them.
 *
 * @param listing - what was read out of the same address
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

/** Tells whether an address says more than it has to besides its words: empty fields of a form, defaults, something twice. */
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
 * Writes parameters as a person can read them: a handful, none of them long, without what cannot be printed.
 *
 * @param between - what stands between name and value; default as in the address
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
