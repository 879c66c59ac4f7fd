import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { createRates } from '../../floor/rates/rates.ts'
import type { IdentitySettings } from '../../floor/settings/identity-settings.ts'
import type { Route } from '../../shop/calls/answer.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { createEmailCodes } from './addresses/email-codes.ts'
import { createProveAddress, type ProveAddress } from './addresses/prove-address.ts'
import { captchaRoutes } from './captcha/captcha.routes.ts'
import { type CaptchaGate, createCaptchaGate } from './captcha/captcha-gate.ts'
import { createProofOfWork } from './captcha/proof-of-work.ts'
import { createRecaptcha } from './captcha/recaptcha.ts'
import { elevatedIdentityRoutes } from './elevated.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import type { IdentityService } from './identity.ts'
import { createIdentityMails } from './identity-mails.ts'
import { createLimits, NO_LIMITS } from './limits.ts'
import { createAnswers } from './logins/answers.ts'
import { createEntry, type Entry } from './logins/entry.ts'
import { createMemberLogin } from './logins/login.ts'
import type { SessionTokens } from './logins/session-tokens.ts'
import { createWaitingLogins } from './logins/waiting-logins.ts'
import { createWaitingSteps } from './logins/waiting-steps.ts'
import { createChangePassword } from './passwords/change-password.ts'
import { createNewPasswords, type EndLogins } from './passwords/new-passwords.ts'
import { createRecovery, type Recovery } from './passwords/recovery.ts'
import { createRegister, type HasOrdered } from './register.ts'

export interface IdentityConfig {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  /** 256 bits; keys are derived from it. */
  readonly secret: Uint8Array
  readonly settings: IdentitySettings
  /** Where the platform is reached. */
  readonly platformUrl: string
  readonly sessionTokens: SessionTokens
  readonly endLogins: EndLogins
  /** Default: never. */
  readonly hasOrdered?: HasOrdered
}

/** Logins by address and password, and what other kinds of login build on. */
export interface IdentityParts {
  readonly service: IdentityService
  readonly sessionTokens: SessionTokens
  readonly entry: Entry
  readonly recovery: Recovery
  readonly proveAddress: ProveAddress
  readonly captcha: CaptchaGate
  readonly routes: readonly Route[]
  /** Serves what isn't an operation of the contract: captcha challenges. */
  readonly serve: (app: FastifyInstance) => void
}

/** Wires registration, login, verification, recovery, their limits and captchas. */
export const createIdentity = (config: IdentityConfig): IdentityParts => {
  const { database, sites, clock, ids, secret, settings, platformUrl, endLogins, sessionTokens } = config
  const { hasOrdered = async () => false } = config
  const rates = createRates(clock)
  const limits = settings.rateLimits ? createLimits(database, rates) : NO_LIMITS
  const answers = createAnswers(settings.answers, database, rates)
  const { recaptcha, cost, when, isOpenInOutage, visibleSiteKey, invisibleSiteKey } = settings.captcha
  const own = createProofOfWork({ secret, clock, cost })
  const captcha = createCaptchaGate({
    ...{ database, clock, when, isOpenInOutage, rates, limits },
    captcha: recaptcha ? createRecaptcha(recaptcha) : own,
    siteKeys: { visibleSiteKey, invisibleSiteKey },
  })

  const mails = createIdentityMails(ids)
  const codes = createEmailCodes(secret, clock)
  const waitingLogins = createWaitingLogins(clock)
  const entry = createEntry({ clock, sessionTokens, waitingLogins, codes, mails, limits })
  const newPasswords = createNewPasswords(clock, mails, endLogins)
  const proveAddress = createProveAddress({ ids, endLogins })
  const common = {
    database,
    sites,
    clock,
    ids,
    entry,
    proveAddress,
    codes,
    waitingLogins,
    mails,
    answers,
    limits,
    captcha,
    hasOrdered,
  }
  const recovery = createRecovery({ ...common, newPasswords, platformUrl })
  const service: IdentityService = {
    register: createRegister(common),
    login: createMemberLogin(common),
    ...createWaitingSteps(common),
    sendRecovery: recovery.sendRecovery,
    recover: recovery.recover,
    recoverByLink: recovery.recoverByLink,
    changePassword: createChangePassword({ database, sites, clock, newPasswords }),
  }
  return {
    ...{ service, sessionTokens, entry, recovery, proveAddress, captcha },
    routes: [
      ...identityRoutes({ database, service, recovery, platformUrl }),
      ...elevatedIdentityRoutes({ database, clock, ids, sessionTokens, entry, recovery, proveAddress }),
    ],
    serve: (app) => captchaRoutes(app, recaptcha ? undefined : own),
  }
}
