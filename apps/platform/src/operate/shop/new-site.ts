import { originOf } from '../../floor/callers/origin-of.ts'
import type { Site } from '../../shop/sites/site.ts'
import { CommandError, type Options, textOf } from '../command.ts'

const LONGEST_NAME = 100
/** The rate of a currency: decimal text above zero. */
const RATE = /^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** The operator's settings for a new shop. */
export type NewSite = Pick<Site, 'name' | 'storefrontUrl' | 'currency' | 'conversionRates' | 'locale'>

/**
 * Reads a shop from the command line.
 * @throws {CommandError} naming the option and what is expected
 */
export const newSiteOf = (options: Options): NewSite => {
  const currency = currencyOf(textOf(options, 'currency'), 'currency')
  return {
    name: nameOf(options),
    storefrontUrl: addressOf(options),
    currency,
    conversionRates: ratesOf(options.rates, currency),
    locale: languageOf(options),
  }
}

const nameOf = (options: Options): string => {
  const name = textOf(options, 'name').normalize('NFC')
  if (name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name)) return name
  throw new CommandError(`--name must be one line of at most ${LONGEST_NAME} characters.`)
}

/** Cookies and links depend on the origin, so a path, a name or a password in it would be lost. */
const addressOf = (options: Options): string => {
  const text = textOf(options, 'address')
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${originOf(text)}/`
  if (isOrigin) return url.origin
  throw new CommandError(`--address must be a URL such as https://shop.example, but is "${text}".`)
}

const currencyOf = (text: string, option: string): string => {
  const currency = text.trim().toUpperCase()
  if (currencies.has(currency)) return currency
  throw new CommandError(`--${option} must contain ISO 4217 currencies, such as EUR, but contains "${text}".`)
}

const ratesOf = (text: string | undefined, own: string): Record<string, string> => {
  const rates = (text ?? '').split(',').flatMap((part) => {
    if (part.trim() === '') return []
    const [name = '', rate = ''] = part.split('=')
    const currency = currencyOf(name, 'rates')
    if (currency !== own && RATE.test(rate.trim())) return [[currency, rate.trim()] as const]
    throw new CommandError(
      `--rates must give the value of one ${own}, such as USD=1.10, but contains "${part}".`,
    )
  })
  return Object.fromEntries(rates)
}

const languageOf = (options: Options): string => {
  const text = textOf(options, 'language')
  try {
    const [language] = Intl.getCanonicalLocales(text)
    if (language) return language
  } catch {
    // reported below
  }
  throw new CommandError(`--language must be a language such as en or de-AT, but is "${text}".`)
}
