import type { CaptchaToken } from '@vitrine/contract'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Rates } from '../../../floor/rates/rates.ts'
import type { CaptchaWhen } from '../../../floor/settings/identity-settings.ts'
import type { LoginContext } from '../identity.ts'
import type { Limits } from '../limits.ts'
import { rateOfFailures, rateOfOutage, rateOfRegistrations } from '../logins/login-rates.ts'
import type { AnsweredCaptcha, Captcha, CaptchaAction } from './captcha.ts'
import { captchaUsesStore } from './captcha-uses.store.ts'

type Tokens = readonly Partial<CaptchaToken>[] | undefined

/** Protects registration and login. */
export interface CaptchaGate {
  /**
   * Lets a caller pass who needs no captcha, or has solved one. Each token works once.
   * @throws {Failure} MISSING_CAPTCHA_TOKEN, INVALID_CAPTCHA_TOKEN; THROTTLED_FEATURE for logins in an outage
   */
  pass(action: CaptchaAction, context: LoginContext, emailKey: string, tokens: Tokens): Promise<void>
  /** Counts a failed login of an account, or of an unknown address. */
  noteFailure(siteId: string, emailKey: string): Promise<void>
  /** Forgets an account's failed logins after a successful one. */
  forgive(tx: Transaction, siteId: string, emailKey: string): Promise<void>
}

export interface CaptchaGateParts {
  readonly database: Database
  readonly clock: Clock
  readonly captcha: Captcha
  readonly when: CaptchaWhen
  /** Whether logins continue, under tight limits, while the captcha service is down. Registrations never do. */
  readonly isOpenInOutage: boolean
  readonly rates: Rates
  /** For registrations: after three from one network within a few minutes, the next needs a captcha. */
  readonly limits: Limits
  /** Sent to callers who need them. */
  readonly siteKeys: { readonly visibleSiteKey: string; readonly invisibleSiteKey: string }
}

const FREE_FAILURES = 3
const FREE_REGISTRATIONS = 3

export const createCaptchaGate = (parts: CaptchaGateParts): CaptchaGate => {
  const { database, clock, captcha, when, isOpenInOutage, rates, limits, siteKeys } = parts

  const isNeeded = async (action: CaptchaAction, context: LoginContext, emailKey: string) => {
    if (when !== 'after-failures') return when === 'always'
    if (action === 'register')
      return (await limits.level(context.siteId, rateOfRegistrations(context))) >= FREE_REGISTRATIONS
    return (await rates.level(database, context.siteId, rateOfFailures(emailKey))) >= FREE_FAILURES
  }

  const use = (siteId: string, solved: string): Promise<number> =>
    database.transaction((tx) =>
      captchaUsesStore.use(tx, { siteId, digest: digestOf(solved), usedAt: clock.now() }),
    )

  const goOnWithout = async ({ siteId }: LoginContext, emailKey: string): Promise<void> => {
    const refused = await database.transaction((tx) => rates.count(tx, siteId, rateOfOutage(emailKey)))
    if (refused) throw fail('THROTTLED_FEATURE', { retryAfterSeconds: Math.ceil(refused.waitMs / 1000) })
  }

  return {
    pass: async (action, context, emailKey, tokens) => {
      const { siteId, address } = context
      if (!(await isNeeded(action, context, emailKey))) return
      const given = givenIn(tokens).slice(0, MOST_TOKENS)
      if (given.length === 0) throw fail('MISSING_CAPTCHA_TOKEN', siteKeys)
      let isOut = false
      for (const { token, kind } of given) {
        const verdict = await captcha.judge({ token, kind, action, siteId, address })
        if (typeof verdict === 'object' && (await use(siteId, verdict.solved)) === 1) return
        isOut ||= verdict === 'unreachable'
      }
      if (isOut && action === 'login' && isOpenInOutage) return goOnWithout(context, emailKey)
      throw fail('INVALID_CAPTCHA_TOKEN', { ...siteKeys, ...(isOut && { reason: 'UNREACHABLE' }) })
    },
    noteFailure: async (siteId, emailKey) => {
      if (when === 'after-failures')
        await database.transaction((tx) => rates.count(tx, siteId, rateOfFailures(emailKey)))
    },
    forgive: async (tx, siteId, emailKey) => {
      if (when === 'after-failures') await rates.forget(tx, siteId, rateOfFailures(emailKey))
    },
  }
}

/** A form sends a visible and an invisible one; more indicate an attack. */
const MOST_TOKENS = 2

const givenIn = (tokens: Tokens = []): Pick<AnsweredCaptcha, 'token' | 'kind'>[] =>
  tokens.flatMap(({ Recaptcha, NoCaptcha, recaptchaForClientSiteKey, InvisibleRecaptcha }) => [
    ...[Recaptcha, NoCaptcha, recaptchaForClientSiteKey?.token].flatMap((token) =>
      token ? [{ token, kind: 'visible' as const }] : [],
    ),
    ...(InvisibleRecaptcha ? [{ token: InvisibleRecaptcha, kind: 'invisible' as const }] : []),
  ])
