import type { shop } from '@vitrine/client/storefront'
import type { ShownCurrency } from './currencies.ts'

const KEPT_MS = 60_000

/**
 * Reads the currencies of the shop, its own first, once a minute. Where nobody answers there are none to choose from, and
 * everything is shown in the shop's own.
 */
export function createCurrencies(read: () => Promise<shop.Shop>) {
  let kept: { currencies: Promise<ShownCurrency[]>; until: number } | undefined
  return (): Promise<ShownCurrency[]> => {
    if (kept && Date.now() < kept.until) return kept.currencies
    const currencies = read().then(
      (found) => found.currencies.map(({ currency, rate }) => ({ code: currency, rate: Number(rate) })),
      () => {
        kept = undefined
        return []
      },
    )
    kept = { currencies, until: Date.now() + KEPT_MS }
    return currencies
  }
}
