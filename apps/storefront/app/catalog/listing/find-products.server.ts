import type { search } from '@vitrine/client/search'
import { shownText } from '../../currencies.ts'
import { catalogFor } from '../../shop.server.ts'
import type { Shopper } from '../../shopper.ts'
import type { CollectionTile } from '../catalog.server.ts'
import { amountOf } from '../prices.ts'
import { colorsIn, type ProductCard, productCard } from '../product-card.ts'
import { type Facets, facetsOf } from './facet-view.ts'
import { COLORS, type Listing, type Order, PAGE_SIZE } from './listing.ts'

/** One page of products, the total number, and the available filters. */
export interface ProductList extends Facets {
  cards: ProductCard[]
  total: number
  pages: number
  /** Texts that only lists show. */
  texts: Shopper['answers']['listing']
  /** Says which words were searched for instead, because nothing has the ones that were typed. */
  corrected?: { to: string; nothingFor: string }
  /** Says that no product has all words, so these have only some of them. */
  partial?: string
  /** What else the words mean: choices and prices. */
  priced?: { label: string; without: string; others: string }
}

/** What a list of products is limited to. */
export interface Scope {
  collectionId?: string
  words?: string
}

/** What to read: a scope, and the collections to filter by. */
interface Choosable extends Scope {
  collections: readonly CollectionTile[]
}

const SORTS = {
  relevance: 'RELEVANCE',
  featured: 'RELEVANCE',
  newest: 'NEWEST',
  oldest: 'OLDEST',
  'price-up': 'PRICE_ASC',
  'price-down': 'PRICE_DESC',
  'name-up': 'NAME_ASC',
  'name-down': 'NAME_DESC',
} as const satisfies Record<Order, string>

/** The platform counts further, but shows no products beyond this. */
const DEEPEST = 10_000
const MOST_PAGES = Math.floor(DEEPEST / PAGE_SIZE)

/** Lists one page of products. */
export async function findProducts(
  listing: Listing,
  shopper: Shopper,
  { collections, ...scope }: Choosable,
): Promise<ProductList> {
  const {
    products,
    metadata,
    facets,
    correction,
    price,
    otherWords = '',
    isPartial,
  } = await catalogFor(shopper).search.searchProducts({
    ...(scope.words !== undefined && { search: { expression: scope.words } }),
    ...(scope.collectionId !== undefined && { collectionId: scope.collectionId }),
    filters: filtersOf(listing, collections),
    sort: SORTS[listing.order],
    paging: { limit: PAGE_SIZE, offset: (Math.min(listing.page, MOST_PAGES) - 1) * PAGE_SIZE },
    facets: ['COLOR', 'OPTION', 'AVAILABILITY', 'BRAND', 'COLLECTION', 'PRICE'],
  })
  const { total } = metadata
  const wanted = { options: listing.options, colors: listing.colors ?? colorsIn(scope.words ?? '') }
  const currency = products[0]?.priceData?.currency
  return {
    cards: products.map((product) => productCard(product, shopper, wanted)),
    total,
    texts: shopper.answers.listing,
    pages: Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE))),
    ...facetsOf(facets, { listing, collections, total, currency, shopper }),
    ...(correction && {
      corrected: {
        to: shopper.answers.corrected(correction.to),
        nothingFor: shopper.answers.nothingFor(correction.from),
      },
    }),
    ...(isPartial && { partial: shopper.answers.partial(correction?.to ?? scope.words ?? '') }),
    ...(price &&
      currency && {
        priced: {
          label: pricedText(price, currency, shopper, otherWords),
          without: shopper.answers.withoutPrice,
          others: otherWords,
        },
      }),
  }
}

function pricedText(
  { min, max }: NonNullable<search.SearchProductsResponse['price']>,
  currency: string,
  shopper: Shopper,
  words: string,
): string {
  const text = (amount: number | null | undefined) =>
    amount == null ? undefined : shownText(amountOf(amount, currency), shopper)
  const price = shopper.answers.pricedWithin(text(min), text(max))
  const label = words === '' ? price : `${words}, ${price}`
  return label.charAt(0).toLocaleUpperCase(shopper.language) + label.slice(1)
}

function filtersOf(
  { min, max, options, colors, brands, collections, stock }: Listing,
  known: readonly CollectionTile[],
): NonNullable<search.SearchProductsOptions['filters']> {
  const ids = new Map(known.map(({ slug, id }) => [slug, id]))
  return {
    price: {
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max: Math.min(max, 999_999_999) }),
    },
    ...(options && { options }),
    ...(colors && { colors: colors.map((color) => COLORS[color]) }),
    ...(brands && { brands }),
    ...(collections && { collectionIds: collections.flatMap((slug) => ids.get(slug) ?? []) }),
    ...(stock && { inStock: stock === 'in' }),
  }
}
