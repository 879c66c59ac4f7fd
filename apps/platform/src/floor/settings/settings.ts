import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type IdentitySettings, readIdentitySettings } from './identity-settings.ts'
import { KEPT_DAYS, type KeptDays } from './kept-days.ts'
import { type MailFrom, readMailFrom, readSmtpUrl, type SmtpServer } from './mail-settings.ts'
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts'

/** Everything an operator can set, read once from the environment. See the table in the README. */
export interface Settings {
  readonly mode: 'development' | 'production'
  readonly platformPort: number
  /** The address to listen on; `localhost` means both loopback addresses. */
  readonly listenHost: string
  /** Host names to answer in addition to those of the addresses below and of this machine itself; lower case. */
  readonly knownHosts: readonly string[]
  /** The platform's public address, without a trailing slash. */
  readonly platformUrl: string
  readonly storefrontUrl: string
  /** The address media is served from; its own origin in production. */
  readonly mediaUrl: string
  /** The disk limit for resized pictures, in bytes. */
  readonly mediaCacheBytes: number
  readonly dataDir: string
  readonly secretFile: string
  readonly databaseUrl: string | undefined
  readonly databaseReadUrl: string | undefined
  /** The mail server; undefined: mails go to the mailbox page, and in production nowhere. */
  readonly smtp: SmtpServer | undefined
  /** Set if `smtp` is. */
  readonly mailFrom: MailFrom | undefined
  readonly payment: PaymentSettings
  readonly identity: IdentitySettings
  /**
   * Whether to reject the least important calls with 503 while the event loop is late: lists, then the
   * catalog, then carts.
   */
  readonly shedding: boolean
  /** Whether calls that change something leave a record for `vitrine explain`. */
  readonly requestLog: boolean
  /** After how many days abandoned carts, checkouts and wishes, and entries of the audit log, are deleted. */
  readonly keptDays: KeptDays
  /** How many days links to files of paid orders work. */
  readonly downloadDays: number
  readonly trustedProxies: string[]
  readonly logLevel: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** An invalid setting. The message names it and says what is valid. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads and checks the settings.
 *
 * @throws {SettingError} naming the variable and a valid value
 * @example const settings = readSettings(process.env)
 */
export const readSettings = (environment: Environment): Settings => {
  const platformPort = port(environment, 'PLATFORM_PORT', 4000)
  const storefrontPort = port(environment, 'STOREFRONT_PORT', 3000)
  const platformUrl = url(environment, 'PLATFORM_URL', `http://localhost:${platformPort}`)
  const dataDir = resolve(environment.DATA_DIR || './data')
  const mode = oneOf(environment, 'MODE', ['development', 'production'], 'development')
  const storefrontUrl = url(environment, 'STOREFRONT_URL', `http://localhost:${storefrontPort}`)
  const wrong = (message: string) => new SettingError(message)
  return {
    mode,
    platformPort,
    listenHost: listenHost(environment, mode),
    knownHosts: knownHosts(environment),
    platformUrl,
    storefrontUrl,
    mediaUrl: url(environment, 'MEDIA_URL', platformUrl),
    mediaCacheBytes: megabytes(environment, 'MEDIA_CACHE_MB', 2000),
    dataDir,
    secretFile: resolve(environment.SECRET_FILE || `${dataDir}/secrets.json`),
    databaseUrl: database(environment, 'DATABASE_URL'),
    databaseReadUrl: database(environment, 'DATABASE_READ_URL'),
    ...mail(environment),
    payment: readPaymentSettings(environment, mode === 'development', wrong),
    identity: readIdentitySettings(environment, mode === 'development', [platformUrl, storefrontUrl], wrong),
    shedding: oneOf(environment, 'SHEDDING', ['on', 'off'], mode === 'development' ? 'off' : 'on') === 'on',
    requestLog: oneOf(environment, 'REQUEST_LOG', ['on', 'off'], 'on') === 'on',
    keptDays: {
      carts: days(environment, 'KEEP_CARTS_DAYS', KEPT_DAYS.carts),
      checkouts: days(environment, 'KEEP_CHECKOUTS_DAYS', KEPT_DAYS.checkouts),
      wishes: days(environment, 'KEEP_WISHES_DAYS', KEPT_DAYS.wishes),
      audit: days(environment, 'KEEP_AUDIT_DAYS', KEPT_DAYS.audit),
    },
    downloadDays: days(environment, 'DOWNLOAD_LINK_DAYS', 30),
    trustedProxies: (environment.TRUSTED_PROXIES ?? '').split(',').flatMap((address) => address.trim() || []),
    logLevel: oneOf(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  }
}

const port = (environment: Environment, name: string, fallback: number): number => {
  const value = Number(environment[name] || fallback)
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value
  throw new SettingError(`${name} must be a port number from 0 to 65535, but is "${environment[name]}".`)
}

/** In development only programs on this machine can reach a platform, unless a setting allows more. */
const listenHost = (environment: Environment, mode: Settings['mode']): string => {
  const value = environment.LISTEN_HOST?.trim() || (mode === 'development' ? 'localhost' : '::')
  if (value === 'localhost' || isIP(value) !== 0) return value
  throw new SettingError(`LISTEN_HOST must be localhost or an IP address such as 0.0.0.0, but is "${value}".`)
}

const knownHosts = (environment: Environment): string[] =>
  (environment.KNOWN_HOSTS ?? '').split(',').flatMap((text) => {
    const name = text.trim().toLowerCase()
    if (name === '') return []
    if (/^[\w.-]+$|^\[[\da-f:]+\]$/.test(name)) return name
    throw new SettingError(
      `KNOWN_HOSTS must be host names without a port, such as shop.example,10.0.0.7, but contains "${name}".`,
    )
  })

const megabytes = (environment: Environment, name: string, fallback: number): number => {
  const value = Number(environment[name] || fallback)
  if (Number.isInteger(value) && value >= 1 && value <= 100_000_000) return value * 1_000_000
  throw new SettingError(`${name} must be at least 1 megabyte, but is "${environment[name]}".`)
}

const days = (environment: Environment, name: string, fallback: number): number => {
  const value = Number(environment[name] || fallback)
  if (Number.isInteger(value) && value >= 1 && value <= 3650) return value
  throw new SettingError(`${name} must be a number of days from 1 to 3650, but is "${environment[name]}".`)
}

const url = (environment: Environment, name: string, fallback: string): string => {
  const value = environment[name] || fallback
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '')
  throw new SettingError(`${name} must be an address such as https://shop.example, but is "${value}".`)
}

const database = (environment: Environment, name: string): string | undefined => {
  const value = environment[name]
  if (!value) return undefined
  if (/^postgres(ql)?:\/\//.test(value)) return value
  throw new SettingError(`${name} must be an address such as postgresql://user:password@host/shop.`)
}

/** The value isn't repeated, because the address contains a password. */
const mail = (environment: Environment): Pick<Settings, 'smtp' | 'mailFrom'> => {
  const { SMTP_URL: url, MAIL_FROM: from } = environment
  const smtp = url ? readSmtpUrl(url) : undefined
  if (url && !smtp)
    throw new SettingError('SMTP_URL must be an address such as smtp://user:password@mail.example:587.')
  const mailFrom = from ? readMailFrom(from) : undefined
  if (from && !mailFrom)
    throw new SettingError(
      `MAIL_FROM must be one address such as The shop <shop@example.com>, but is "${from}".`,
    )
  if (smtp && !mailFrom)
    throw new SettingError('MAIL_FROM must name the sender of emails, because SMTP_URL is set.')
  return { smtp, mailFrom }
}

const oneOf = <Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice => {
  const value = environment[name] || fallback
  const found = choices.find((choice) => choice === value)
  if (found) return found
  throw new SettingError(`${name} must be one of ${choices.join(', ')}, but is "${value}".`)
}
