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
