import { redirectDocument } from 'react-router'
import { cookieValue, setCookie } from './cookies.server.ts'
import { LANGUAGES, type Language, pathIn } from './messages/languages.ts'

const LANGUAGE = 'vitrine_language'
const CURRENCY = 'vitrine_currency'

const LIFETIME_SECONDS = 365 * 24 * 60 * 60

/** Remembers the chosen language, as a Set-Cookie header. */
export const languageCookie = (language: Language): string => setCookie(LANGUAGE, language, LIFETIME_SECONDS)

/** The same for a currency. */
export const currencyCookie = (code: string): string => setCookie(CURRENCY, code, LIFETIME_SECONDS)

/** Reads the chosen currency; the caller must still validate it. */
export const chosenCurrency = (cookies: string | null): string | undefined => cookieValue(cookies, CURRENCY)

/**
 * Redirects from the home page to the language chosen before. All other addresses stay as they are: a shared
 * link shows what its sender saw.
 * @throws a redirect
 */
export function leadToChosenLanguage(request: Request, language: Language): void {
  const chosen = cookieValue(request.headers.get('Cookie'), LANGUAGE)
  const other = LANGUAGES.find((one) => one === chosen)
  if (other && other !== language && language === LANGUAGES[0]) throw redirectDocument(pathIn(other, '/'))
}

/**
 * Reads where a form was sent from.
 * @returns a path of this shop; the home page for anything else
 */
export function wayBack(field: FormDataEntryValue | null): string {
  const base = 'http://shop.invalid'
  if (typeof field !== 'string' || !field.startsWith('/') || !URL.canParse(field, base)) return '/'
  const { origin, pathname, search } = new URL(field, base)
  return origin === base ? pathname.replace(/^\/+/, '/') + search : '/'
}
