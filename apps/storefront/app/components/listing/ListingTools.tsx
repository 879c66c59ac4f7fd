import type { ReactNode } from 'react'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import { type Listing, listingFrom, listingSearch, ORDERS } from '../../catalog/listing.ts'
import { Icon } from '../icon/Icon.tsx'

interface ListingToolsProps {
  listing: Listing
  /** How many there are, in words. */
  count: ReactNode
}

/** Order and price range of a list: one form, whose answer is an address. With scripts a new order is shown at once. */
export function ListingTools({ listing, count }: ListingToolsProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const words = params.get('q')
  const { order, min, max } = listing
  const show = (form: HTMLFormElement) => {
    const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(listingSearch(listingFrom(asked), params) || '?', { preventScrollReset: true })
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
      className="mb-8 border-y border-line lg:mb-10"
    >
      {words !== null && <input type="hidden" name="q" value={words} />}
      <div className="relative flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
        <p role="status" className="label max-sm:basis-full max-sm:pt-1.5 sm:mr-auto">
          {count}
        </p>
        <PriceFilter key={`${min} ${max}`} min={min} max={max} params={params} listing={listing} />
        <label className="flex items-center gap-2 max-sm:ml-auto max-sm:-mr-3">
          <span className="label">
            Sort<span className="sr-only"> by</span>
          </span>
          <select
            key={order}
            name="sort"
            defaultValue={order}
            onChange={({ target }) => target.form && show(target.form)}
            className="field border-transparent bg-transparent text-[0.9375rem]"
          >
            {Object.entries(ORDERS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" className="link text-sm">
              Sort
            </button>
          </noscript>
        </label>
      </div>
    </Form>
  )
}

interface PriceFilterProps {
  min: number | undefined
  max: number | undefined
  listing: Listing
  params: URLSearchParams
}

function PriceFilter({ min, max, listing, params }: PriceFilterProps) {
  const isSet = min !== undefined || max !== undefined
  const { min: _, max: __, ...unfiltered } = listing
  return (
    <details className="group sm:relative">
      <summary className="flex min-h-11 items-center gap-2 text-[0.9375rem] hover:text-accent">
        Price{isSet && `: ${rangeText(min, max)}`}
        <Icon name="down" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full z-20 border border-line bg-raised p-5 shadow-lg sm:left-auto sm:w-72">
        <fieldset className="flex items-end gap-3">
          <legend className="sr-only">Price range</legend>
          <Amount name="min" label="From" value={min} />
          <Amount name="max" label="To" value={max} />
        </fieldset>
        <div className="mt-4 flex items-center justify-between">
          <button type="submit" className="button min-h-10 py-2">
            Apply
          </button>
          {isSet && (
            <Link
              to={listingSearch({ ...unfiltered, page: 1 }, params) || '?'}
              preventScrollReset
              className="link text-sm"
            >
              Any price
            </Link>
          )}
        </div>
      </div>
    </details>
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
        className="field w-full"
      />
    </label>
  )
}

const rangeText = (min: number | undefined, max: number | undefined) => {
  if (min === undefined) return `up to ${max}`
  return max === undefined ? `from ${min}` : `${min} to ${max}`
}
