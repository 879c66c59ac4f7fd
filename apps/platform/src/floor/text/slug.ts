/** The longest slug the API accepts. */
export const LONGEST_SLUG = 100

/**
 * Characters that need no escaping in an address (RFC 3986, section 2.3), with at least one letter or digit.
 */
const SLUG = /^(?=.*[A-Za-z0-9])[A-Za-z0-9._~-]+$/

/** Returns whether a text can be a product's or collection's part of an address. */
export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && SLUG.test(text)

/** Letters that don't decompose into a basic letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Creates a slug from a name: lower-case letters and digits with dashes, without accents.
 *
 * @returns an empty text for a name without any Latin letter or digit
 * @example slugOf('Crème brûlée, 2 cups') // 'creme-brulee-2-cups'
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')

/** Appends a number to a slug: `mug`, `mug-1`, `mug-2`. */
export const slugWith = (slug: string, count: number): string => {
  if (count === 0) return slug
  const end = `-${count}`
  return slug.slice(0, LONGEST_SLUG - end.length) + end
}
