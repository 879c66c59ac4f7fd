import { formatMoney, parseMoney } from '@vitrine/pricing'
import type { ReactNode } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import type { Amount } from './amount.ts'

/** The props of an amount. */
export interface MoneyProps {
  /** An amount from a hook, or decimal text in major units with its currency, as on the wire. */
  amount: Amount | string | undefined
  /** For decimal text. */
  currency?: string | undefined
  /** Shown when the amount is unknown; default nothing. */
  fallback?: ReactNode
}

/**
 * Formats an amount in the provider's locale.
 * @example <Money amount={line.total} fallback="…" />
 */
export function Money({ amount, currency, fallback }: MoneyProps): ReactNode {
  const format = useMoneyFormat()
  const known = typeof amount === 'string' ? currency && parseMoney(amount, currency) : amount
  return known ? format(known) : fallback
}

/**
 * Returns a function that formats amounts in the provider's locale, for attributes and texts.
 * @example const format = useMoneyFormat()
 */
export function useMoneyFormat(): (amount: Amount) => string {
  const { locale } = useCommerce()
  return (amount) => formatMoney(amount, locale)
}
