import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { HostedSessions } from '../hosted-sessions.ts'

/**
 * Lets a browser into a checkout for a day, and returns its cookie. For links that are secrets of the buyer:
 * they open on each of the buyer's devices, and nothing is asked. Someone else's checkouts that the browser
 * has open are dropped.
 */
export type LetIn = (
  request: FastifyRequest,
  checkout: {
    readonly siteId: string
    readonly checkoutId: string
    /** Whose it is, as `principalOf` names them. */
    readonly principal: string
  },
) => Promise<string>

interface LetInParts {
  readonly database: Database
  readonly ids: Ids
  readonly hostedSessions: HostedSessions
}

export const createLetIn =
  ({ database, ids, hostedSessions }: LetInParts): LetIn =>
  async (request, checkout) => {
    const browser = await hostedSessions.browserOf(request)
    const isKnown = browser.sessions.every(({ principal }) => principal === checkout.principal)
    const session = { ...checkout, clientId: null, callbacks: {}, sessionId: ids.guid() }
    const { cookie } = await database.transaction((tx) => hostedSessions.letIn(tx, browser, session, isKnown))
    return cookie
  }
