import { Link, useSearchParams } from 'react-router'
import type { ProductList } from '../../catalog/find-products.server.ts'
import { type Listing, listingSearch, PAGE_SIZE, unfiltered } from '../../catalog/listing.ts'
import { ProductGrid } from '../product/ProductGrid.tsx'
import { ListingTools } from './ListingTools.tsx'
import { Paging } from './Paging.tsx'

interface ProductListingProps {
  list: ProductList
  listing: Listing
}

/** A page of products with its order, filters and links to the other pages. */
export function ProductListing({ list, listing }: ProductListingProps) {
  return (
    <>
      <ListingTools list={list} listing={listing} count={countText(list, listing)} />
      {list.cards.length > 0 ? (
        <ProductGrid cards={list.cards} heading="h2" firstShown={4} />
      ) : (
        <NothingFits listing={listing} />
      )}
      <Paging listing={listing} pages={list.pages} />
    </>
  )
}

function NothingFits({ listing }: { listing: Listing }) {
  const [params] = useSearchParams()
  return (
    <div className="py-16">
      <p className="font-display text-head">Nothing fits all of that</p>
      <p className="mt-3 text-soft">With fewer filters there may be something.</p>
      <Link
        to={listingSearch(unfiltered(listing), params) || '?'}
        preventScrollReset
        className="button button-quiet mt-7"
      >
        Show all without filters
      </Link>
    </div>
  )
}

function countText({ total, pages, cards }: ProductList, { page }: Listing): string {
  if (total === 0) return 'No pieces'
  if (total === 1) return '1 piece'
  if (pages === 1) return `${total} pieces`
  const first = (page - 1) * PAGE_SIZE + 1
  return `${first} to ${first + cards.length - 1} of ${total} pieces`
}
