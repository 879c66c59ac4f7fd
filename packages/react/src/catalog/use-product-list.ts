import type { search } from '@vitrine/client/search'
import { type ChangeEvent, useEffect, useMemo, useState } from 'react'
import type { Address } from '../product/address.ts'
import { useSearch } from '../provider/commerce-context.ts'
import {
  isChosen,
  type Listing,
  listingFrom,
  listingSearch,
  searchOptionsOf,
  unfiltered,
  withChoice,
} from './listing.ts'

/** A selectable value of a facet. */
export interface FacetChoice extends search.FacetValue {
  readonly isChosen: boolean
  /** Props for an `input` of type `checkbox`. */
  checkboxProps(): { type: 'checkbox'; checked: boolean; onChange(): void }
  /** The address of the list with this value toggled: for links, which work without scripts. */
  readonly search: string
}

/** A facet with its values. */
export interface FacetParts extends Omit<search.Facet, 'values'> {
  readonly choices: readonly FacetChoice[]
}

/** A list of products, and its filters. */
export interface ProductList {
  readonly listing: Listing
  /** The previous products while new ones load. */
  readonly products: readonly search.Product[]
  readonly total: number
  readonly pages: number
  readonly facets: readonly FacetParts[]
  /** The words that were searched for instead, when nothing matched. */
  readonly corrected: string | undefined
  /** True while the previous list is still shown. */
  readonly isLoading: boolean
  /** Why the last read failed; the previous list is still shown. */
  readonly error: unknown
  /** Changes the listing; it is kept in the address. */
  show(changes: Partial<Listing>): void
  /** Repeats a failed read. */
  retry(): void
  clear(): void
  /** Props for a `select` of the order; its options are the values of `search.SearchSort`. */
  orderProps(): { value: string; onChange(event: ChangeEvent<HTMLSelectElement>): void }
  /** The address of another page of the list. */
  pageSearch(page: number): string
}

/** Options of a list. */
export interface ProductListOptions {
  address: Address
  /** Default 24. */
  pageSize?: number
  /** Narrows the list to a collection. */
  collectionId?: string
  /** The result that a server found for this address. */
  initial?: search.SearchProductsResponse | undefined
}

/** A result with its listing. */
interface Found {
  asked: string
  answer?: search.SearchProductsResponse | undefined
  error?: unknown
}

/**
 * Lists the products of the shop or of a collection, searches them and counts them by facets. Words, filters,
 * order and page are kept in the address; an outdated answer is never shown.
 * @example const { products, facets, show } = useProductList({ address: useBrowserAddress(), collectionId })
 */
export function useProductList(options: ProductListOptions): ProductList {
  const { address, pageSize = 24, collectionId, initial } = options
  const { searchProducts } = useSearch()
  const listing = useMemo(() => listingFrom(new URLSearchParams(address.search)), [address.search])
  const asked = JSON.stringify([listing, pageSize, collectionId])
  const [found, setFound] = useState<Found>(() => ({ asked: initial ? asked : '', answer: initial }))
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the request depends only on `asked`.
  useEffect(() => {
    if (found.asked === asked) return
    let isWanted = true
    searchProducts(searchOptionsOf(listing, { pageSize, collectionId })).then(
      (answer) => isWanted && setFound({ asked, answer }),
      (error) => isWanted && setFound(({ answer }) => ({ asked, answer, error })),
    )
    return () => {
      isWanted = false
    }
  }, [asked, attempt])

  const { answer, error } = found
  const total = answer?.metadata.total ?? 0
  const go = (next: Listing) => address.replace(listingSearch(next))
  return {
    listing,
    products: answer?.products ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    facets: (answer?.facets ?? []).map((facet) => partsOf(facet, listing, go)),
    corrected: answer?.correction?.to,
    isLoading: found.asked !== asked,
    error: found.asked === asked ? error : undefined,
    show: (changes) => go({ ...listing, page: 1, ...changes }),
    retry() {
      setFound((before) => ({ ...before, asked: '' }))
      setAttempt(attempt + 1)
    },
    clear: () => go(unfiltered(listing)),
    orderProps: () => ({
      value: listing.order ?? (listing.words ? 'RELEVANCE' : 'NEWEST'),
      onChange: ({ target }) => go({ ...listing, page: 1, order: target.value as search.SearchSort }),
    }),
    pageSearch: (page) => listingSearch({ ...listing, page }),
  }
}

const partsOf = (
  { values, ...facet }: search.Facet,
  listing: Listing,
  go: (next: Listing) => void,
): FacetParts => ({
  ...facet,
  choices: values.map((value) => {
    const next = withChoice(listing, facet, value.value)
    const checked = isChosen(listing, facet, value.value)
    return {
      ...value,
      isChosen: checked,
      search: listingSearch(next),
      checkboxProps: () => ({ type: 'checkbox', checked, onChange: () => go(next) }),
    }
  }),
})
