import { redirect } from 'react-router'
import type { Shopper } from '../../shopper.ts'
import { findCollections } from '../catalog.server.ts'
import { findProducts, type ProductList, type Scope } from './find-products.server.ts'
import { ignoredIn, isCounter, isLoose, namedParameters } from './ignored.ts'
import { isFiltered, type Listing, listingFrom, listingSearch } from './listing.ts'

export interface ListingPage {
  list: ProductList
  listing: Listing
  /** Reports the ignored parts of the address, if any. */
  ignored?: string
}

/**
 * Reads the page of a list for an address. Collections are a filter only in search results.
 * @throws a redirect to the canonical form of the address if it contains more, for example from a form
 * without scripts; to the last page if the list has become shorter
 */
export async function listingPage(
  { searchParams }: URL,
  shopper: Shopper,
  scope: Scope = {},
): Promise<ListingPage> {
  const collections = scope.words === undefined ? [] : await findCollections(shopper)
  const isCollection = scope.collectionId === undefined ? undefined : true
  const read = listingFrom(searchParams, isCollection)
  const listing = withKnown(read, new Set(collections.map(({ slug }) => slug)))
  const ignored = ignoredIn(searchParams, listing)
  if (ignored.length === 0 && isLoose(searchParams, listing)) throw leadTo(listing, searchParams)
  const list = await findProducts(listing, shopper, { ...scope, collections })
  if (listing.page > list.pages) throw leadTo({ ...listing, page: list.pages }, searchParams)
  if (ignored.length === 0) return { list, listing }
  const { named, more } = namedParameters(ignored)
  return { list, listing, ignored: shopper.answers.ignored(named, more) }
}

/** A collection that is gone or isn't a filter here has no effect. */
function withKnown({ collections = [], ...listing }: Listing, known: ReadonlySet<string>): Listing {
  const left = collections.filter((slug) => known.has(slug))
  return left.length > 0 ? { ...listing, collections: left } : listing
}

/** Analytics parameters are kept: their scripts haven't read them yet. */
function leadTo(listing: Listing, present: URLSearchParams) {
  const params = new URLSearchParams(listingSearch(listing, present))
  for (const [name, value] of present) if (isCounter(name)) params.append(name, value)
  return redirect(`?${params}`)
}

/**
 * Returns the address of a page for search engines: its own if nothing is filtered or sorted, otherwise the
 * list's.
 * @example ownPage('/products', { order: 'newest', page: 2 }) // '/products?page=2'
 */
export const ownPage = (path: string, listing: Listing): string =>
  isFiltered(listing) || listing.order !== (listing.isCollection ? 'featured' : 'newest')
    ? path
    : path + listingSearch(listing)
