import type { Language } from './messages/languages.ts'

/** Writes an amount in major units of a currency as a language does. Decimal text is never rounded through a float. */
export const moneyText = (amount: number | string, currency: string, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    exact(amount),
  )

/** The compiler wants to see that a text is a number. */
const exact = (amount: number | string): Intl.StringNumericLiteral | number =>
  isNumeric(amount) ? amount : Number(amount)

const isNumeric = (amount: unknown): amount is Intl.StringNumericLiteral =>
  typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount)

/** Writes two amounts as the ends of a range. */
export const moneyRange = (min: number, max: number, currency: string, language: Language): string =>
  `${moneyText(min, currency, language)} – ${moneyText(max, currency, language)}`
