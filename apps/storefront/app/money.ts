import { minorDigits } from '@vitrine/react/pure'
import type { Language } from './messages/languages.ts'

/** Making one takes forty times as long as using it; there are as many as languages and currencies together. */
const formats = new Map<string, Intl.NumberFormat>()

/** Writes an amount in major units of a currency as a language does. Decimal text is never rounded through a float. */
export function moneyText(amount: number | string, currency: string, language: Language): string {
  const key = language + currency
  const format = formats.get(key) ?? newFormat(currency, language)
  formats.set(key, format)
  return format.format(exact(amount))
}

/** All digits that the shop calculates with, whatever the browser takes for usual. */
const newFormat = (currency: string, language: Language): Intl.NumberFormat => {
  const digits = minorDigits(currency)
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...places,
  })
}

/** The compiler wants to see that a text is a number. */
const exact = (amount: number | string): Intl.StringNumericLiteral | number =>
  isNumeric(amount) ? amount : Number(amount)

const isNumeric = (amount: unknown): amount is Intl.StringNumericLiteral =>
  typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount)

/** Writes two amounts as the ends of a range, and one that is both once. */
export const moneyRange = (min: number, max: number, currency: string, language: Language): string =>
  [...new Set([min, max])].map((amount) => moneyText(amount, currency, language)).join(' – ')
