import { randomBytes } from 'node:crypto'
import { originOf } from '../../../floor/callers/origin-of.ts'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import type { Codes } from '../sessions/codes.ts'
import type { Subject } from '../sessions/session.ts'
import { answerAddress } from './answer-address.ts'
import { authorizeRequestsStore } from './authorize-requests.store.ts'

/** How to prompt the person (OpenID Connect Core, section 3.1.2.1). */
export type AskedPrompt = 'login' | 'consent' | 'select_account'

/** What an application waits for while someone logs in on our pages. */
export interface AskedLogin {
  readonly siteId: string
  readonly clientId: string
  readonly clientKind: 'storefront' | 'console'
  /** Where the answer goes; already checked against the client's addresses. */
  readonly redirectUri: string
  readonly responseMode: 'query' | 'fragment'
  readonly state?: string | undefined
  /** Absent if no code is wanted: the person just logs in and is led on. */
  readonly codeChallenge?: string | undefined
  /** Absent if a logged-in person doesn't need to be prompted. */
  readonly prompt?: AskedPrompt | undefined
  /** The external provider to use at once: a connection's id. */
  readonly idp?: string | undefined
  readonly visitorId?: string | undefined
  readonly scope?: string | undefined
  readonly nonce?: string | undefined
}

/** A pending request, as the pages may see it. */
export interface PendingRequest extends Omit<AskedLogin, 'codeChallenge' | 'state' | 'nonce'> {
  /** Where the person goes next: the form policy of pages that end there must name it. */
  readonly redirectOrigin: string
}

/** Who has logged in on our pages. */
export interface LoggedIn {
  readonly subject: Subject
  readonly subjectId: string
  /** The browser's login; everything issued ends with it. */
  readonly browserLoginId?: string | undefined
  /** When they proved who they are; default: now. */
  readonly authenticatedAt?: number | undefined
}

/** Where to send the browser, with code or error for the application in the address. */
export interface LedOn {
  readonly to: string
}

/** Why an application gets no code (RFC 6749, section 4.1.2.1; OpenID Connect Core, section 3.1.2.6). */
export type AuthorizeError = 'access_denied' | 'login_required' | 'temporarily_unavailable' | 'server_error'

/**
 * Requests of applications that wait for someone to log in on the hosted pages. Each is answered once, within
 * half an hour. Its id is 256 random bits; only the digest is stored.
 */
export interface AuthorizeRequests {
  /** Stores a request; returns its id, for `/login?request=ID`. */
  open(asked: AskedLogin): Promise<string>
  /** Stores a request in the caller's transaction. */
  openIn(tx: Transaction, id: string, asked: AskedLogin): Promise<void>
  /** Finds a pending request; undefined if it was answered, is too old, or never existed. */
  find(id: string): Promise<PendingRequest | undefined>
  /**
   * Answers a request with a code for the logged-in person. Of several calls at once, only one gets an
   * address.
   * @returns undefined when it was already answered, is too old, or is for another kind of account
   */
  finish(id: string, who: LoggedIn): Promise<LedOn | undefined>
  /** Answers a request with an error; undefined as for `finish`. */
  refuse(id: string, error: AuthorizeError, description?: string): Promise<LedOn | undefined>
}

const LIFETIME_MS = 30 * 60_000

export const newRequestId = (): string => randomBytes(32).toString('base64url')

export interface AuthorizeRequestsParts {
  readonly database: Database
  readonly clock: Clock
  readonly codes: Codes
  /** Names the platform in every answer (RFC 9207). */
  readonly issuer: string
}

export const createAuthorizeRequests = (parts: AuthorizeRequestsParts): AuthorizeRequests => {
  const { database, clock, codes, issuer } = parts

  const read = async (id: string): Promise<AskedLogin | undefined> => {
    const asked = await authorizeRequestsStore.find(database, digestOf(id), clock.now())
    return asked === undefined ? undefined : JSON.parse(asked)
  }
  const openIn: AuthorizeRequests['openIn'] = async (tx, id, asked) => {
    const expiresAt = clock.now() + LIFETIME_MS
    await authorizeRequestsStore.insert(tx, asked.siteId, digestOf(id), JSON.stringify(asked), expiresAt)
  }
  const use = (tx: Transaction, id: string, { siteId }: AskedLogin): Promise<boolean> =>
    authorizeRequestsStore.use(tx, siteId, digestOf(id), clock.now())

  return {
    openIn,
    open: async (asked) => {
      const id = newRequestId()
      await database.transaction((tx) => openIn(tx, id, asked))
      return id
    },

    find: async (id) => {
      const asked = await read(id)
      if (!asked) return undefined
      const { codeChallenge: _, state: __, nonce: ___, ...shown } = asked
      return { ...shown, redirectOrigin: originOf(asked.redirectUri) }
    },

    finish: async (id, who) => {
      const asked = await read(id)
      if (!asked || (who.subject === 'MEMBER') !== (asked.clientKind === 'storefront')) return undefined
      const { siteId, clientId, redirectUri, codeChallenge, visitorId, scope, nonce } = asked
      return database.transaction(async (tx) => {
        if (!(await use(tx, id, asked))) return undefined
        if (codeChallenge === undefined) return { to: redirectUri }
        const bound = { siteId, clientId, redirectUri, codeChallenge, visitorId, scope, nonce }
        const code = await codes.issueIn(tx, { ...bound, ...who })
        return { to: answerAddress(asked, { code, iss: issuer }) }
      })
    },

    refuse: async (id, error, description) => {
      const asked = await read(id)
      if (!asked) return undefined
      return database.transaction(async (tx) => {
        if (!(await use(tx, id, asked))) return undefined
        if (asked.codeChallenge === undefined) return { to: asked.redirectUri }
        const told = { error, ...(description && { error_description: description }), iss: issuer }
        return { to: answerAddress(asked, told) }
      })
    },
  }
}
