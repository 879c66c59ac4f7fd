import { setTimeout as delay } from 'node:timers/promises'
import type { shop } from '@vitrine/client/storefront'
import type { ShownCurrency } from './currencies.ts'

const KEPT_MS = 60_000

/** Pages don't wait longer than this; they give a hanging platform more time in total. */
const PATIENCE_MS = 2200

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
 * Reads the shop's details, once a minute. If that fails or takes long, there is no choice of currency, prices are in the
 * shop's own, and there are no external logins.
 */
export function createShopFacts(read: () => Promise<shop.Shop>) {
  let kept: { facts: Promise<ShopFacts>; until: number } | undefined
  const facts = (): Promise<ShopFacts> => {
    if (kept && Date.now() < kept.until) return kept.facts
    const facts = read().then(factsOf, () => {
      kept = undefined
      return UNKNOWN
    })
    kept = { facts, until: Date.now() + KEPT_MS }
    return facts
  }
  return () => Promise.race([facts(), delay(PATIENCE_MS, UNKNOWN, { ref: false })])
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
