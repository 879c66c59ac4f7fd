import type { FastifyInstance } from 'fastify'
import type { FindCaller } from '../../floor/callers/actor.ts'
import type { Secrets } from '../../floor/callers/secrets.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { createCookies } from '../../floor/http/pages/cookies.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Route } from '../../shop/calls/answer.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { accessRoutes } from './access.routes.ts'
import { type AccessService, createAccessService } from './access.service.ts'
import { createAccessTokens } from './access-tokens.ts'
import { authorizeRoutes } from './authorize/authorize.routes.ts'
import { createAuthorizeMember, type RedeemSessionToken } from './authorize/authorize-member.ts'
import { type AuthorizeRequests, createAuthorizeRequests } from './authorize/authorize-requests.ts'
import { createAuthorizeStaff } from './authorize/authorize-staff.ts'
import { type BrowserLogins, createBrowserLogins } from './authorize/browser-logins.ts'
import { createVisits, type Visits } from './authorize/visits.ts'
import { createFindCaller } from './callers.ts'
import { discoveryRoutes } from './discovery.routes.ts'
import { createAuthorizedClient } from './grants/authorized-client.ts'
import { createSessionGrants, type IsActiveMember, type TakeCartAlong } from './grants/session.ts'
import { createVisitorGrants, type HasLoggedIn } from './grants/visitor.ts'
import { createLimitVisitors } from './grants/visitor-limit.ts'
import { createGrounds } from './grounds.ts'
import { createIssueIdToken } from './id-tokens.ts'
import { apiKeysRoutes } from './keys/api-keys.routes.ts'
import { createApiKeys } from './keys/api-keys.service.ts'
import { createKeyRing } from './keys/key-ring.ts'
import { createRefreshTokens } from './refresh-tokens.ts'
import { createRevoke, type Revoke } from './revoke.ts'
import { createCodes } from './sessions/codes.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'

export interface AccessConfig {
  readonly database: Database
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly sites: Sites
  readonly platformUrl: string
  /** Default: there are no members. */
  readonly isActiveMember?: IsActiveMember
  /** Default: no logins with a shop's own form. */
  readonly redeemSessionToken?: RedeemSessionToken
  /** Default: there are no carts. */
  readonly takeCartAlong?: TakeCartAlong
  readonly hasLoggedIn?: HasLoggedIn
  /** Whether to limit new visitors per network; on in production. */
  readonly limitsVisitors?: boolean
}

/** Who calls, and how they get in. */
export interface Access {
  readonly findCaller: FindCaller
  readonly routes: readonly Route[]
  readonly sessions: Sessions
  readonly browserLogins: BrowserLogins
  readonly authorizeRequests: AuthorizeRequests
  readonly visits: Visits
  /** For a program of the platform's own that keeps a person's tokens, such as the back office. */
  readonly tokens: AccessService
  readonly revoke: Revoke
  readonly servePages: (app: FastifyInstance) => void
}

/** Wires tokens, keys, sessions and logins. */
export const createAccess = (config: AccessConfig): Access => {
  const { database, secrets, clock, ids, platformUrl } = config
  const { isActiveMember = async () => false, redeemSessionToken = async () => undefined } = config
  const { takeCartAlong = async () => {}, hasLoggedIn = async () => false } = config
  const grounds = createGrounds(database, clock)
  const accessTokens = createAccessTokens(secrets, clock, grounds)
  const refreshTokens = createRefreshTokens(secrets.refreshKey, clock)
  const keyRing = createKeyRing(database, clock)
  const codes = createCodes(database, clock)
  const sessions = createSessions({ database, clock, ids, grounds })
  const visitors = createVisitorGrants(accessTokens, refreshTokens, ids, hasLoggedIn)
  const logins = createSessionGrants({
    ...{ database, isActiveMember, takeCartAlong, codes, sessions, accessTokens, refreshTokens },
    issueIdToken: createIssueIdToken(secrets, clock, platformUrl),
  })
  const jar = createCookies(platformUrl.startsWith('https:'))
  const findCaller = createFindCaller(accessTokens, keyRing)
  const access = createAccessService({
    ...{ database, accessTokens, refreshTokens, keyRing, visitors, logins },
    authorizedClient: createAuthorizedClient({
      ...{ database, findCaller, sessions, isActiveMember, takeCartAlong },
      ...{ redeem: redeemSessionToken, tokensOf: logins.first },
    }),
    limitVisitors: config.limitsVisitors ? createLimitVisitors(clock) : () => {},
  })
  const revoke = createRevoke({ database, accessTokens, refreshTokens, sessions })
  const browserLogins = createBrowserLogins({ database, clock, ids, jar, sessions })
  const authorizeRequests = createAuthorizeRequests({ database, clock, codes, issuer: platformUrl })
  const visits = createVisits(secrets.refreshKey, clock)
  const authorizeMember = createAuthorizeMember({
    ...{ database, codes, requests: authorizeRequests, browserLogins, visits, isActiveMember, platformUrl },
    redeem: redeemSessionToken,
  })
  const authorizeStaff = createAuthorizeStaff(authorizeRequests, platformUrl)
  const pages = { database, authorizeMember, authorizeStaff, platformUrl }
  return {
    ...{ sessions, browserLogins, authorizeRequests, visits, revoke },
    tokens: access,
    findCaller,
    routes: [
      ...accessRoutes({ access, secrets, revoke }),
      ...apiKeysRoutes(createApiKeys({ database, ids, keyRing })),
    ],
    servePages: (app) => {
      discoveryRoutes(app, platformUrl)
      authorizeRoutes(app, pages)
    },
  }
}
