import { randomBytes } from 'node:crypto'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import { type Clock, isFromFuture } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { type Code, codesStore } from './codes.store.ts'
import { fitsChallenge } from './pkce.ts'

/** OWASP ASVS 5.0, row 10.4.3. */
const LIFETIME_MS = 60_000

/** When a code was issued, in milliseconds since 1970. */
export const issuedAt = ({ expiresAt }: Code): number => expiresAt - LIFETIME_MS

/** What a client must present to exchange a code. */
export interface Proof {
  readonly code: string
  readonly clientId: string
  readonly siteId: string
  readonly redirectUri: string
  readonly codeVerifier: string
}

/** The data behind a new code. */
export type NewCode = Omit<Code, 'digest' | 'expiresAt' | 'authenticatedAt'> & {
  /** Default: now. */
  readonly authenticatedAt?: number | undefined
}

export interface Codes {
  /** Issues a code of 256 random bits, valid for 60 seconds; only its digest is stored. */
  issue(code: NewCode): Promise<string>
  /** Issues a code in the caller's transaction. */
  issueIn(tx: Transaction, code: NewCode): Promise<string>
  /**
   * Finds the data behind a code, used or not.
   * @throws {Failure} INVALID_GRANT when client, redirect address or verifier don't match
   */
  find(proof: Proof): Promise<Code>
}

export const createCodes = (database: Database, clock: Clock): Codes => {
  const issueIn: Codes['issueIn'] = async (tx, code) => {
    const text = randomBytes(32).toString('base64url')
    const now = clock.now()
    const { authenticatedAt = now } = code
    await codesStore.insert(tx, {
      ...{ ...code, authenticatedAt },
      ...{ digest: digestOf(text), expiresAt: now + LIFETIME_MS },
    })
    return text
  }
  return {
    issueIn,
    issue: (code) => database.transaction((tx) => issueIn(tx, code)),
    find: async ({ code: text, siteId, clientId, redirectUri, codeVerifier }) => {
      const [code, now] = [await codesStore.find(database, siteId, digestOf(text)), clock.now()]
      if (
        code?.clientId === clientId &&
        code.redirectUri === redirectUri &&
        code.expiresAt > now &&
        !isFromFuture(issuedAt(code), now) &&
        fitsChallenge(codeVerifier, code.codeChallenge)
      )
        return code
      throw fail('INVALID_GRANT', {}, 'The code is invalid or expired, or was requested differently.')
    },
  }
}
