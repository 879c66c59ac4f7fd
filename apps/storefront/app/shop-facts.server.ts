import { setTimeout as delay } from 'node:timers/promises'
import type { shop } from '@vitrine/client/storefront'
import type { ShownCurrency } from './currencies.ts'

/** Merchants look at their shop right after a change. Many pages at once share one reading. */
const FRESH_MS = 2000

/** Pages don't wait longer than this; they give a hanging platform more time in total. */
const PATIENCE_MS = 2200
/** Those that know something from before don't wait so long, and less than for other parts they can do without. */
const SHORT_PATIENCE_MS = 100

/** What pages know about the shop itself. */
export interface ShopFacts {
  /** The shop's own first. */
  currencies: ShownCurrency[]
  /** The languages the catalog is read in. */
  languages: string[]
  /** External login providers. */
  loginProviders: { id: string; name: string }[]
  /** Who sells, as invoices name them. */
  seller?: shop.ShopSeller | undefined
  /** Tax, delivery and returns; undefined if they can't be read. */
  terms?: ShopTerms
}

/** What applies to every purchase. */
export interface ShopTerms
  extends Pick<
    shop.Shop,
    'currency' | 'taxIncludedInPrices' | 'showsLowestPrice' | 'returnDays' | 'timeZone' | 'deliversTo'
  > {
  /** The cheapest delivery where the shop is at home. */
  delivery: shop.Shop['deliveries'][number] | undefined
  /** One for each region, the shop's own first. */
  deliveries?: shop.Shop['deliveries']
}

/**
 * Reads the shop's details, for all pages of two seconds at once. What was read before is shown while the platform
 * fails or takes long. If nothing was, there is no choice of currency, prices are in the shop's own, and there are no
 * external logins.
 */
export function createShopFacts(read: () => Promise<shop.Shop>) {
  let known: ShopFacts | undefined
  let reading: Promise<ShopFacts> | undefined
  let readAt = Number.NEGATIVE_INFINITY

  const readNow = (): Promise<ShopFacts> => {
    reading ??= read()
      .then((shop) => {
        known = factsOf(shop)
        return known
      })
      .catch(() => known ?? UNKNOWN)
      .finally(() => {
        reading = undefined
        readAt = performance.now()
      })
    return reading
  }

  return async (): Promise<ShopFacts> => {
    if (known && performance.now() - readAt < FRESH_MS) return known
    const before = known
    const patienceMs = before ? SHORT_PATIENCE_MS : PATIENCE_MS
    return Promise.race([readNow(), delay(patienceMs, before ?? UNKNOWN, { ref: false })])
  }
}

const UNKNOWN: ShopFacts = { currencies: [], languages: [], loginProviders: [] }

const factsOf = ({
  currencies,
  languages,
  loginProviders,
  deliveries,
  seller,
  ...terms
}: shop.Shop): ShopFacts => ({
  seller,
  languages,
  currencies: currencies.map(({ currency, rate }) => ({ code: currency, rate })),
  loginProviders: loginProviders.map(({ _id: id, name }) => ({ id, name })),
  terms: { ...terms, deliveries, delivery: deliveries[0] },
})
