import { LANGUAGES, type Language, pathIn } from '../messages/languages.ts'
import { settings } from '../settings.server.ts'
import type { PageAddresses } from './page-meta.ts'

/** The languages as Open Graph names them, each with a country. */
const LOCALES: Record<Language, string> = { en: 'en_GB', de: 'de_DE' }

const absolute = (language: Language, path: string) => settings.storefrontUrl + pathIn(language, path)

/**
 * Lists the addresses of a page: in this language, and in all languages it exists in.
 * @param path - as in the first language
 * @example addressesOf('de', '/cart').canonical // 'https://shop.example/de/cart'
 */
export const addressesOf = (
  language: Language,
  path: string,
  languages: readonly Language[] = LANGUAGES,
): PageAddresses => ({
  canonical: absolute(language, path),
  locale: LOCALES[language],
  alternates: languages.map((one) => ({ language: one, address: absolute(one, path) })),
})
