import { type Amount, converter, decimalText } from '@vitrine/react/pure'
import { moneyText } from './money.ts'
import type { Shopper } from './shopper.ts'

/** A currency that the shop shows amounts in: what one unit of the shop's own comes to in it. */
export interface ShownCurrency {
  code: string
  /** Decimal text. */
  rate: string
}

/** Writes an amount of the shop's own currency in the one that the shopper has chosen, rounded as the shop does. */
export const shownText = (amount: Amount, { language, currency }: Shopper): string => {
  const shown = currency ? converter(currency.rate, amount.currency, currency.code)(amount) : amount
  return moneyText(decimalText(shown), shown.currency, language)
}
