import { Link } from 'react-router'
import type { ProductList } from '../../catalog/catalog.server.ts'
import { type Listing, PAGE_SIZE } from '../../catalog/listing.ts'
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
      <ListingTools listing={listing} count={countText(list, listing)} />
      {list.cards.length > 0 ? (
        <ProductGrid cards={list.cards} heading="h2" firstShown={4} />
      ) : (
        <NothingFits />
      )}
      <Paging listing={listing} pages={list.pages} />
    </>
  )
}

function NothingFits() {
  return (
    <div className="py-16">
      <p className="font-display text-head">Nothing at this price</p>
      <p className="mt-3 text-soft">A wider range may help.</p>
      <Link to="?" className="button button-quiet mt-7">
        Show any price
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
