import type { MultiCurrencyPrice } from '@vitrine/contract'
import { converter, formatMoney, minorDigits, money, moneyText } from '@vitrine/pricing'
import type { Site } from '../sites/site.ts'

/** Writes an amount of the shop's minor units in all its forms. */
export type PriceWriter = (minor: number) => MultiCurrencyPrice

/**
 * Prepares the writing of a shop's amounts, shown in `currency` as well at the shop's own rate. An answer holds many
 * amounts more than once, and nothing above all: each is written out once.
 */
export const priceWriter = (site: Site, currency: string): PriceWriter => {
  const write = writerOf(site, currency)
  const written = new Map<number, MultiCurrencyPrice>()
  return (minor) => {
    const known = written.get(minor)
    if (known) return known
    const price = write(minor)
    written.set(minor, price)
    return price
  }
}

const writerOf = (site: Site, currency: string): PriceWriter => {
  const { locale } = site
  const rate = site.conversionRates[currency]
  const convert = rate === undefined ? undefined : converter(rate, site.currency, currency)
  return (minor) => {
    const own = money(minor, site.currency)
    const amount = moneyText(own)
    const formattedAmount = formatMoney(own, locale)
    if (!convert)
      return {
        amount,
        convertedAmount: amount,
        formattedAmount,
        formattedConvertedAmount: formattedAmount,
      }
    const converted = convert(own)
    return {
      amount,
      convertedAmount: moneyText(converted),
      formattedAmount,
      formattedConvertedAmount: formatMoney(converted, locale),
    }
  }
}

/**
 * Gives the largest amount of a shop's minor units that is exact in each of its currencies: that many minor
 * units of whichever has the smallest ones stay within 2^53.
 */
export const largestExactMinor = ({ currency, conversionRates }: Site): number => {
  const worth = Object.entries(conversionRates).map(
    ([other, rate]) => Number(rate) * 10 ** (minorDigits(other) - minorDigits(currency)),
  )
  return Math.floor(Number.MAX_SAFE_INTEGER / Math.max(1, ...worth)) - 1
}
