import type { ColorFamily } from '@vitrine/contract'

/**
 * The part of a product with a word; the one with the highest weight counts. Facets have no fields and count
 * as names.
 */
export const FIELDS = { name: 0, label: 1, text: 2 } as const
export type SearchField = (typeof FIELDS)[keyof typeof FIELDS]

/**
 * Everything a product is found by is a term: a word, a prefix, a choice, a binary digit of its price. The
 * first letter of the key is the kind. Merchants' texts are JSON, which separates names from choices and
 * contains no NUL.
 */
export const termKey = {
  word: (word: string): string => `w${word}`,
  /** One or two first characters of longer words; too many words start with them to look up each. */
  beginning: (characters: string): string => `i${characters}`,
  option: (name: string, choice: string): string => `o${JSON.stringify([name, choice])}`,
  color: (family: ColorFamily): string => `f${JSON.stringify(family)}`,
  brand: (brand: string): string => `b${JSON.stringify(brand)}`,
  collection: (collectionId: string): string => `c${JSON.stringify(collectionId)}`,
  ribbon: (ribbon: string): string => `r${JSON.stringify(ribbon)}`,
  /** Three neighbouring characters of a name, for lists that look for a part of it. */
  gram: (characters: string): string => `g${characters}`,
} as const

/** Kinds of terms that facets count: all keys of a kind start with its letter. */
export const KINDS = { option: 'o', color: 'f', brand: 'b', collection: 'c', ribbon: 'r' } as const

/** Terms of every shop; their ids are the same everywhere and they have no rows. */
export const ALL = { key: 'a', id: 1 } as const
export const VISIBLE = { key: 'v', id: 2 } as const
export const IN_STOCK = { key: 's', id: 3 } as const
/** Some of the visible variants are in stock, and some aren't. */
export const PARTLY_IN_STOCK = { key: 't', id: 4 } as const
export const DIGITAL = { key: 'd', id: 5 } as const
/** The options make variants. */
export const MANAGED = { key: 'm', id: 7 } as const
/** The visible variants have different prices. */
export const PRICE_RANGE = { key: 'q', id: 6 } as const

/** Prices in minor units have fewer binary digits than this, in any currency. */
export const PRICE_DIGITS = 40
const FIRST_DIGIT_ID = 10
const FIRST_HIGH_DIGIT_ID = 50
/** Ids of all other terms come after this one. */
export const LAST_COMMON_ID = 99

/** The term of products whose price has a 1 in this binary digit; digit 0 is the lowest. */
export const priceDigit = (digit: number): { readonly key: string; readonly id: number } => ({
  key: `p${digit}`,
  id: FIRST_DIGIT_ID + digit,
})

/** The same of the highest price of products with several prices. */
export const highPriceDigit = (digit: number): { readonly key: string; readonly id: number } => ({
  key: `q${digit}`,
  id: FIRST_HIGH_DIGIT_ID + digit,
})

const DIGITS = Array.from({ length: PRICE_DIGITS }, (_, digit) => digit)

const common = new Map<string, number>(
  [
    ...[ALL, VISIBLE, IN_STOCK, PARTLY_IN_STOCK, DIGITAL, PRICE_RANGE, MANAGED],
    ...DIGITS.map(priceDigit),
    ...DIGITS.map(highPriceDigit),
  ].map(({ key, id }) => [key, id]),
)

/** The id of a term that every shop has. */
export const commonId = (key: string): number | undefined => common.get(key)
