import { by, nearest, type Ratio, ratio, times } from './ratio.ts'

/** Places of the minor unit by ISO 4217, written down by hand. */
export const PLACES: Readonly<Record<string, number>> = {
  EUR: 2,
  USD: 2,
  GBP: 2,
  CHF: 2,
  BRL: 2,
  INR: 2,
  JPY: 0,
  KRW: 0,
  VND: 0,
  KWD: 3,
  BHD: 3,
  TND: 3,
}

/** The coins of a currency: amounts are major units, and payments are whole coins. */
export interface Coins {
  /** The smallest coin: a cent of a euro. */
  readonly one: Ratio
  amount(minor: number): Ratio
  /** The nearest amount of whole coins. */
  rounded(value: Ratio): Ratio
  /** Decimal text of whole coins, digit by digit. */
  written(amount: Ratio): string
}

export const coinsOf = (currency: string, halves: 'HALF_EVEN' | 'HALF_UP' = 'HALF_EVEN'): Coins => {
  const places = PLACES[currency] ?? Number.NaN
  const one = ratio(1n, 10n ** BigInt(places))
  return {
    one,
    amount: (minor) => times(ratio(BigInt(minor)), one),
    rounded: (value) => times(nearest(by(value, one), halves), one),
    written: (amount) => {
      const coins = by(amount, one)
      if (coins.under !== 1n)
        throw new Error(`${amount.over}/${amount.under} ${currency} is not a whole number of coins`)
      let digits = coins.over.toString()
      while (digits.length <= places) digits = `0${digits}`
      const point = digits.length - places
      return places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
    },
  }
}
