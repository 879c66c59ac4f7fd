import { Link, useSearchParams } from 'react-router'
import type { PriceRange } from '../../catalog/listing/facet-view.ts'
import { FIELDS, isFiltered, type Listing, listingSearch } from '../../catalog/listing/listing.ts'
import { useMessages } from '../../messages/messages.ts'
import { useFrame } from '../layout/use-frame.ts'

interface PriceFieldsetProps {
  /** Price ranges that contain products, from the cheapest on. */
  prices: PriceRange[]
  listing: Listing
}

/** Fewer products are compared at a glance; ranges would hold one or two each. */
const FEW = 8

/** A price range: typed, or one of those with products. */
export function PriceFieldset({ prices, listing }: PriceFieldsetProps) {
  const { catalog, frame } = useMessages()
  const [params] = useSearchParams()
  // The fields use the shop's own currency, even if prices are shown in another.
  const {
    currency,
    currencies: [own = currency],
  } = useFrame()
  const { min, max, ...others } = listing
  const isSet = min !== undefined || max !== undefined
  if (prices.length < 2 && !isSet) return null
  const count = prices.reduce((sum, range) => sum + range.count, 0)
  // Ranges never disappear while filtering.
  const ranges = count >= FEW || isFiltered(listing) ? prices : []
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-medium">
        {currency === own ? catalog.price : `${catalog.price} (${own})`}
      </legend>
      <div key={`${min} ${max}`} className="flex items-end gap-3">
        <Amount name={FIELDS.min} label={catalog.from} value={min} />
        <Amount name={FIELDS.max} label={catalog.to} value={max} />
      </div>
      <ul className="mt-2 empty:hidden">
        {ranges.map((range) => {
          const isChosen = range.min === min && range.max === max
          const next = isChosen ? others : { ...others, min: range.min, max: range.max }
          return (
            <li key={range.label}>
              <Link
                to={listingSearch({ ...next, page: 1 }, params) || '?'}
                preventScrollReset
                rel="nofollow"
                aria-label={`${range.label}, ${frame.pieces(range.count)}`}
                aria-current={isChosen || undefined}
                className="flex min-h-11 items-center text-[0.9375rem] hover:text-accent aria-[current]:text-accent lg:min-h-9"
              >
                <span>{range.label}</span>
                <span className="ml-auto pl-2 text-sm text-soft tabular-nums">
                  {frame.number(range.count)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function Amount({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <label className="grid min-w-0 flex-1 gap-1.5">
      <span className="label">{label}</span>
      <input
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={value}
        className="field min-h-11 w-full"
      />
    </label>
  )
}
