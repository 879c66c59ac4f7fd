import { formatMoney, parseMoney } from '@vitrine/pricing'
import type { ReactNode } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import type { Amount } from './amount.ts'

/** What is shown of an amount. */
export interface MoneyProps {
  /** An amount, as hooks give it, or decimal text in major units with its currency, as the wire has it. */
  amount: Amount | string | undefined
  /** Of decimal text. */
  currency?: string | undefined
  /** Shown where the amount is not known; default nothing. */
  fallback?: ReactNode
}

/**
 * Writes an amount in the words of the provider's locale.
 *
 * @example <Money amount={line.total} fallback="…" />
 */
export function Money({ amount, currency, fallback }: MoneyProps): ReactNode {
  const format = useMoneyFormat()
  const known = typeof amount === 'string' ? currency && parseMoney(amount, currency) : amount
  return known ? format(known) : fallback
}

/** Answers a function that writes amounts in the words of the provider's locale. */
export function useMoneyFormat(): (amount: Amount) => string {
  const { locale } = useCommerce()
  return (amount) => formatMoney(amount, locale)
}
