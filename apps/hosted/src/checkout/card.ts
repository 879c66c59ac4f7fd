import type { CardDetails } from '@vitrine/contract/hosted-checkout'

/** A card as typed. */
export interface CardText {
  readonly number: string
  readonly expiry: string
  readonly securityCode: string
  readonly holder: string
}

export type CardField = keyof CardText

export const NO_CARD: CardText = { number: '', expiry: '', securityCode: '', holder: '' }

/** Why a field of a card is invalid. */
export type CardProblem = 'missing' | 'wrong' | 'expired'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Formats a card number in groups, as printed on cards. */
export const groupedNumber = (text: string): string => {
  const digits = digitsOf(text)
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : /(\d{1,4})/g
  return (digits.match(groups) ?? [])
    .slice(/^3[47]/.test(digits) ? 1 : 0)
    .filter(Boolean)
    .join(' ')
}

/** Reads month and year from `4/27`, `04 / 2027` or `0427`. */
const expiryOf = (text: string): { month: number; year: number } | undefined => {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? []
  if (month === undefined || year === undefined) return undefined
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  return Number(month) >= 1 && Number(month) <= 12 ? { month: Number(month), year: full } : undefined
}

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
const isCardNumber = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Checks a card field by field, in the order of the form. */
export const cardProblems = (card: CardText, today: Date): Partial<Record<CardField, CardProblem>> => {
  const expiry = expiryOf(card.expiry)
  const isOver =
    expiry !== undefined && expiry.year * 12 + expiry.month < today.getFullYear() * 12 + today.getMonth() + 1
  return {
    ...verdict('number', card.number, isCardNumber(digitsOf(card.number))),
    ...verdict('expiry', card.expiry, expiry !== undefined),
    ...(isOver && { expiry: 'expired' as const }),
    ...verdict('securityCode', card.securityCode, /^\d{3,4}$/.test(card.securityCode.trim())),
  }
}

const verdict = (
  field: CardField,
  text: string,
  isRight: boolean,
): Partial<Record<CardField, CardProblem>> => {
  if (isRight) return {}
  return { [field]: text.trim() === '' ? 'missing' : 'wrong' }
}

/** A card in its provider's format; undefined if it has problems. */
export const cardDetails = (card: CardText): CardDetails | undefined => {
  const expiry = expiryOf(card.expiry)
  if (!expiry) return undefined
  const holder = card.holder.trim()
  return {
    number: digitsOf(card.number),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    securityCode: card.securityCode.trim(),
    ...(holder !== '' && { holder }),
  }
}
