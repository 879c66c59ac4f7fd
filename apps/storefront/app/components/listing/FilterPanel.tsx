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

/**
 * All filters of a list in a collapsible panel. Products follow below it, so every choice has a visible
 * effect.
 */
export function FilterPanel({ list, listing, onChange }: FilterPanelProps) {
  const { catalog } = useMessages()
  const chosen = countOf(listing)
  if (list.facets.length === 0 && list.prices.length < 2 && chosen === 0) return null
  return (
    <details className="group">
      <summary className="absolute top-3 right-0 flex min-h-11 items-center gap-2 text-[0.9375rem] hover:text-accent">
        {catalog.filter(chosen)}
        <Icon name="down" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid items-start gap-x-10 gap-y-9 border-t border-line pt-7 pb-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <PriceFieldset prices={list.prices} listing={listing} />
        {list.facets.map((facet) => (
          <FacetFieldset key={facet.field} facet={facet} onChange={onChange} />
        ))}
      </div>
      <button type="submit" className="button mb-7 min-h-11 py-2">
        {catalog.show(list.total)}
      </button>
    </details>
  )
}

const countOf = ({ min, max, options = [], brands = [], collections = [], stock }: Listing): number =>
  Number(min !== undefined || max !== undefined) +
  Number(stock !== undefined) +
  brands.length +
  collections.length +
  options.reduce((sum, { choices }) => sum + choices.length, 0)
