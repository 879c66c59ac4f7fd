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
  /** What it has open, from links of active clients. */
  readonly sessions: readonly HostedSession[]
}

/** Which checkout a browser is let into, and by which link. */
type LetIn = Pick<
  RedirectSessionRow,
  'siteId' | 'clientId' | 'principal' | 'checkoutId' | 'callbacks' | 'sessionId'
>

export interface HostedSessions {
  /**
   * Identifies the caller of a hosted page by the cookie set when a redirect session opened; undefined if its
   * browser was never led to that checkout, more than a day ago, or by a revoked client.
   */
  find(request: FastifyRequest, checkoutId: string): Promise<HostedSession | undefined>
  /** Lists the checkouts that a browser has open, by its cookie, at the site it last visited. */
  browserOf(request: FastifyRequest): Promise<HostedBrowser>
  /**
   * Gives a browser a checkout for a day.
   * @param keeps - whether it keeps its open checkouts at that site; otherwise they are dropped
   * @returns its cookie
   */
  letIn(
    tx: Transaction,
    browser: HostedBrowser,
    session: LetIn,
    keeps: boolean,
  ): Promise<{ readonly cookie: string }>
  /** Drops everything a browser may see; returns the cookie that replaces its own. */
  end(request: FastifyRequest): Promise<string>
  /** Whether this browser is the one that used a redirect session. */
  hasOpened(request: FastifyRequest, session: RedirectSessionRow): Promise<boolean>
}

/** What a client opened ends with its revocation; what merchants and programs opened stays. */
export const isClientRevoked = async (reader: Reader, clientId: string | null): Promise<boolean> =>
  clientId !== null && (await oauthClientsStore.find(reader, clientId))?.revokedAt !== null

/**
 * Stores which browser may see which checkout. A browser is identified by 256 random bits; only their digest
 * is stored.
 */
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
