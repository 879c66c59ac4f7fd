import { Link, useSearchParams } from 'react-router'
import type { ProductList } from '../../catalog/listing/find-products.server.ts'
import {
  FIELDS,
  type Listing,
  listingFrom,
  listingSearch,
  unfiltered,
} from '../../catalog/listing/listing.ts'
import { type Messages, useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'

interface ChosenFiltersProps {
  list: ProductList
  listing: Listing
}

/** A list's active filters, each with a link to remove it, and one to remove all. */
export function ChosenFilters({ list, listing }: ChosenFiltersProps) {
  const { catalog } = useMessages()
  const [params] = useSearchParams()
  const { min, max, ...others } = listing
  const without = (field: string, value: string): string => {
    const left = new URLSearchParams(params)
    left.delete(field)
    for (const one of params.getAll(field)) if (one !== value) left.append(field, one)
    return listingSearch({ ...listingFrom(left, listing.isCollection), page: 1 }, params) || '?'
  }
  const chosen = list.facets.flatMap(({ field, title, lang: ofTitle, choices }) =>
    choices.flatMap(({ value, label, lang, isChosen }) =>
      isChosen ? [{ key: `${field} ${value}`, title, ofTitle, label, lang, to: without(field, value) }] : [],
    ),
  )
  if (min !== undefined || max !== undefined) {
    const to = listingSearch({ ...others, page: 1 }, params) || '?'
    chosen.unshift({
      key: FIELDS.min,
      title: catalog.price,
      label: rangeText(min, max, catalog),
      to,
      ...OURS,
    })
  }
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label={list.texts.chosenFilters}
      className="flex flex-wrap items-center gap-2 pt-4 lg:col-start-2 lg:row-start-2 lg:pt-8"
    >
      {chosen.map(({ key, title, ofTitle, label, lang, to }) => (
        <li key={key} className="max-w-full">
          <Link
            to={to}
            preventScrollReset
            rel="nofollow"
            className="flex min-h-9 items-center gap-2 rounded-xs border border-line bg-raised px-3 py-1 text-sm hover:border-line-strong hover:text-accent"
          >
            <span className="min-w-0 wrap-break-word">
              <span className="sr-only">{list.texts.takeOff} </span>
              <span lang={ofTitle} className="text-soft">
                {title}:
              </span>{' '}
              <span lang={lang}>{label}</span>
            </span>
            <Icon name="close" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingSearch(unfiltered(listing), params) || '?'}
          preventScrollReset
          className="link flex min-h-9 items-center px-1 text-sm"
        >
          {list.texts.clear}
        </Link>
      </li>
    </ul>
  )
}

/** Our own words are in the page's language. */
const OURS = { ofTitle: undefined, lang: undefined }

const rangeText = (min: number | undefined, max: number | undefined, words: Messages['catalog']) => {
  if (min === undefined) return max === undefined ? '' : words.upTo(max)
  return max === undefined ? words.atLeast(min) : words.between(min, max)
}
