import { redirect } from 'react-router'
import type { Shopper } from '../shopper.ts'
import { findProducts, type ProductList, type Scope } from './find-products.server.ts'
import { type Listing, listingFrom, listingSearch } from './listing.ts'

/**
 * Reads the page of a list that an address asks for.
 *
 * @throws a redirect to the last page when the list has become shorter than that
 */
export async function listingPage(
  url: URL,
  shopper: Shopper,
  scope: Scope = {},
): Promise<{ list: ProductList; listing: Listing }> {
  const listing = listingFrom(url.searchParams)
  const list = await findProducts(listing, shopper, scope)
  if (listing.page > list.pages) {
    throw redirect(listingSearch({ ...listing, page: list.pages }, url.searchParams))
  }
  return { list, listing }
}
