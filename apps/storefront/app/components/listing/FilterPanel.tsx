import { useRef } from 'react'
import type { ProductList } from '../../catalog/listing/find-products.server.ts'
import type { Listing } from '../../catalog/listing/listing.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { FacetFieldset } from './FacetFieldset.tsx'
import { PriceFieldset } from './PriceFieldset.tsx'
import { useSheet } from './use-sheet.ts'

interface FilterPanelProps {
  list: ProductList
  listing: Listing
  /** Called with every change. */
  onChange: (form: HTMLFormElement) => void
}

/** Whether there is anything to choose: a filter to remove, or items that a filter can tell apart. */
export const hasFilters = (list: ProductList, listing: Listing): boolean =>
  countOf(listing) > 0 || (list.total > 1 && (list.facets.length > 0 || list.prices.length > 1))

/**
 * All filters of a list: a rail next to the products on wide screens, otherwise a sheet over the page
 * that opens on demand.
 */
export function FilterPanel({ list, listing, onChange }: FilterPanelProps) {
  const { catalog } = useMessages()
  const sheet = useRef<HTMLDetailsElement>(null)
  const { isModal, onToggle } = useSheet(sheet)
  if (!hasFilters(list, listing)) return null
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': catalog.filter(0) }
  return (
    <div {...(isModal && dialog)} className="lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:pt-8">
      <details ref={sheet} onToggle={onToggle} className="rail group">
        <summary className="absolute top-3 right-0 flex min-h-11 items-center gap-2 text-[0.9375rem] hover:text-accent lg:static">
          {catalog.filter(countOf(listing))}
          <Icon name="down" className="size-3.5 max-lg:group-open:hidden lg:group-open:rotate-180" />
          <Icon name="close" className="hidden size-5 max-lg:group-open:block" />
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
            <p role="status" className="sr-only">
              {isModal && catalog.show(list.total)}
            </p>
          </div>
        </div>
      </details>
    </div>
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
