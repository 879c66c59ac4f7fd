/** The languages of the shop, by BCP 47; the first goes without saying in addresses. */
export const LANGUAGES = ['en', 'de'] as const

/** One of the languages of the shop. */
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Finds the language of a path: `/de/…` is German, all else the first language. */
export const languageOf = (path: string): Language =>
  LANGUAGES.slice(1).find((language) => path.startsWith(`/${language}`) && !/^[^/.?]/.test(path.slice(3))) ??
  LANGUAGES[0]

/** What stands before the paths of a language: nothing before those of the first. */
export const prefixOf = (language: Language): string => (language === LANGUAGES[0] ? '' : `/${language}`)

/** Writes the path of a page in a language. */
export function pathIn(language: Language, path: string): string {
  if (language === LANGUAGES[0]) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
