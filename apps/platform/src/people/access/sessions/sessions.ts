import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Grounds } from '../grounds.ts'
import type { SessionGrant } from '../refresh-tokens.ts'
import { browserLoginsStore } from './browser-logins.store.ts'
import { type Code, codesStore } from './codes.store.ts'
import { endLogins } from './end-logins.ts'
import { judge, type Session, type Subject } from './session.ts'
import { type LoginsOf, sessionsStore } from './sessions.store.ts'

/** A session that does not rotate notes its renewals this far apart, so that a busy page writes little. */
const NOTED_EVERY_MS = 5 * 60_000

/** Of the name that tells a token from others of its generation. */
const BRANCH_BYTES = 12

export interface Sessions {
  /**
   * Exchanges a code for a session, once. A code that comes a second time ends the session of the first.
   *
   * @param rotates - whether renewals give other refresh tokens
   * @param alongside - done in the same transaction, when the code is still good
   * @throws {Failure} INVALID_GRANT when the code was used
   */
  begin(code: Code, rotates: boolean, alongside?: (tx: Transaction) => Promise<unknown>): Promise<Session>
  /** Begins a session without a code, for whom somebody vouches who may. */
  open(tx: Transaction, whose: SessionOf, rotates: boolean): Promise<Session>
  /**
   * Renews a session by a refresh token, and gives the place of its successor. Where the session rotates, every
   * answer holds a successor of its own.
   *
   * @throws {Failure} INVALID_GRANT when the token is not good; one that proves two holders has ended the session
   */
  renew(grant: SessionGrant, clientId: string): Promise<{ session: Session; successor: SessionGrant }>
  /** Ends a session: its refresh tokens at once, its access tokens within five seconds. */
  end(siteId: string, sessionId: string): Promise<void>
  /**
   * Ends every login of somebody, of browsers too, in the transaction of why they end: a block, a new password.
   *
   * @returns what to call once that is committed, so that this process knows at once; others hear within five seconds
   * @example
   * const forget = await database.transaction((tx) => sessions.endAllOf(tx, { siteId, subject: 'MEMBER', subjectId }))
   * forget()
   */
  endAllOf(tx: Transaction, whose: LoginsOf): Promise<() => void>
  /** Ends the login of a browser and the sessions that came from it, as `endAllOf` does. */
  endOfBrowser(tx: Transaction, siteId: string, loginId: string): Promise<() => void>
}

/** Whose session, and of which client. */
export interface SessionOf {
  readonly siteId: string
  readonly clientId: string
  readonly subject: Subject
  readonly subjectId: string
}

export interface SessionsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly grounds: Grounds
}

/** Keeps the sessions of those who log in. */
export const createSessions = ({ database, clock, ids, grounds }: SessionsDependencies): Sessions => {
  const end: Sessions['end'] = async (siteId, sessionId) => {
    await database.transaction((tx) => sessionsStore.end(tx, siteId, sessionId, clock.now()))
    grounds.forget({ kind: 'session', id: sessionId })
  }

  const newSession = (
    { siteId, clientId, subject, subjectId }: SessionOf,
    rotates: boolean,
    code?: Code,
  ): Session => {
    const now = clock.now()
    return {
      ...{ siteId, clientId, subject, subjectId, rotates },
      ...{ sessionId: ids.guid(), generation: 1, usedBranch: '', createdAt: now, renewedAt: now },
      ...{ endedAt: null, authenticatedAt: code?.authenticatedAt ?? now },
      browserLoginId: code?.browserLoginId ?? null,
    }
  }

  const forgetting = (sessionIds: readonly string[]) => () => {
    for (const id of sessionIds) grounds.forget({ kind: 'session', id })
  }

  const renew: Sessions['renew'] = async (grant, clientId) => {
    const now = clock.now()
    const session = await sessionsStore.find(database, grant.siteId, grant.sessionId)
    if (!session || session.clientId !== clientId) throw fail('INVALID_GRANT')
    const verdict = judge(session, grant, now)
    if (verdict === 'refused') throw fail('INVALID_GRANT', {}, 'The session has ended.')
    if (verdict === 'reused') {
      await end(session.siteId, session.sessionId)
      throw fail('INVALID_GRANT', {}, 'Two hold this session; it has ended.')
    }
    const branch = randomBytes(BRANCH_BYTES).toString('base64url')
    const successor = { ...grant, generation: grant.generation + 1, branch }
    if (verdict === 'repeat') return { session, successor }
    if (!session.rotates) {
      if (now - session.renewedAt >= NOTED_EVERY_MS)
        await database.transaction((tx) => sessionsStore.noteRenewal(tx, session, now))
      return { session, successor: grant }
    }
    const advanced = await database.transaction((tx) => sessionsStore.advance(tx, grant, now))
    // Another call was quicker: this one is a repeat, a second holder's, or the session has ended.
    return advanced === 1 ? { session, successor } : renew(grant, clientId)
  }

  return {
    begin: async (code, rotates, alongside) => {
      const now = clock.now()
      const { siteId } = code
      const session = newSession(code, rotates, code)
      const earlier = await database.transaction(async (tx) => {
        if ((await codesStore.use(tx, code, session.sessionId, now)) === 1) {
          await sessionsStore.insert(tx, session)
          await alongside?.(tx)
          return session.sessionId
        }
        const first = (await codesStore.sessionOf(tx, code)) ?? ''
        await sessionsStore.end(tx, siteId, first, now)
        return first
      })
      if (earlier === session.sessionId) return session
      grounds.forget({ kind: 'session', id: earlier })
      throw fail('INVALID_GRANT', {}, 'The code was used before; what it gave has ended.')
    },
    open: async (tx, whose, rotates) => {
      const session = newSession(whose, rotates)
      await sessionsStore.insert(tx, session)
      return session
    },
    renew,
    end,
    endAllOf: async (tx, whose) => forgetting(await endLogins(tx, whose, clock.now())),
    endOfBrowser: async (tx, siteId, loginId) => {
      const now = clock.now()
      await browserLoginsStore.end(tx, siteId, loginId, now)
      return forgetting(await sessionsStore.endOfBrowser(tx, siteId, loginId, now))
    },
  }
}
