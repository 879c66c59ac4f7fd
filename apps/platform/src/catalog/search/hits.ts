import type { PriceFilter, SearchProductsRequest } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import type { Reader } from '../../floor/database/database.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Audience } from '../products/records/audience.ts'
import { ALL_PRODUCTS } from '../products/records/product-record.ts'
import { anyOf, both, NONE, type NumberSet, without } from '../search-index/number-set.ts'
import { ALL, IN_STOCK, PRICE_DIGITS, priceDigit, termKey, VISIBLE } from '../search-index/search-terms.ts'
import { termsStore } from '../search-index/terms.store.ts'
import type { Edition } from './edition.ts'
import type { Postings } from './postings.ts'
import { type PriceDigits, pricedBetween } from './price-digits.ts'
import type { Seen } from './sought.ts'

/** The name of a facet: its kind and, for options, also the name. */
export type FacetName = 'PRICE' | 'AVAILABILITY' | 'COLOR' | 'BRAND' | 'COLLECTION' | `OPTION ${string}`

/** The products a search covers, before its words. */
export interface Ground {
  readonly edition: Edition
  /** All products the caller can see. */
  readonly seen: Seen
  /** The products in the collection being searched. */
  readonly scope: NumberSet
  /** The products that pass each filter, by the facet it belongs to. */
  readonly chosen: ReadonlyMap<FacetName, NumberSet>
  readonly inStock: NumberSet
  /** The products in stock that visitors can see. */
  readonly available: NumberSet
  readonly digits: PriceDigits
}

/** Evaluates the filters of a search. */
export const groundOf = async (
  reader: Reader,
  postings: Postings,
  edition: Edition,
  site: Site,
  audience: Audience,
  { collectionId, filters = {} }: SearchProductsRequest,
): Promise<Ground> => {
  const scopeKey =
    collectionId === undefined || collectionId === ALL_PRODUCTS.id
      ? undefined
      : termKey.collection(collectionId)
  const listed = listedChoices(filters)
  const keys = [...(scopeKey === undefined ? [] : [scopeKey]), ...listed.flatMap((choice) => choice.keys)]
  const terms = await termsStore.byKey(reader, site.siteId, keys)
  const universe = audience === 'public' ? VISIBLE : ALL
  const digitIds = Array.from({ length: PRICE_DIGITS }, (_, digit) => priceDigit(digit).id)
  const ids = [universe.id, VISIBLE.id, IN_STOCK.id, ...digitIds, ...[...terms.values()].map(({ id }) => id)]
  const sets = await postings.read(reader, edition, ids)
  const withId = (id: number | undefined): NumberSet =>
    id === undefined ? NONE : (sets.get(id)?.[0] ?? NONE)
  const withKey = (key: string): NumberSet => withId(terms.get(key)?.id)

  const seen = withId(universe.id)
  const digits = digitIds.map(withId)
  const inStock = withId(IN_STOCK.id)
  const chosen = new Map<FacetName, NumberSet>()
  for (const { name, keys } of listed) {
    const before = chosen.get(name)
    const set = anyOf(keys.map(withKey))
    chosen.set(name, before ? both(before, set) : set)
  }
  if (typeof filters.inStock === 'boolean')
    chosen.set('AVAILABILITY', filters.inStock ? inStock : without(seen, inStock))
  const ground = {
    edition,
    seen: { termId: universe.id, products: seen },
    scope: scopeKey === undefined ? seen : both(seen, withKey(scopeKey)),
    chosen,
    inStock,
    available: audience === 'public' ? inStock : both(inStock, withId(VISIBLE.id)),
    digits,
  }
  const { price = {} } = filters
  if (typeof price.min === 'number' || typeof price.max === 'number')
    chosen.set('PRICE', pricedWithin(ground, site.currency, price))
  return ground
}

/** The products the caller can see at some prices. */
export const pricedWithin = (
  { digits, seen }: Pick<Ground, 'digits' | 'seen'>,
  currency: string,
  { min, max }: PriceFilter,
): NumberSet => {
  const minor = 10 ** minorDigits(currency)
  // Amounts have only a few decimal places; this removes what a product of doubles adds.
  const exact = (amount: number): number => Number((amount * minor).toFixed(4))
  const limit = max === null || max === undefined ? 2 ** PRICE_DIGITS : exact(max)
  return pricedBetween(digits, seen.products, exact(min ?? 0), limit)
}

/** Returns the products that pass all filters except the one of a given facet. */
export const narrowed = (products: NumberSet, { chosen }: Ground, except?: FacetName): NumberSet => {
  let left = products
  for (const [name, set] of chosen) if (name !== except) left = both(left, set)
  return left
}

interface ListedChoice {
  readonly name: FacetName
  readonly keys: readonly string[]
}

const listedChoices = ({
  options = [],
  colors = [],
  brands = [],
  collectionIds = [],
}: NonNullable<SearchProductsRequest['filters']>): ListedChoice[] => {
  const all: ListedChoice[] = [
    ...options.map(({ name, choices }) => ({
      name: `OPTION ${name}` as const,
      keys: choices.map((choice) => termKey.option(name, choice)),
    })),
    { name: 'COLOR', keys: colors.map(termKey.color) },
    { name: 'BRAND', keys: brands.map(termKey.brand) },
    // Everything is in the collection of all products, so choosing it has no effect.
    {
      name: 'COLLECTION',
      keys: collectionIds.includes(ALL_PRODUCTS.id) ? [] : collectionIds.map(termKey.collection),
    },
  ]
  return all.filter(({ keys }) => keys.length > 0)
}
