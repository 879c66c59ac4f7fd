import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Cookies } from '../../../floor/http/pages/cookies.ts'
import type { Ids } from '../../../floor/ids.ts'
import { type BrowserLogin, browserLoginsStore } from '../sessions/browser-logins.store.ts'
import type { Subject } from '../sessions/session.ts'
import type { Sessions } from '../sessions/sessions.ts'

export type { BrowserLogin } from '../sessions/browser-logins.store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Lifetime of a browser's login without a visit and in total, and its cookie. */
const TERMS = {
  MEMBER: { cookie: 'member', idleMs: 14 * DAY_MS, longestMs: 90 * DAY_MS },
  WIX_USER: { cookie: 'console', idleMs: 30 * MINUTE_MS, longestMs: 12 * 60 * MINUTE_MS },
} as const

/** After this a browser's login is useless. */
export const LONGEST_BROWSER_LOGIN_MS = TERMS.MEMBER.idleMs

/** The minimum time between two recorded visits. */
const NOTED_EVERY_MS = MINUTE_MS

export interface Whose {
  readonly siteId: string
  readonly subject: Subject
  readonly subjectId: string
}

/** Browser logins on the hosted pages, so a person logs in once for several applications of a shop. */
export interface BrowserLogins {
  /**
   * Logs a browser in. It gets a new secret, and anyone logged in there before is logged out.
   * @returns the login, and the Set-Cookie header for the answer
   */
  begin(request: FastifyRequest, whose: Whose): Promise<{ login: BrowserLogin; cookie: string }>
  /** Finds the member logged in to a site in the request's browser; undefined if there is none. */
  find(request: FastifyRequest, siteId: string, subject: Subject): Promise<BrowserLogin | undefined>
  /** Finds who is logged in in the request's browser, at any site. */
  current(request: FastifyRequest, subject: Subject): Promise<BrowserLogin | undefined>
  /**
   * Ends a browser's login and every session that came from it.
   * @returns the Set-Cookie header that removes its cookie
   */
  end(request: FastifyRequest, subject: Subject): Promise<string>
}

export interface BrowserLoginsParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly jar: Cookies
  readonly sessions: Sessions
}

/** Stores who is logged in where. A browser is identified by 256 random bits; only their digest is stored. */
export const createBrowserLogins = (parts: BrowserLoginsParts): BrowserLogins => {
  const { database, clock, ids, jar, sessions } = parts

  const read = async (request: FastifyRequest, subject: Subject): Promise<BrowserLogin | undefined> => {
    const secret = jar.read(request, TERMS[subject].cookie)
    const login = secret ? await browserLoginsStore.find(database, digestOf(secret)) : undefined
    return login?.subject === subject && login.endedAt === null ? login : undefined
  }
  const current: BrowserLogins['current'] = async (request, subject) => {
    const login = await read(request, subject)
    const { idleMs, longestMs } = TERMS[subject]
    const now = clock.now()
    return login && login.usedAt + idleMs > now && login.createdAt + longestMs > now ? login : undefined
  }
  const endFound = async (login: BrowserLogin | undefined): Promise<void> => {
    if (!login) return
    const forget = await database.transaction((tx) => sessions.endOfBrowser(tx, login.siteId, login.loginId))
    forget()
  }

  return {
    begin: async (request, whose) => {
      const { cookie, longestMs } = TERMS[whose.subject]
      const before = await read(request, whose.subject)
      const isAnother = before && (before.siteId !== whose.siteId || before.subjectId !== whose.subjectId)
      const secret = randomBytes(32).toString('base64url')
      const now = clock.now()
      const login: BrowserLogin = {
        ...{ siteId: whose.siteId, subject: whose.subject, subjectId: whose.subjectId },
        ...{ loginId: ids.guid(), createdAt: now, usedAt: now, endedAt: null },
      }
      await database.transaction(async (tx) => {
        // The same person's sessions continue; another's end.
        if (before && !isAnother) await browserLoginsStore.end(tx, before.siteId, before.loginId, now)
        await browserLoginsStore.insert(tx, digestOf(secret), login)
      })
      if (isAnother) await endFound(before)
      return { login, cookie: jar.write(cookie, secret, longestMs / 1000) }
    },

    current,
    find: async (request, siteId, subject) => {
      const login = await current(request, subject)
      const now = clock.now()
      if (login?.siteId !== siteId) return undefined
      if (now - login.usedAt >= NOTED_EVERY_MS)
        await database.transaction((tx) => browserLoginsStore.noteUse(tx, login, now))
      return login
    },

    end: async (request, subject) => {
      await endFound(await read(request, subject))
      return jar.write(TERMS[subject].cookie, '', 0)
    },
  }
}
