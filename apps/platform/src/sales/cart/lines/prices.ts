import type { MultiCurrencyPrice } from '@vitrine/contract'
import { converter, formatMoney, type Money, minorDigits, money, moneyText } from '@vitrine/pricing'
import { createBounded } from '../../../floor/bounded.ts'
import { PrintedOnce } from '../../../floor/http/print-json.ts'
import type { Site } from '../../../shop/sites/site.ts'

/** Writes an amount of the shop's minor units in all its forms. */
export type PriceWriter = (minor: number) => MultiCurrencyPrice

/** A written amount: answers contain most amounts more than once. */
class WrittenPrice extends PrintedOnce implements MultiCurrencyPrice {
  readonly amount: MultiCurrencyPrice['amount']
  readonly convertedAmount: MultiCurrencyPrice['convertedAmount']
  readonly formattedAmount: string
  readonly formattedConvertedAmount: string

  constructor(own: Money, converted: Money, locale: string) {
    super()
    this.amount = moneyText(own)
    this.convertedAmount = moneyText(converted)
    this.formattedAmount = formatMoney(own, locale)
    this.formattedConvertedAmount = converted === own ? this.formattedAmount : formatMoney(converted, locale)
  }
}

/** Formatters in memory, by everything they depend on, with the amounts that each has cached. */
const writers = createBounded<PriceWriter>(8)
const MOST_WRITTEN = 10_000

/**
 * Prepares writing a shop's amounts, also in `currency` at the shop's own rate. Amounts repeat within and
 * between answers, so each is formatted once.
 */
export const priceWriter = (
  { locale, currency: own, conversionRates }: Site,
  currency: string,
): PriceWriter => {
  const rate = conversionRates[currency]
  const key = `${own} ${currency} ${rate} ${locale}`
  const known = writers.get(key)
  if (known) return known
  const write = writerOf(locale, own, rate === undefined ? undefined : converter(rate, own, currency))
  writers.set(key, write)
  return write
}

const writerOf = (
  locale: string,
  currency: string,
  convert: ((amount: Money) => Money) | undefined,
): PriceWriter => {
  const written = new Map<number, WrittenPrice>()
  return (minor) => {
    const known = written.get(minor)
    if (known) return known
    if (written.size >= MOST_WRITTEN) written.clear()
    const own = money(minor, currency)
    const price = new WrittenPrice(own, convert ? convert(own) : own, locale)
    written.set(minor, price)
    return price
  }
}

/**
 * Returns the largest amount of a shop's minor units that is exact in each of its currencies: converted to
 * the one with the smallest units, it stays within 2^53.
 */
export const largestExactMinor = ({ currency, conversionRates }: Site): number => {
  const worth = Object.entries(conversionRates).map(
    ([other, rate]) => Number(rate) * 10 ** (minorDigits(other) - minorDigits(currency)),
  )
  return Math.floor(Number.MAX_SAFE_INTEGER / Math.max(1, ...worth)) - 1
}
