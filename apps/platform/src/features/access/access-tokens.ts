import { hash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import { fail } from '../../http/failure.ts'
import type { Actor, Somebody } from './actor.ts'
import { ALGORITHM, type Secrets } from './secrets.ts'

/** Storefronts strip this and decode the rest, so its form is part of the wire. */
const PREFIX = 'OauthNG.JWS.'
const ISSUER = 'vitrine'
const AUDIENCE = 'vitrine-api'

/** Verified tokens kept in memory; each is found by its digest, so that no token lies about. */
const KEPT_TOKENS = 20_000

const LIFETIME_SECONDS: Readonly<Record<Somebody['type'], number>> = {
  ANONYMOUS_VISITOR: 4 * 3600,
  MEMBER: 15 * 60,
  WIX_USER: 15 * 60,
  APP: 15 * 60,
}

interface Verified {
  readonly actor: Somebody
  readonly expiresAtMs: number
}

export interface AccessTokens {
  /** Issues a token for an actor. */
  issue(actor: Somebody): Promise<{ value: string; expiresInSeconds: number }>
  /**
   * Finds out who calls. The header holds the bare token or `Bearer` and the token; none means nobody.
   *
   * @throws {Failure} UNAUTHENTICATED when there is a token and it is wrong or has expired
   */
  actorOf(authorization: string | undefined): Actor | Promise<Actor>
}

/** Issues and reads access tokens: signed JWTs (RFC 7519) whose claim `data` is JSON text with the site's id. */
export const createAccessTokens = (secrets: Secrets, clock: Clock): AccessTokens => {
  const [current] = secrets.signingKeys
  if (!current) throw new Error('The secrets hold no signing key')
  const keys = new Map(secrets.signingKeys.map((key) => [key.kid, key.verify]))
  const verified = new Map<string, Verified>()

  const verify = async (token: string, digest: string): Promise<Actor> => {
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = keys.get(kid ?? '')
          if (!key) throw new Error('unknown key')
          return key
        },
        { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, currentDate: new Date(clock.now()) },
      )
      const actor = actorOfClaims(payload.actor)
      keep(digest, { actor, expiresAtMs: (payload.exp ?? 0) * 1000 })
      return actor
    } catch (cause) {
      throw fail(
        'UNAUTHENTICATED',
        {},
        cause instanceof Error && cause.name === 'JWTExpired' ? EXPIRED : INVALID,
      )
    }
  }

  const keep = (digest: string, entry: Verified): void => {
    verified.set(digest, entry)
    if (verified.size <= KEPT_TOKENS) return
    const [oldest] = verified.keys()
    if (oldest !== undefined) verified.delete(oldest)
  }

  return {
    issue: async (actor) => {
      const expiresInSeconds = LIFETIME_SECONDS[actor.type]
      const issuedAt = Math.floor(clock.now() / 1000)
      const jwt = await new SignJWT({ data: dataClaim(actor), actor })
        .setProtectedHeader({ alg: ALGORITHM, kid: current.kid, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds)
        .sign(current.sign)
      return { value: PREFIX + jwt, expiresInSeconds }
    },
    actorOf: (authorization) => {
      if (!authorization) return { type: 'NOBODY' }
      const token = authorization.startsWith('Bearer ') ? authorization.slice(7) : authorization
      if (!token.startsWith(PREFIX)) throw fail('UNAUTHENTICATED', {}, INVALID)
      const digest = hash('sha256', token, 'base64')
      const known = verified.get(digest)
      if (known && known.expiresAtMs > clock.now()) return known.actor
      return verify(token.slice(PREFIX.length), digest)
    },
  }
}

const EXPIRED = 'The access token has expired.'
const INVALID = 'The access token is not valid.'

const dataClaim = (actor: Somebody): string =>
  JSON.stringify({
    instance: {
      instanceId: actor.siteId,
      metaSiteId: actor.siteId,
      ...(actor.type === 'ANONYMOUS_VISITOR' && { aid: actor.visitorId }),
      ...(actor.type === 'MEMBER' && { siteMemberId: actor.memberId }),
    },
  })

/** The claim was signed by this platform, so its shape is the one it was issued with. */
const actorOfClaims = (claim: unknown): Somebody => {
  if (typeof claim === 'object' && claim !== null && 'type' in claim && 'siteId' in claim)
    return claim as Somebody
  throw new Error('no actor')
}
