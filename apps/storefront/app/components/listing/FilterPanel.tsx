import { type KeyboardEvent, useRef } from 'react'
import type { ProductList } from '../../catalog/find-products.server.ts'
import type { Listing } from '../../catalog/listing.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { FacetFieldset } from './FacetFieldset.tsx'
import { PriceFieldset } from './PriceFieldset.tsx'

interface FilterPanelProps {
  list: ProductList
  listing: Listing
  /** Called with every change. */
  onChange: (form: HTMLFormElement) => void
}

/** Whether a list has anything to filter by. */
export const hasFilters = (list: ProductList, listing: Listing): boolean =>
  list.facets.length > 0 || list.prices.length > 1 || countOf(listing) > 0

/**
 * All filters of a list: a rail beside the products on wide screens, otherwise a sheet over the page that
 * opens on demand. Escape closes it.
 */
export function FilterPanel({ list, listing, onChange }: FilterPanelProps) {
  const { catalog } = useMessages()
  const sheet = useRef<HTMLDetailsElement>(null)
  if (!hasFilters(list, listing)) return null
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !sheet.current?.open) return
    sheet.current.open = false
    sheet.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={sheet}
      onKeyDown={onKeyDown}
      className="rail group lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:pt-8"
    >
      <summary className="absolute top-3 right-0 flex min-h-11 items-center gap-2 text-[0.9375rem] hover:text-accent lg:static">
        {catalog.filter(countOf(listing))}
        <Icon name="down" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="rail-body">
        <div className="grid items-start gap-x-10 gap-y-9 max-lg:sm:grid-cols-2">
          <PriceFieldset prices={list.prices} listing={listing} />
          {list.facets.map((facet) => (
            <FacetFieldset key={facet.field} facet={facet} onChange={onChange} />
          ))}
        </div>
        <div className="rail-end">
          <button type="submit" className="button w-full lg:mt-6 lg:min-h-11 lg:py-2">
            {catalog.show(list.total)}
          </button>
        </div>
      </div>
    </details>
  )
}

const countOf = ({
  min,
  max,
  options = [],
  colors = [],
  brands = [],
  collections = [],
  stock,
}: Listing): number =>
  Number(min !== undefined || max !== undefined) +
  Number(stock !== undefined) +
  colors.length +
  brands.length +
  collections.length +
  options.reduce((sum, { choices }) => sum + choices.length, 0)
