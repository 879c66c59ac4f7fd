import type { FastifyRequest } from 'fastify'
import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import { originOf } from '../../../floor/callers/origin-of.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import type { Access } from '../../access/create-access.ts'
import { hostedSessionsStore } from '../hosted-sessions.store.ts'
import type { HostedBrowser, HostedSessions } from '../hosted-sessions.ts'
import { type RedirectSessionRow, redirectSessionsStore } from '../redirect-sessions.store.ts'
import type { CheckoutHandover, CheckoutPlace } from './checkout-handover.ts'
import { cameFrom, isLedByShop, type Verdict, verdictOn } from './opening.ts'

/** The outcome of following a link. */
export type Opened =
  | { readonly verdict: 'OPEN'; readonly checkoutId: string; readonly cookie: string }
  | {
      readonly verdict: Exclude<Verdict, 'OPEN'>
      /** The checkout that this browser has open, if the question is about it. */
      readonly openHere?: string | undefined
    }

/** Opens the checkouts behind links. */
export interface Openings {
  /** Follows an unused link; consumes it only if its checkout opens. */
  follow(request: FastifyRequest, row: RedirectSessionRow): Promise<Opened>
  /**
   * Opens a checkout with the same items for this browser, after asking the person.
   * @param closes - whether the browser's open checkouts are dropped; otherwise they stay
   */
  followAnyway(request: FastifyRequest, row: RedirectSessionRow, closes: boolean): Promise<Opened>
}

export interface OpeningsParts {
  readonly database: Database
  readonly clock: Clock
  readonly sites: Sites
  readonly hostedSessions: HostedSessions
  readonly checkouts: CheckoutHandover
  readonly browserLogins: Access['browserLogins']
}

export const createOpenings = (parts: OpeningsParts): Openings => {
  const { database, clock, sites, hostedSessions, checkouts, browserLogins } = parts

  const originsOf = async ({ siteId, clientId }: RedirectSessionRow): Promise<readonly string[]> => {
    const client = clientId === null ? undefined : await oauthClientsStore.find(database, clientId)
    return client?.origins ?? [originOf((await sites.get(siteId)).storefrontUrl)]
  }
  const isSamePerson = async (siteId: string, before: string, principal: string): Promise<boolean> =>
    before === principal || checkouts.isMergedInto(siteId, before, principal)

  /** What this browser has: checkouts of the link's person, and someone else's latest unfinished one. */
  const openIn = async ({ siteId, sessions }: HostedBrowser, row: RedirectSessionRow) => {
    let isKnown = false
    let another: string | undefined
    for (const { principal, checkoutId } of sessions) {
      if (siteId === row.siteId && (await isSamePerson(siteId, principal, row.principal))) isKnown = true
      else if ((await checkouts.look({ siteId, checkoutId }))?.isOpen) another = checkoutId
    }
    return { isKnown, another }
  }

  const consider = async (request: FastifyRequest, row: RedirectSessionRow, browser: HostedBrowser) => {
    const now = clock.now()
    const { siteId, checkoutId, principal } = row
    const look = await checkouts.look({ siteId, checkoutId })
    const login = await browserLogins.find(request, siteId, 'MEMBER')
    const isLoggedIn = login !== undefined && `member:${login.subjectId}` === principal
    const { isKnown, another } = await openIn(browser, row)
    const isHeld = await hostedSessionsStore.isHeldElsewhere(database, row, browser.digest, now)
    const isOwn = browser.siteId === siteId && browser.sessions.some((each) => each.checkoutId === checkoutId)
    const from = cameFrom(request, await originsOf(row))
    const ageMs = now - row.createdAt
    const verdict = look
      ? verdictOn({
          ...{ cameFrom: from, ageMs },
          isKnown: isKnown || isLoggedIn,
          hasAnother: another !== undefined,
          isLoggedInAsAnother: login !== undefined && !isLoggedIn,
          isProven: look.isProven && isLoggedIn,
          isOwn,
          checkout: { ...look, isTaken: (isHeld && look.isInUse) || look.isPaying },
        })
      : 'NOWHERE'
    const isMembers = isLoggedIn || isLedByShop(from, ageMs)
    const isShared = look?.isProven && isLoggedIn && isHeld
    return { verdict, another, isOwn, isKnown, isLoggedIn, isMembers, isShared }
  }

  return {
    follow: async (request, row) => {
      const browser = await hostedSessions.browserOf(request)
      const found = await consider(request, row, browser)
      if (found.verdict !== 'OPEN') return { verdict: found.verdict, openHere: found.another }
      const place: CheckoutPlace = row
      const now = clock.now()
      const opened = await database.transaction(async (tx) => {
        const isInUse = await checkouts.lock(tx, place)
        const isMine = found.isOwn || found.isShared
        if (!isMine && isInUse && (await hostedSessionsStore.isHeldElsewhere(tx, row, browser.digest, now)))
          return 'ANOTHER_BROWSER'
        if (!(await redirectSessionsStore.use(tx, row, now))) return 'NOWHERE'
        if (isMine) await checkouts.takeUp(tx, place)
        else {
          await hostedSessionsStore.removeOf(tx, place)
          await checkouts.handOver(tx, place, { isProven: found.isLoggedIn, isMembers: found.isMembers })
        }
        return hostedSessions.letIn(tx, browser, row, found.isKnown || found.isOwn)
      })
      if (typeof opened === 'string') return { verdict: opened }
      return { verdict: 'OPEN', checkoutId: row.checkoutId, cookie: opened.cookie }
    },

    followAnyway: async (request, row, closes) => {
      const browser = await hostedSessions.browserOf(request)
      const login = await browserLogins.find(request, row.siteId, 'MEMBER')
      const at = clock.now()
      const { thankYouPageUrl: _, ...callbacks } = row.callbacks
      const opened = await database.transaction(async (tx) => {
        if (!(await redirectSessionsStore.use(tx, row, at))) return undefined
        const copy = await checkouts.copy(tx, row, { memberId: login?.subjectId, at })
        if (!copy) return undefined
        const { cookie } = await hostedSessions.letIn(tx, browser, { ...row, ...copy, callbacks }, !closes)
        return { cookie, checkoutId: copy.checkoutId }
      })
      return opened ? { verdict: 'OPEN', ...opened } : { verdict: 'NOWHERE' }
    },
  }
}
