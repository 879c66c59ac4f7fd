import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { digestOf } from '../../floor/callers/secret-text.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database, Reader, Transaction } from '../../floor/database/database.ts'
import type { Cookies } from '../../floor/http/pages/cookies.ts'
import { type HostedSession, hostedSessionsStore } from './hosted-sessions.store.ts'
import type { RedirectSessionRow } from './redirect-sessions.store.ts'

export type { HostedSession } from './hosted-sessions.store.ts'

const DAY_SECONDS = 24 * 3600

/** A browser, by its cookie. */
export interface HostedBrowser {
  readonly siteId: string
  readonly secret: string
  readonly digest: string
  /** What it has open, by links of clients that are still good. */
  readonly sessions: readonly HostedSession[]
}

/** Which checkout a browser is let into, and by which link. */
type LetIn = Pick<
  RedirectSessionRow,
  'siteId' | 'clientId' | 'principal' | 'checkoutId' | 'callbacks' | 'sessionId'
>

export interface HostedSessions {
  /**
   * Tells for whom a request to a hosted page comes, by the cookie that opening a redirect session has set;
   * undefined when its browser was never led to that checkout, or more than a day ago, or by a client that was revoked.
   */
  find(request: FastifyRequest, checkoutId: string): Promise<HostedSession | undefined>
  /** Tells by its cookie which checkouts a browser has open, at the site whose it had last. */
  browserOf(request: FastifyRequest): Promise<HostedBrowser>
  /**
   * Lets a browser have a checkout for a day.
   *
   * @param keeps - whether it keeps what it has open at that site; else all of that is forgotten
   * @returns the cookie that it is to keep
   */
  letIn(
    tx: Transaction,
    browser: HostedBrowser,
    session: LetIn,
    keeps: boolean,
  ): Promise<{ readonly cookie: string }>
  /** Forgets what a browser may see; gives the cookie that takes the place of its own. */
  end(request: FastifyRequest): Promise<string>
  /** Tells whether this browser is the one that used a redirect session up. */
  hasOpened(request: FastifyRequest, session: RedirectSessionRow): Promise<boolean>
}

/** What a client was given is worth nothing once it is revoked; what merchants and programs gave is theirs. */
export const isClientRevoked = async (reader: Reader, clientId: string | null): Promise<boolean> =>
  clientId !== null && (await oauthClientsStore.find(reader, clientId))?.revokedAt !== null

/** Keeps which browser may see which checkout. A browser is known by 256 random bits; their digest is kept. */
export const createHostedSessions = (database: Database, clock: Clock, jar: Cookies): HostedSessions => {
  const cookieOf = (request: FastifyRequest) => {
    const [siteId = '', secret = ''] = (jar.read(request, 'hosted') ?? '').split('.')
    return { siteId, secret, digest: digestOf(secret) }
  }
  const find: HostedSessions['find'] = async (request, checkoutId) => {
    const { siteId, secret, digest } = cookieOf(request)
    if (!secret) return undefined
    const at = { siteId, digest, checkoutId: checkoutId.toLowerCase() }
    const session = await hostedSessionsStore.find(database, at, clock.now())
    return session && !(await isClientRevoked(database, session.clientId)) ? session : undefined
  }
  return {
    find,
    end: async (request) => {
      const { siteId, secret, digest } = cookieOf(request)
      if (secret) await database.transaction((tx) => hostedSessionsStore.remove(tx, siteId, digest))
      return jar.write('hosted', '', 0)
    },
    hasOpened: async (request, { checkoutId, sessionId }) =>
      (await find(request, checkoutId))?.redirectSessionId === sessionId,
    browserOf: async (request) => {
      const { siteId, secret, digest } = cookieOf(request)
      const all = secret ? await hostedSessionsStore.list(database, siteId, digest, clock.now()) : []
      const revoked = await Promise.all(all.map(({ clientId }) => isClientRevoked(database, clientId)))
      return { siteId, secret, digest, sessions: all.filter((_, index) => !revoked[index]) }
    },
    letIn: async (tx, browser, { sessionId, ...session }, keeps) => {
      const { siteId, clientId, principal, checkoutId, callbacks } = session
      const isSame = keeps && browser.siteId === siteId && browser.sessions.length > 0
      const secret = isSame ? browser.secret : randomBytes(32).toString('base64url')
      if (!isSame && browser.secret) await hostedSessionsStore.remove(tx, browser.siteId, browser.digest)
      const now = clock.now()
      await hostedSessionsStore.save(tx, digestOf(secret), {
        ...{ siteId, clientId, principal, checkoutId, callbacks, redirectSessionId: sessionId },
        createdAt: now,
        expiresAt: now + DAY_SECONDS * 1000,
      })
      return { cookie: jar.write('hosted', `${siteId}.${secret}`, DAY_SECONDS) }
    },
  }
}
