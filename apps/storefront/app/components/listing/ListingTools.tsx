import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import type { ProductList } from '../../catalog/find-products.server.ts'
import { type Listing, listingFrom, listingSearch, ORDERS, SEARCH_ORDERS } from '../../catalog/listing.ts'
import { useMessages } from '../../messages/messages.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'

interface ListingToolsProps {
  list: ProductList
  listing: Listing
  /** How many there are, in words. */
  count: ReactNode
}

/** Order and filters of a list: one form, whose answer is an address. With scripts every choice is shown at once. */
export function ListingTools({ list, listing, count }: ListingToolsProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const words = params.get('q')
  const show = (form: HTMLFormElement) => {
    const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(
      listingSearch(listingFrom(asked), new URLSearchParams(words === null ? '' : { q: words })) || '?',
      {
        preventScrollReset: true,
      },
    )
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event.currentTarget)
    const panel = event.currentTarget.querySelector('details')
    if (panel) panel.open = false
  }
  return (
    <Form onSubmit={onSubmit} className="mb-8 lg:mb-10">
      {words !== null && <input type="hidden" name="q" value={words} />}
      <div className="relative border-y border-line">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3 sm:pr-28">
          <p role="status" className="label max-sm:order-last max-sm:basis-full max-sm:pb-1.5">
            {count}
          </p>
          <SortField order={listing.order} hasWords={words !== null} onChange={show} />
        </div>
        <FilterPanel list={list} listing={listing} onChange={show} />
      </div>
      <ChosenFilters facets={list.facets} listing={listing} />
    </Form>
  )
}

interface SortFieldProps {
  order: Listing['order']
  hasWords: boolean
  onChange: (form: HTMLFormElement) => void
}

function SortField({ order, hasWords, onChange }: SortFieldProps) {
  const { catalog } = useMessages()
  return (
    <label className="flex items-center gap-2">
      <span className="label" aria-hidden="true">
        {catalog.sort}
      </span>
      <select
        key={order}
        aria-label={catalog.sortBy}
        name="sort"
        defaultValue={order}
        onChange={({ target }) => target.form && onChange(target.form)}
        className="field border-transparent bg-transparent text-[0.9375rem]"
      >
        {(hasWords ? SEARCH_ORDERS : ORDERS).map((one) => (
          <option key={one} value={one}>
            {catalog.orders[one]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="link text-sm">
          {catalog.sort}
        </button>
      </noscript>
    </label>
  )
}
