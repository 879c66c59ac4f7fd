import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Clock, isFromFuture } from '../../floor/clock.ts'
import { fail } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import type { Place } from './sessions/session.ts'

/** The lifetime of a visitor's refresh token; each renewal issues a fresh one. */
export const VISITOR_LIFETIME_MS = 180 * 24 * 3600 * 1000

export interface VisitorGrant {
  readonly siteId: string
  readonly clientId: string
  readonly visitorId: string
}

/** A session's refresh token and its position. The session's row decides what it is worth. */
export interface SessionGrant extends Place {
  readonly siteId: string
  readonly sessionId: string
}

export interface RefreshTokens {
  /** Issues a visitor's refresh token. It is signed and needs no row. */
  issueForVisitor(grant: VisitorGrant): string
  /** Issues a session's refresh token: always the same text for the same grant. */
  issueForSession(grant: SessionGrant): string
  /**
   * Reads a refresh token.
   * @param clientId - who renews; undefined if the call doesn't say
   * @throws {Failure} INVALID_GRANT when it is malformed, forged, expired, or a visitor's of another client
   */
  read(token: string, clientId: string | undefined): VisitorGrant | SessionGrant
}

export const createRefreshTokens = (key: Uint8Array, clock: Clock): RefreshTokens => {
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest()
  const sign = (payload: object): string => {
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
    return `${text}.${macOf(text).toString('base64url')}`
  }
  return {
    issueForVisitor: ({ siteId, clientId, visitorId }) =>
      sign({ k: 'visitor', s: siteId, c: clientId, v: visitorId, t: clock.now() }),
    issueForSession: ({ siteId, sessionId, generation, branch }) =>
      sign({ k: 'session', s: siteId, f: sessionId, g: generation, ...(branch && { b: branch }) }),
    read: (token, clientId) => {
      const [payload = '', mac = '', ...rest] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const right = macOf(payload)
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
        throw fail('INVALID_GRANT', {}, 'The refresh token is not valid.')
      const grant: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
      if (isSessionPayload(grant))
        return { siteId: grant.s, sessionId: grant.f, generation: grant.g, branch: grant.b ?? '' }
      if (!isVisitorPayload(grant) || grant.c !== (clientId ?? grant.c))
        throw fail('INVALID_GRANT', {}, 'The refresh token belongs to another client.')
      const now = clock.now()
      if (grant.t + VISITOR_LIFETIME_MS < now || isFromFuture(grant.t, now))
        throw fail('INVALID_GRANT', {}, 'The refresh token has expired.')
      return { siteId: grant.s, clientId: grant.c, visitorId: grant.v }
    },
  }
}

interface VisitorPayload {
  readonly s: string
  readonly c: string
  readonly v: string
  readonly t: number
}

interface SessionPayload {
  readonly s: string
  readonly f: string
  readonly g: number
  readonly b?: string
}

const isVisitorPayload = (value: unknown): value is VisitorPayload =>
  isObject(value) && value.k === 'visitor' && typeof value.t === 'number'

const isSessionPayload = (value: unknown): value is SessionPayload =>
  isObject(value) && value.k === 'session' && typeof value.g === 'number'
