import type { FastifyInstance } from 'fastify'
import type { Secrets } from '../../floor/callers/secrets.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { createCookies } from '../../floor/http/pages/cookies.ts'
import type { Ids } from '../../floor/ids.ts'
import { createBrands } from '../../shop/brand/brands.ts'
import type { Route } from '../../shop/calls/answer.ts'
import type { HostedPages } from '../../shop/hosted-pages/hosted-pages.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { Access } from '../access/create-access.ts'
import { createSeals } from '../access/seals.ts'
import { type CheckoutUrl, createCheckoutUrl } from './checkout-url.ts'
import { createHostedSessions, type HostedSessions } from './hosted-sessions.ts'
import type { CheckoutHandover } from './links/checkout-handover.ts'
import { createLetBack, type LetBack } from './links/let-back.ts'
import { createLetIn, type LetIn } from './links/let-in.ts'
import { linksRoutes } from './links/links.routes.ts'
import { createLinkMaker } from './links/links.ts'
import { createOpenings } from './links/openings.ts'
import { logoutRoutes } from './logout.routes.ts'
import { createLogoutPage, type LogoutPage } from './logout-page.ts'
import { redirectsRoutes } from './redirects.routes.ts'
import { createRedirects } from './redirects.service.ts'
import { authWay } from './ways/auth.ts'
import { ecomCheckoutWay } from './ways/ecom-checkout.ts'
import { loginWay } from './ways/login.ts'
import { logoutWay } from './ways/logout.ts'
import { storesProductWay } from './ways/stores-product.ts'

export interface RedirectPartsConfig {
  readonly database: Database
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly sites: Sites
  readonly platformUrl: string
  readonly hostedPages: Pick<HostedPages, 'find'>
  readonly checkouts: CheckoutHandover
  readonly access: Pick<Access, 'sessions' | 'browserLogins' | 'authorizeRequests' | 'visits'>
}

/** The logout link is followed at once, but the person may hesitate on the page. */
const LOGOUT_LIFETIME_MS = 3_600_000

/** Links from a shop to its hosted pages, and who came through one. */
export interface RedirectParts {
  readonly routes: readonly Route[]
  /** Serves the links to hosted pages, and the logout page. */
  readonly servePages: (app: FastifyInstance) => void
  /** Identifies the caller of a hosted page; see `HostedSessions`. */
  readonly hostedSessionOf: HostedSessions['find']
  readonly logoutPage: LogoutPage
  readonly checkoutUrl: CheckoutUrl
  readonly letIn: LetIn
  readonly letBack: LetBack
}

export const createRedirectParts = (config: RedirectPartsConfig): RedirectParts => {
  const { database, secrets, clock, ids, sites, platformUrl, checkouts, access } = config
  const links = createLinkMaker(secrets.refreshKey, platformUrl)
  const { browserLogins } = access
  const jar = createCookies(platformUrl.startsWith('https:'))
  const hostedSessions = createHostedSessions(database, clock, jar)
  const seals = createSeals(secrets.refreshKey, 'logout', LOGOUT_LIFETIME_MS, clock)
  const logoutPage = createLogoutPage({ database, hostedSessions, access, seals })
  const ways = [
    ecomCheckoutWay(checkouts, links),
    authWay(database, access.visits, platformUrl),
    loginWay({ requests: access.authorizeRequests, secret: secrets.refreshKey, platformUrl }),
    logoutWay(database, seals, platformUrl),
    storesProductWay(database),
  ]
  return {
    routes: redirectsRoutes(createRedirects({ database, ids, ways })),
    servePages: (app) => {
      linksRoutes(app, {
        ...{ database, sites, brands: createBrands(database), hostedSessions, platformUrl, jar },
        openings: createOpenings({ database, clock, sites, hostedSessions, checkouts, browserLogins }),
        now: clock.now,
      })
      logoutRoutes(app, { database, sites, logoutPage, hostedPages: config.hostedPages, platformUrl })
    },
    hostedSessionOf: hostedSessions.find,
    logoutPage,
    checkoutUrl: createCheckoutUrl({ database, clock, ids, links }),
    letIn: createLetIn({ database, ids, hostedSessions }),
    letBack: createLetBack({ database, ids, hostedSessions, checkouts }),
  }
}
