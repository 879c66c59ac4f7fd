import type { HostedCaptcha } from '@vitrine/contract/hosted-identity'
import type { FastifyInstance } from 'fastify'
import type { Secrets } from '../../floor/callers/secrets.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { createCookies } from '../../floor/http/pages/cookies.ts'
import type { Ids } from '../../floor/ids.ts'
import type { CaptchaSettings } from '../../floor/settings/identity-settings.ts'
import { createBrands } from '../../shop/brand/brands.ts'
import type { HostedPages } from '../../shop/hosted-pages/hosted-pages.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { AuthorizeRequests } from '../access/authorize/authorize-requests.ts'
import type { BrowserLogins } from '../access/authorize/browser-logins.ts'
import { createKnownBrowsers } from '../access/authorize/known-browsers.ts'
import type { ProvidersOf } from '../external-login/create-external-login.ts'
import type { IdentityParts } from '../identity/create-identity.ts'
import type { LogoutPage } from '../redirects/logout-page.ts'
import { createLogin } from '../users/login.ts'
import { createFindAccount } from './accounts.ts'
import { createBrowserMemory } from './browser-memory.ts'
import { createFinishLogin } from './finish-login.ts'
import { hostedIdentityRoutes } from './hosted-identity.routes.ts'
import { createLogOut } from './log-out.ts'
import { loginPagesRoutes } from './login-pages.routes.ts'
import { createMemberLogins } from './member-logins.ts'
import { createSetNewPassword } from './set-new-password.ts'
import { createOwnerSetUp } from './set-up/owner-set-up.ts'
import { createShowLogin } from './show-login.ts'
import { knownBrowserRoutes } from './staff/known-browser.routes.ts'
import { createLogInStaff } from './staff/log-in-staff.ts'
import { createStaffWayIn } from './staff/staff-way-in.ts'

export interface HostedIdentityConfig {
  readonly database: Database
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly sites: Sites
  readonly platformUrl: string
  readonly hostedPages: Pick<HostedPages, 'find'>
  readonly requests: AuthorizeRequests
  readonly browserLogins: BrowserLogins
  readonly logoutPage: LogoutPage
  /** External login providers for members. */
  readonly providersOf: ProvidersOf
  readonly captcha: CaptchaSettings
  readonly identity: Pick<IdentityParts, 'service' | 'sessionTokens' | 'captcha'>
}

/** Wires the login pages to members, back-office users and applications. */
export const createHostedIdentity = (config: HostedIdentityConfig) => {
  const { database, secrets, clock, ids, sites, platformUrl, requests, browserLogins } = config
  const memory = createBrowserMemory(
    createCookies(platformUrl.startsWith('https:')),
    createKnownBrowsers(secrets.refreshKey),
  )
  const brands = createBrands(database)
  const findAccount = createFindAccount(database)
  const finish = createFinishLogin({ requests, browserLogins, findAccount, memory })
  const { service: identity, sessionTokens } = config.identity
  const newPassword = createSetNewPassword(database, identity, browserLogins, memory)
  const wayIn = createStaffWayIn({ database, clock, ids, platformUrl, memory })
  return {
    serve: (app: FastifyInstance): void => {
      knownBrowserRoutes(app, wayIn, platformUrl)
      loginPagesRoutes(app, {
        ...{ hostedPages: config.hostedPages, requests, brands, newPassword, platformUrl },
      })
      hostedIdentityRoutes(app, {
        ...{ requests, finish, brands, platformUrl },
        members: createMemberLogins({ database, identity, sessionTokens, memory, finish }),
        newPassword,
        show: createShowLogin({
          database,
          brands,
          browserLogins,
          findAccount,
          providersOf: config.providersOf,
          captcha: captchaOf(config.captcha),
        }),
        logInStaff: createLogInStaff({
          ...{ database, login: createLogin(database, clock), memory, finish },
          captcha: config.identity.captcha,
        }),
        sendWayIn: wayIn.send,
        setUp: createOwnerSetUp({ database, sites, clock, ids }),
        logOut: createLogOut(config.logoutPage, brands),
      })
    },
  }
}

const captchaOf = ({ recaptcha, ...keys }: CaptchaSettings): HostedCaptcha | undefined =>
  recaptcha && {
    ...{ provider: 'RECAPTCHA', scriptUrl: recaptcha.scriptUrl },
    ...{ visibleSiteKey: keys.visibleSiteKey, invisibleSiteKey: keys.invisibleSiteKey },
  }
