import { minorDigits } from '@vitrine/react/pure'
import type { Language } from './messages/languages.ts'

/** Creating one takes forty times as long as using it; there is one per language and currency. */
const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount in major units for a language. Decimal text is never rounded through a float. */
export function moneyText(amount: number | string, currency: string, language: Language): string {
  const key = language + currency
  const format = formats.get(key) ?? newFormat(currency, language)
  formats.set(key, format)
  return format.format(exact(amount))
}

/** All digits that the shop calculates with, regardless of the browser's default. */
const newFormat = (currency: string, language: Language): Intl.NumberFormat => {
  const digits = minorDigits(currency)
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...places,
  })
}

/** The compiler needs to see that the text is a number. */
const exact = (amount: number | string): Intl.StringNumericLiteral | number =>
  isNumeric(amount) ? amount : Number(amount)

const isNumeric = (amount: unknown): amount is Intl.StringNumericLiteral =>
  typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount)

/** Formats two amounts as a range, or one if they are equal. */
export const moneyRange = (min: number, max: number, currency: string, language: Language): string =>
  [...new Set([min, max])].map((amount) => moneyText(amount, currency, language)).join(' – ')
