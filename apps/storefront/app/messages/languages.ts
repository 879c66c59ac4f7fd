/** The languages of the shop, by BCP 47; addresses omit the first. */
export const LANGUAGES = ['en', 'de'] as const

/** One of the languages of the shop. */
export type Language = (typeof LANGUAGES)[number]

/** Each language's own name. */
export const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Returns the language of a path: `/de/…` is German, everything else the first language. */
export const languageOf = (path: string): Language =>
  LANGUAGES.slice(1).find((language) => path.startsWith(`/${language}`) && !/^[^/.?]/.test(path.slice(3))) ??
  LANGUAGES[0]

/** The path prefix of a language: empty for the first. */
export const prefixOf = (language: Language): string => (language === LANGUAGES[0] ? '' : `/${language}`)

/** Adds a language's prefix to a page's path. */
export function pathIn(language: Language, path: string): string {
  if (language === LANGUAGES[0]) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** What a page knows about its reader's language. */
export interface Reader {
  /** The language of the page's address. */
  readonly language: Language
  /** Whether the shop's catalog is translated into it; without meaning in the first language. */
  readonly isTranslated?: boolean | undefined
}

/**
 * Returns the language of a text that isn't translated, for its `lang`; undefined if it is in the page's.
 *
 * @param translated - the translation, if the platform has one
 */
export const langOf = ({ language }: Reader, translated: string | undefined): Language | undefined =>
  language === LANGUAGES[0] || translated !== undefined ? undefined : LANGUAGES[0]

/** Returns whether a text stays in the first language on a page. */
export const isForeign = (
  { language, isTranslated }: Reader,
  field: string,
  untranslated: readonly string[] | undefined,
): boolean => language !== LANGUAGES[0] && (isTranslated !== true || untranslated?.includes(field) === true)

/** Returns the languages of those fields that aren't in the page's, for their `lang`. */
export function langsOf<Field extends string>(
  reader: Reader,
  untranslated: readonly string[] | undefined,
  fields: readonly Field[],
): { langs?: { [Name in Field]?: Language } } {
  const foreign = fields.filter((field) => isForeign(reader, field, untranslated))
  if (foreign.length === 0) return {}
  const langs: { [Name in Field]?: Language } = {}
  for (const field of foreign) langs[field] = LANGUAGES[0]
  return { langs }
}

/** A text of a cart or an order, and its language if it isn't the page's. */
export interface Spoken {
  text: string
  lang?: Language
}

/** Numbers and sizes belong to no language. */
const HAS_WORD = /\p{L}{3}/u

/**
 * Picks the wording for a page: the translation if it is in the page's language, otherwise the original.
 *
 * @param spoken - the language of the translation
 */
export function spokenOn(
  page: Language,
  spoken: string | null | undefined,
  words: { original?: string | null | undefined; translated?: string | null | undefined } | undefined,
): Spoken {
  const original = words?.original ?? ''
  const text = spoken == null || spoken === page ? (words?.translated ?? original) : original
  const isOwn = page === LANGUAGES[0] || text !== original || !HAS_WORD.test(text)
  return isOwn ? { text } : { text, lang: LANGUAGES[0] }
}
