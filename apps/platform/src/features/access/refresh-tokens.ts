import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { fail } from '../../http/failure.ts'
import { isObject } from '../../http/json-body.ts'

/** A visitor's refresh token is good this long from its issue; each renewal hands out a fresh one. */
const VISITOR_LIFETIME_MS = 180 * 24 * 3600 * 1000

export interface VisitorGrant {
  readonly siteId: string
  readonly clientId: string
  readonly visitorId: string
}

export interface RefreshTokens {
  /** Issues a visitor's refresh token. It is signed and costs no row. */
  issueForVisitor(grant: VisitorGrant): string
  /**
   * Reads a refresh token back.
   *
   * @throws {Failure} INVALID_GRANT when it is malformed, forged, of another client or has expired
   */
  read(token: string, clientId: string): VisitorGrant
}

export const createRefreshTokens = (key: Uint8Array, clock: Clock): RefreshTokens => {
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest()
  return {
    issueForVisitor: ({ siteId, clientId, visitorId }) => {
      const payload = Buffer.from(
        JSON.stringify({ k: 'visitor', s: siteId, c: clientId, v: visitorId, t: clock.now() }),
      ).toString('base64url')
      return `${payload}.${macOf(payload).toString('base64url')}`
    },
    read: (token, clientId) => {
      const [payload = '', mac = '', ...rest] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const right = macOf(payload)
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
        throw fail('INVALID_GRANT', {}, 'The refresh token is not valid.')
      const grant: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
      if (!isVisitorPayload(grant) || grant.c !== clientId)
        throw fail('INVALID_GRANT', {}, 'The refresh token belongs to another client.')
      if (grant.t + VISITOR_LIFETIME_MS < clock.now())
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

const isVisitorPayload = (value: unknown): value is VisitorPayload =>
  isObject(value) && value.k === 'visitor' && typeof value.t === 'number'
