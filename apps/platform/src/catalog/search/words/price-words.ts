import type { PriceFilter } from '@vitrine/contract'

/** A parsed search expression. */
export interface ReadExpression {
  /** What is left without the price words. */
  readonly rest: string
  readonly text: string
  /** In major units of `currency`. Undefined if the expression names no price. */
  readonly price: (PriceFilter & { readonly currency: string | undefined }) | undefined
}

const CURRENCIES: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['EUR', /^(?:\u20ac|eur|euros?)$/],
  ['USD', /^(?:\$|us\$|usd|dollars?)$/],
  ['GBP', /^(?:£|gbp|pounds?|pfund)$/],
  ['JPY', /^(?:¥|jpy|yen)$/],
  ['CHF', /^(?:chf|fr\.|sfr|franken|francs?)$/],
]

const SIGN = String.raw`\u20ac|us\$|\$|£|¥|euros?|eur|usd|dollars?|gbp|pounds?|pfund|jpy|yen|chf|franken`
const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,3})*`
/** Sizes and quantities aren't prices. */
const NO_UNIT = String.raw`(?![\d.,]*\s*(?:[cm]?m|km|[cm]?l|k?g|oz|lbs?|inch(?:es)?|zoll|[x×%"]|pieces?|stuck|teile|people|personen|pages?|seiten|years?|jahren?|days?|tagen?)(?![a-z]))(?![\w])`
const AMOUNT = String.raw`(?:(?:${SIGN})\s*)?(?:${NUMBER})(?:,-|,\u2013|\.-)?(?:\s*(?:${SIGN})(?![a-z]))?${NO_UNIT}`
const SIGNED = String.raw`(?:(?:${SIGN})\s*(?:${NUMBER})|(?:${NUMBER})\s*(?:${SIGN})(?![a-z]))${NO_UNIT}`
const START = String.raw`(?<![\p{L}\p{N}.,])`
/** A range after one of these is a size. */
const NO_SIZE = String.raw`(?<!(?:sizes?|große|grosse|gr\.|no\.?|nr\.?)\s)`

const LESS = String.raw`under|below|less than|up to|at most|no more than|not more than|cheaper than|max(?:imum|imal|\.)?|unter|bis(?: zu)?|weniger als|hochstens|gunstiger als|billiger als|<=?|\u2264`
const MORE = String.raw`over|above|more than|at least|starting (?:at|from)|from|min(?:imum|\.)?|uber|ueber|ab|mehr als|mindestens|>=?|\u2265`

const pattern = (text: string): RegExp => new RegExp(START + text, 'u')

/** The first that fits is read; each gives the lower and the upper amount. */
const PATTERNS: readonly (readonly [pattern: RegExp, bounds: readonly ['min' | 'max', ...'max'[]]])[] = [
  [pattern(`(?:between|zwischen)\\s+(${AMOUNT})\\s+(?:and|und)\\s+(${AMOUNT})`), ['min', 'max']],
  [pattern(`${NO_SIZE}(?:(?:from|von)\\s+)?(${AMOUNT})\\s+(?:to|bis)\\s+(${AMOUNT})`), ['min', 'max']],
  [pattern(`(${AMOUNT})\\s*[-–]\\s*(${SIGNED})`), ['min', 'max']],
  [pattern(`(?:${LESS})\\s*(${AMOUNT})`), ['max']],
  [pattern(`(?:${MORE})\\s*(${AMOUNT})`), ['min']],
  [pattern(`(${SIGNED})`), ['max']],
]

/**
 * Takes a price out of a search expression, in English or German. An amount with a currency and no other word
 * is an upper limit.
 *
 * @example readPriceWords('vase under 40 €') // rest 'vase', price { max: 40, currency: 'EUR' }
 */
export const readPriceWords = (expression: string): ReadExpression => {
  const plain = plainLetters(expression)
  for (const [pattern, bounds] of PATTERNS) {
    const match = pattern.exec(plain)
    if (!match) continue
    const amounts = match.slice(1, 1 + bounds.length)
    const end = match.index + match[0].length
    const rest = `${expression.slice(0, match.index)} ${expression.slice(end)}`.replace(/\s+/g, ' ').trim()
    return {
      rest,
      text: expression.slice(match.index, end).trim(),
      price: { ...limitsOf(bounds, amounts.map(numberOf)), currency: currencyOf(amounts.join(' ')) },
    }
  }
  return { rest: expression, text: '', price: undefined }
}

const limitsOf = (bounds: readonly ('min' | 'max')[], amounts: readonly number[]): PriceFilter => {
  const sorted = [...amounts].sort((one, other) => one - other)
  return Object.fromEntries(bounds.map((bound, index) => [bound, sorted[index] ?? 0]))
}

/** Lower case without dots over letters; every character keeps its place. */
const plainLetters = (text: string): string =>
  [...text]
    .map((character) => {
      const [plain = character] = character.normalize('NFKD').toLowerCase()
      return plain.length === character.length ? plain : character
    })
    .join('')

/** A separator before exactly three digits groups thousands. */
const numberOf = (amount: string): number => {
  const digits = amount.match(/\d[\d.,]*/)?.[0].replace(/[.,]+$/, '') ?? ''
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')) || 0
}

const currencyOf = (amounts: string): string | undefined => {
  const signs = amounts.match(new RegExp(SIGN, 'g')) ?? []
  return CURRENCIES.find(([, name]) => signs.some((sign) => name.test(sign)))?.[0]
}
