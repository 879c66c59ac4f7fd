import { Link, useSearchParams } from 'react-router'
import type { ProductList } from '../../catalog/listing/find-products.server.ts'
import { type Listing, listingSearch, PAGE_SIZE, unfiltered } from '../../catalog/listing/listing.ts'
import { type Messages, useMessages } from '../../messages/messages.ts'
import { ProductGrid } from '../product/ProductGrid.tsx'
import { hasFilters } from './FilterPanel.tsx'
import { ITEMS, ListingTools } from './ListingTools.tsx'
import { Paging } from './Paging.tsx'

interface ProductListingProps {
  list: ProductList
  listing: Listing
  /** Reports the ignored parts of the address. */
  ignored?: string | undefined
}

/** A page of products with sorting, filters and links to the other pages. */
export function ProductListing({ list, listing, ignored }: ProductListingProps) {
  const words = useMessages()
  const [params] = useSearchParams()
  const hasRail = hasFilters(list, listing)
  return (
    <>
      {ignored && <p className="mb-8 max-w-prose border-l-2 border-accent pl-4 wrap-anywhere">{ignored}</p>}
      <div
        className={
          hasRail
            ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 2xl:grid-cols-[17rem_minmax(0,1fr)]'
            : ''
        }
      >
        <ListingTools list={list} listing={listing} count={countText(list, listing, words)} />
        <div
          id={ITEMS}
          tabIndex={-1}
          className={`pt-8 outline-none ${hasRail ? 'lg:col-start-2 lg:row-start-3' : ''}`}
        >
          {list.cards.length > 0 ? (
            <ProductGrid cards={list.cards} heading="h2" firstShown={4} hasRail={hasRail} />
          ) : (
            <NothingFits listing={listing} texts={list.texts} />
          )}
          <Paging
            page={listing.page}
            pages={list.pages}
            texts={list.texts}
            to={(page) => listingSearch({ ...listing, page }, params) || '?'}
          />
        </div>
      </div>
    </>
  )
}

function NothingFits({ listing, texts }: { listing: Listing; texts: ProductList['texts'] }) {
  const [params] = useSearchParams()
  return (
    <div className="py-16">
      <p className="font-display text-head">{texts.noneLeft}</p>
      <p className="mt-3 text-soft">{texts.noneLeftWhy}</p>
      <Link
        to={listingSearch(unfiltered(listing), params) || '?'}
        preventScrollReset
        className="button button-quiet mt-7"
      >
        {texts.showAll}
      </Link>
    </div>
  )
}

function countText(
  { total, pages, cards, texts }: ProductList,
  { page }: Listing,
  { catalog, frame }: Messages,
): string {
  if (total === 0) return texts.none
  if (pages === 1) return frame.pieces(total)
  const first = (page - 1) * PAGE_SIZE + 1
  return catalog.someOf(first, first + cards.length - 1, total)
}
