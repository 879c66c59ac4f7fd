import { randomBytes } from 'node:crypto'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { sessionTokensStore } from './session-tokens.store.ts'

/** Long enough for the redirect from a login to the authorize address, which needs no reading. */
const LIFETIME_MS = 60_000

/** Whose token it is: a member's, for the client that they logged in with. */
export interface SessionTokenOf {
  readonly siteId: string
  readonly clientId: string
  readonly memberId: string
}

/**
 * The result of a login, to be exchanged for tokens: 256 random bits, valid for a minute, once, and for one
 * client.
 */
export interface SessionTokens {
  /** Issues a token in the login's transaction. Only its digest is stored. */
  issue(tx: Transaction, whose: SessionTokenOf): Promise<string>
  /**
   * Consumes a token; returns undefined and changes nothing if it is unknown, old, used or another client's.
   */
  redeem(
    tx: Transaction,
    given: { siteId: string; clientId: string; token: string },
  ): Promise<{ memberId: string; issuedAt: number } | undefined>
}

export const createSessionTokens = (clock: Clock): SessionTokens => ({
  issue: async (tx, { siteId, clientId, memberId }) => {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = clock.now() + LIFETIME_MS
    await sessionTokensStore.insert(tx, { siteId, digest: digestOf(token), clientId, memberId, expiresAt })
    return token
  },
  redeem: async (tx, { siteId, clientId, token }) => {
    const taken = await sessionTokensStore.take(tx, siteId, clientId, digestOf(token), clock.now())
    return taken && { memberId: taken.memberId, issuedAt: taken.expiresAt - LIFETIME_MS }
  },
})
