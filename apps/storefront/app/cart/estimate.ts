/** What the cart costs, as its page shows it; with delivery once there is a country. */
export interface EstimateView {
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** The parts of the total; the note says when delivery arrives. */
  rows: { name: string; amount: string; note?: string }[]
  /** Absent if it would only repeat the subtotal. */
  total?: string
  /** The amount paid, in the shop's own currency, when another one is shown. */
  paid?: string
  /** The tax included in the total. */
  taxWithin?: string
  /** Set if nothing has to be sent: whether tax is included, instead of what delivery adds. */
  taxOnly?: string
  /** Set if the shop doesn't deliver there. */
  problem?: string
  /** Where the shop delivers; absent for anywhere, or if that can't be read. */
  deliversTo?: readonly string[]
}

/** The coupon of an estimated cart. */
export interface EstimatedCoupon {
  code: string
  /** Why it takes nothing off; absent if it applies. */
  problem?: string
}

const CODES = 'AT AU BE CA CH CZ DE DK ES FI FR GB IE IT JP LI LU NL NO NZ PL PT SE US'.split(' ')

/** Whether a country can be chosen. */
export const isCountry = (code: string | null, codes?: readonly string[] | null): code is string =>
  code !== null && (codes ?? CODES).includes(code)

/** Lists countries to choose from, sorted by name in a language. */
export function countriesIn(language: string, codes: readonly string[] = CODES) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = codes.map((code) => ({ code, name: names.of(code) ?? code }))
  return named.sort((a, b) => a.name.localeCompare(b.name, language))
}
