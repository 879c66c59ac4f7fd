import type { ConvertedMoney } from '@vitrine/contract'
import type { PriceWriter } from '../../cart/lines/prices.ts'

/** Writes an amount of the shop's minor units in both currencies. */
export type MoneyWriter = (minor: number) => ConvertedMoney

/** Leaves out what the newer form doesn't show: the formatted texts. */
export const moneyWriter =
  (price: PriceWriter): MoneyWriter =>
  (minor) => {
    const { amount, convertedAmount } = price(minor)
    return { amount, convertedAmount }
  }
