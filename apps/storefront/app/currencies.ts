import { type Amount, converter, decimalText } from '@vitrine/react/pure'
import { moneyText } from './money.ts'
import type { Shopper } from './shopper.ts'

/**
 * A currency that the shop shows amounts in, with its rate: how much one unit of the shop's currency is
 * worth.
 */
export interface ShownCurrency {
  code: string
  /** Decimal text. */
  rate: string
}

/** Formats an amount of the shop's currency in the shopper's, rounded as the shop does. */
export const shownText = (amount: Amount, { language, currency }: Shopper): string => {
  const shown = currency ? converter(currency.rate, amount.currency, currency.code)(amount) : amount
  return moneyText(decimalText(shown), shown.currency, language)
}
