import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { hostedSessionsStore } from '../hosted-sessions.store.ts'
import type { HostedSessions } from '../hosted-sessions.ts'
import type { CheckoutHandover } from './checkout-handover.ts'

/** A checkout, and whose it is, as `principalOf` names them. */
interface Left {
  readonly siteId: string
  readonly checkoutId: string
  readonly principal: string
}

/**
 * Lets the reader of a mail back into a checkout for a day, and returns the cookie; undefined while it is being paid
 * for, or once it isn't open. The browser that has it continues where it was. Any other one gets it as the shop
 * created it: what was typed elsewhere may be someone else's, so it is dropped, and that browser loses the checkout.
 *
 * @param handed - called in the transaction that gives it to another browser
 */
export type LetBack = (
  request: FastifyRequest,
  left: Left,
  handed: (tx: Transaction) => Promise<unknown>,
) => Promise<string | undefined>

interface LetBackParts {
  readonly database: Database
  readonly ids: Ids
  readonly hostedSessions: HostedSessions
  readonly checkouts: CheckoutHandover
}

export const createLetBack =
  ({ database, ids, hostedSessions, checkouts }: LetBackParts): LetBack =>
  async (request, left, handed) => {
    const browser = await hostedSessions.browserOf(request)
    const isOwn =
      browser.siteId === left.siteId &&
      browser.sessions.some(({ checkoutId }) => checkoutId === left.checkoutId)
    const look = await checkouts.look(left)
    if (!look?.isOpen || (look.isPaying && !isOwn)) return undefined
    const isKnown = browser.sessions.every(({ principal }) => principal === left.principal)
    const session = { ...left, clientId: null, callbacks: {}, sessionId: ids.guid() }
    const { cookie } = await database.transaction(async (tx) => {
      await checkouts.lock(tx, left)
      if (isOwn) await checkouts.takeUp(tx, left)
      else {
        await hostedSessionsStore.removeOf(tx, left)
        await checkouts.handOver(tx, left, { isProven: false, isMembers: false })
        await handed(tx)
      }
      return hostedSessions.letIn(tx, browser, session, isOwn || isKnown)
    })
    return cookie
  }
