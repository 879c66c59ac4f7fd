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

/** The minimum time between two recorded renewals of a non-rotating session, so a busy page writes little. */
const NOTED_EVERY_MS = 5 * 60_000

/** Length of the name that distinguishes tokens of one generation. */
const BRANCH_BYTES = 12

export interface Sessions {
  /**
   * Exchanges a code for a session, once. A code used twice ends the first session.
   * @param rotates - whether renewals rotate the refresh token
   * @param alongside - done in the same transaction if the code is valid
   * @throws {Failure} INVALID_GRANT when the code was used
   */
  begin(code: Code, rotates: boolean, alongside?: (tx: Transaction) => Promise<unknown>): Promise<Session>
  /** Starts a session without a code, on the word of a trusted caller. */
  open(tx: Transaction, whose: SessionOf, rotates: boolean): Promise<Session>
  /**
   * Renews a session with a refresh token, and returns its successor's position. A rotating session returns a
   * different successor each time.
   * @throws {Failure} INVALID_GRANT when the token is invalid; one that proves two holders ends the session
   */
  renew(grant: SessionGrant, clientId: string): Promise<{ session: Session; successor: SessionGrant }>
  /** Ends a session: its refresh tokens at once, its access tokens within five seconds. */
  end(siteId: string, sessionId: string): Promise<void>
  /**
   * Ends all of a person's logins, browser logins included, in the transaction of the cause: a block, a new
   * password.
   * @returns a function to call after the commit, so this process reacts at once; others react within five
   * seconds
   * @example
   * const forget = await database.transaction((tx) => sessions.endAllOf(tx, { siteId, subject: 'MEMBER', subjectId }))
   * forget()
   */
  endAllOf(tx: Transaction, whose: LoginsOf): Promise<() => void>
  /** Ends a browser login and its sessions, like `endAllOf`. */
  endOfBrowser(tx: Transaction, siteId: string, loginId: string): Promise<() => void>
}

/** Whose session, and for which client. */
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

/** Stores the sessions of people who log in. */
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
      throw fail('INVALID_GRANT', {}, 'Two holders used this session, so it has ended.')
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
      throw fail('INVALID_GRANT', {}, 'The code was already used, and its session has ended.')
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
