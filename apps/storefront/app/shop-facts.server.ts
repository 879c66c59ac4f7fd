import type { shop } from '@vitrine/client/storefront'
import type { ShownCurrency } from './currencies.ts'

const KEPT_MS = 60_000

/** What pages know of the shop itself. */
export interface ShopFacts {
  /** Its own first. */
  currencies: ShownCurrency[]
  /** Where else its members may log in. */
  loginProviders: { id: string; name: string }[]
}

/**
 * Reads what there is to know of the shop, once a minute. Where nobody answers there are no currencies to choose from,
 * everything is shown in the shop's own, and members log in here alone.
 */
export function createShopFacts(read: () => Promise<shop.Shop>) {
  let kept: { facts: Promise<ShopFacts>; until: number } | undefined
  return (): Promise<ShopFacts> => {
    if (kept && Date.now() < kept.until) return kept.facts
    const facts = read().then(
      ({ currencies, loginProviders }) => ({
        currencies: currencies.map(({ currency, rate }) => ({ code: currency, rate })),
        loginProviders: loginProviders.map(({ _id: id, name }) => ({ id, name })),
      }),
      () => {
        kept = undefined
        return { currencies: [], loginProviders: [] }
      },
    )
    kept = { facts, until: Date.now() + KEPT_MS }
    return facts
  }
}
