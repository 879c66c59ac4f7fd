import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import type { ProductList } from '../../catalog/listing/find-products.server.ts'
import { type Listing, listingFrom, listingSearch, ordersOf } from '../../catalog/listing/listing.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterPanel, hasFilters } from './FilterPanel.tsx'

/** The id of the products below, where the keyboard can go past the filters. */
export const ITEMS = 'items'

interface ListingToolsProps {
  list: ProductList
  listing: Listing
  /** The number of results, in words. */
  count: ReactNode
}

/** Sorting and filters of a list: a GET form. With scripts every choice applies at once. */
export function ListingTools({ list, listing, count }: ListingToolsProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const words = params.get('q')
  const show = (form: HTMLFormElement) => {
    const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(listingSearch(listingFrom(asked, listing.isCollection), asked) || '?', {
      preventScrollReset: true,
    })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event.currentTarget)
    const panel = event.currentTarget.querySelector('details')
    if (panel) panel.open = false
  }
  return (
    // The list's choices come from its address: a browser that restores older ones would send them with the next.
    <Form onSubmit={onSubmit} autoComplete="off" className="relative lg:contents">
      {words !== null && <input type="hidden" name="q" value={words} />}
      {hasFilters(list, listing) && (
        <a href={`#${ITEMS}`} className="button fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0">
          {list.texts.skipFilters}
        </a>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-y border-line py-3 max-lg:sm:pr-28 lg:col-span-2">
        <Count listing={listing}>{count}</Count>
        {(list.total > 1 || hasFilters(list, listing)) && (
          <SortField
            order={listing.order}
            texts={list.texts}
            orders={ordersOf(params, listing.isCollection)}
            onChange={show}
          />
        )}
      </div>
      <FilterPanel list={list} listing={listing} onChange={show} />
      <ChosenFilters list={list} listing={listing} />
    </Form>
  )
}

/**
 * Announces the number of results after every choice. It takes the focus when the page changes, and when the
 * focused element disappears: a removed filter, or the button of a closed panel.
 */
function Count({ listing, children }: { listing: Listing; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  const shown = useRef(listing)
  useEffect(() => {
    const { page } = shown.current
    const isOther = shown.current !== listing
    shown.current = listing
    if (isOther && (page !== listing.page || document.activeElement === document.body))
      text.current?.focus({ preventScroll: true })
  }, [listing])
  return (
    <p
      ref={text}
      role="status"
      tabIndex={-1}
      className="label outline-none max-sm:order-last max-sm:basis-full max-sm:pb-1.5"
    >
      {children}
    </p>
  )
}

interface SortFieldProps {
  order: Listing['order']
  orders: readonly Listing['order'][]
  texts: ProductList['texts']
  onChange: (form: HTMLFormElement) => void
}

function SortField({ order, orders, texts, onChange }: SortFieldProps) {
  return (
    <label className="flex items-center gap-2 max-sm:max-w-[calc(100%-6rem)]">
      <span className="label max-[24rem]:hidden" aria-hidden="true">
        {texts.sort}
      </span>
      <select
        key={order}
        aria-label={texts.sortBy}
        name="sort"
        defaultValue={order}
        onChange={({ target }) => target.form && onChange(target.form)}
        className="field field-sizing-content min-h-11 min-w-0 border-transparent bg-transparent text-[0.9375rem] max-[24rem]:-ml-3"
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {texts.orders[one]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="link text-sm">
          {texts.sort}
        </button>
      </noscript>
    </label>
  )
}
