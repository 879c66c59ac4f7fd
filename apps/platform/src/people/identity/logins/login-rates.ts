import { networkOf } from '../../../floor/callers/network.ts'
import type { Rate } from '../../../floor/rates/rates.ts'
import type { LoginContext } from '../identity.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The rates that a login attempt counts against: its network, the account from that network, and the account
 * overall; or, in a browser known to the account, only that browser. So strangers' failures don't make a member wait
 * at home.
 * @param emailKey - of an existing or unknown account: both count the same
 */
export const ratesOfLogin = ({ address, knownBrowser }: LoginContext, emailKey: string): readonly Rate[] => {
  if (knownBrowser !== undefined)
    return [{ of: ['login-known', emailKey, knownBrowser], most: 20, windowMs: HOUR_MS }]
  const network = networkOf(address)
  return [
    { of: ['login-network', network], most: 100, windowMs: 15 * MINUTE_MS },
    { of: ['login-here', emailKey, network], most: 10, windowMs: 15 * MINUTE_MS },
    { of: ['login-hour', emailKey], most: 20, windowMs: HOUR_MS },
    { of: ['login-day', emailKey], most: 100, windowMs: DAY_MS },
  ]
}

export const rateOfRegistrations = ({ address }: LoginContext): Rate => ({
  of: ['register', networkOf(address)],
  most: 20,
  windowMs: HOUR_MS,
})

/** Links and codes per network, for any address. */
export const rateOfMailsFrom = ({ address }: LoginContext): Rate => ({
  of: ['mails-network', networkOf(address)],
  most: 20,
  windowMs: HOUR_MS,
})

/** Links per address. */
export const rateOfLinks = (emailKey: string): Rate => ({
  of: ['links', emailKey],
  most: 3,
  windowMs: HOUR_MS,
})

/** Codes per address. */
export const rateOfCodes = (emailKey: string): Rate => ({
  of: ['codes', emailKey],
  most: 5,
  windowMs: HOUR_MS,
})

/** Failed logins of an account; after the third within a quarter of an hour, a captcha is required. */
export const rateOfFailures = (emailKey: string): Rate => ({
  of: ['failures', emailKey],
  most: 6,
  windowMs: 30 * MINUTE_MS,
})

/** Unknown addresses that one network may learn about; see `createAnswers`. */
export const rateOfTelling = ({ address }: LoginContext): Rate => ({
  of: ['telling', networkOf(address)],
  most: 5,
  windowMs: HOUR_MS,
})

/** Logins allowed without a captcha while its provider is down. */
export const rateOfOutage = (emailKey: string): Rate => ({
  of: ['captcha-outage', emailKey],
  most: 4,
  windowMs: 15 * MINUTE_MS,
})
