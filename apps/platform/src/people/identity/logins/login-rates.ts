import { networkOf } from '../../../floor/callers/network.ts'
import type { Rate } from '../../../floor/rates/rates.ts'
import type { LoginContext } from '../identity.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * What a try to log in counts against: its network, the account from there, and the account from wherever; or, in a
 * browser that the account knows, that browser alone. Strangers who fail for somebody make nobody wait at home.
 *
 * @param emailKey - of an account or of none: both are counted alike
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

/** Links and codes that one network may ask for, whoever they are for. */
export const rateOfMailsFrom = ({ address }: LoginContext): Rate => ({
  of: ['mails-network', networkOf(address)],
  most: 20,
  windowMs: HOUR_MS,
})

/** Links that are sent to one address. */
export const rateOfLinks = (emailKey: string): Rate => ({
  of: ['links', emailKey],
  most: 3,
  windowMs: HOUR_MS,
})

/** Codes that are sent to one address. */
export const rateOfCodes = (emailKey: string): Rate => ({
  of: ['codes', emailKey],
  most: 5,
  windowMs: HOUR_MS,
})

/** Failed logins of an account; the third within a quarter of an hour is followed by a captcha. */
export const rateOfFailures = (emailKey: string): Rate => ({
  of: ['failures', emailKey],
  most: 6,
  windowMs: 30 * MINUTE_MS,
})

/** Addresses without an account that one network may be told of; see `createAnswers`. */
export const rateOfTelling = ({ address }: LoginContext): Rate => ({
  of: ['telling', networkOf(address)],
  most: 5,
  windowMs: HOUR_MS,
})

/** Logins that go without a captcha because its provider does not answer. */
export const rateOfOutage = (emailKey: string): Rate => ({
  of: ['captcha-outage', emailKey],
  most: 4,
  windowMs: 15 * MINUTE_MS,
})
