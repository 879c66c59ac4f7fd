import { moneyText } from './money.ts'
import type { Shopper } from './shopper.ts'

/** A currency that the shop shows amounts in: what one unit of the shop's own comes to in it. */
export interface ShownCurrency {
  code: string
  rate: number
}

/** Writes an amount in major units of the shop's own currency, in the one that the shopper has chosen. */
export const shownText = (amount: number, own: string, { language, currency }: Shopper): string =>
  currency ? moneyText(amount * currency.rate, currency.code, language) : moneyText(amount, own, language)
