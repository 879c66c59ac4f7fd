/** What the cart comes to when it goes to a country, as its page shows it. */
export interface EstimateView {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** What the total is made of; the note says when something is delivered. */
  rows: { name: string; amount: string; note?: string }[]
  total: string
  /** What is paid of it, in the shop's own currency, where amounts are shown in another. */
  paid?: string
  /** The tax that the total holds. */
  taxWithin?: string
  /** Set where nothing is delivered there. */
  problem?: string
}

const CODES = 'AT AU BE CA CH CZ DE DK ES FI FR GB IE IT JP LI LU NL NO NZ PL PT SE US'.split(' ')

/** Tells whether a buyer may choose a country. */
export const isCountry = (code: string | null): code is string => code !== null && CODES.includes(code)

/** Lists the countries that a buyer may choose from, by name in a language. */
export function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = CODES.map((code) => ({ code, name: names.of(code) ?? code }))
  return named.sort((a, b) => a.name.localeCompare(b.name, language))
}
