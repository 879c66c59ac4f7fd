import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database, Reader } from '../../database/database.ts'
import type { Cookies } from '../../http/cookies.ts'
import { digestOf } from '../access/keys/secret-text.ts'
import { oauthClientsStore } from '../access/oauth-clients.store.ts'
import { type HostedSession, hostedSessionsStore } from './hosted-sessions.store.ts'
import { type RedirectSessionRow, redirectSessionsStore } from './redirect-sessions.store.ts'

export type { HostedSession } from './hosted-sessions.store.ts'

const DAY_SECONDS = 24 * 3600

export interface HostedSessions {
  /**
   * Tells for whom a request to a hosted page comes, by the cookie that opening a redirect session has set;
   * undefined when its browser was never led to that checkout, or more than a day ago, or by a client that was revoked.
   */
  find(request: FastifyRequest, checkoutId: string): Promise<HostedSession | undefined>
  /**
   * Uses a redirect session up and lets the browser have its checkout for a day.
   *
   * @returns the cookie that it is to keep; undefined when the session was used before, or is too old
   */
  open(request: FastifyRequest, session: RedirectSessionRow): Promise<string | undefined>
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
  const browserOf = (request: FastifyRequest) => {
    const [siteId = '', secret = ''] = (jar.read(request, 'hosted') ?? '').split('.')
    return { siteId, secret, digest: digestOf(secret) }
  }
  const find: HostedSessions['find'] = async (request, checkoutId) => {
    const { siteId, secret, digest } = browserOf(request)
    if (!secret) return undefined
    const at = { siteId, digest, checkoutId: checkoutId.toLowerCase() }
    const session = await hostedSessionsStore.find(database, at, clock.now())
    return session && !(await isClientRevoked(database, session.clientId)) ? session : undefined
  }
  /** Several checkouts of one person may be open in a browser; those of two never are. */
  const secretFor = async (request: FastifyRequest, { siteId, principal }: RedirectSessionRow) => {
    const browser = browserOf(request)
    if (browser.siteId === siteId && browser.secret) {
      const open = await hostedSessionsStore.list(database, siteId, browser.digest, clock.now())
      if (open.some((session) => session.principal === principal)) return browser.secret
    }
    return randomBytes(32).toString('base64url')
  }

  return {
    find,
    end: async (request) => {
      const { siteId, secret, digest } = browserOf(request)
      if (secret) await database.transaction((tx) => hostedSessionsStore.remove(tx, siteId, digest))
      return jar.write('hosted', '', 0)
    },
    hasOpened: async (request, { checkoutId, sessionId }) =>
      (await find(request, checkoutId))?.redirectSessionId === sessionId,
    open: async (request, row) => {
      const { siteId, clientId, principal, checkoutId, callbacks } = row
      const secret = await secretFor(request, row)
      const now = clock.now()
      const opened: HostedSession = {
        ...{ siteId, clientId, principal, checkoutId, callbacks, redirectSessionId: row.sessionId },
        createdAt: now,
        expiresAt: now + DAY_SECONDS * 1000,
      }
      const isFirst = await database.transaction(async (tx) => {
        if (!(await redirectSessionsStore.use(tx, row, now))) return false
        await hostedSessionsStore.save(tx, digestOf(secret), opened)
        return true
      })
      return isFirst ? jar.write('hosted', `${siteId}.${secret}`, DAY_SECONDS) : undefined
    },
  }
}
