import type { MultiCurrencyPrice } from '@vitrine/contract'
import type { Site } from '../sites/site.ts'

/** Writes an amount of the shop's minor units in all its forms. */
export type PriceWriter = (minor: number) => MultiCurrencyPrice

/** Prepares the writing of a shop's amounts, shown in `currency` as well at the shop's own rate. */
export const priceWriter = (site: Site, currency: string): PriceWriter => {
  const own = printer(site.locale, site.currency)
  if (currency === site.currency)
    return (minor) => {
      const amount = own.decimal(minor)
      const formattedAmount = own.format(minor)
      return {
        amount,
        convertedAmount: amount,
        formattedAmount,
        formattedConvertedAmount: formattedAmount,
      }
    }
  const shown = printer(site.locale, currency)
  const convert = conversion(site.conversionRates[currency] ?? '1', own.digits, shown.digits)
  return (minor) => {
    const converted = convert(minor)
    return {
      amount: own.decimal(minor),
      convertedAmount: shown.decimal(converted),
      formattedAmount: own.format(minor),
      formattedConvertedAmount: shown.format(converted),
    }
  }
}

interface Printer {
  readonly digits: number
  readonly decimal: (minor: number) => string
  readonly format: (minor: number) => string
}

const printers = new Map<string, Printer>()

const printer = (locale: string, currency: string): Printer => {
  const key = `${locale} ${currency}`
  const known = printers.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const made: Printer = {
    digits,
    decimal: (minor) => decimalOf(minor, digits),
    format: (minor) => format.format(minor / 10 ** digits),
  }
  printers.set(key, made)
  return made
}

const decimalOf = (minor: number, digits: number): string => {
  if (digits === 0) return String(minor)
  const text = String(minor).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Multiplies by a rate given as decimal text and rounds half up, exactly. */
const conversion = (rate: string, fromDigits: number, toDigits: number): ((minor: number) => number) => {
  const [whole = '0', fraction = ''] = rate.split('.')
  const numerator = BigInt(whole + fraction) * 10n ** BigInt(toDigits)
  const denominator = 10n ** BigInt(fraction.length + fromDigits)
  return (minor) => Number((BigInt(minor) * numerator * 2n + denominator) / (denominator * 2n))
}
