import { hash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { createBounded } from '../../floor/bounded.ts'
import type { KnownActor } from '../../floor/callers/actor.ts'
import { ALGORITHM, type Secrets } from '../../floor/callers/secrets.ts'
import { type Clock, isFromFuture } from '../../floor/clock.ts'
import { fail } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import type { Ground, Grounds } from './grounds.ts'

/** Storefronts strip this prefix and decode the rest, so the format is part of the wire. */
const PREFIX = 'OauthNG.JWS.'
const ISSUER = 'vitrine'
const AUDIENCE = 'vitrine-api'

/** Verified tokens kept in memory, keyed by digest, so no token itself stays there. */
const KEPT_TOKENS = 20_000

const LIFETIME_SECONDS: Readonly<Record<KnownActor['type'], number>> = {
  ANONYMOUS_VISITOR: 4 * 3600,
  MEMBER: 15 * 60,
  WIX_USER: 15 * 60,
  APP: 15 * 60,
}

/** A decoded token: its owner and its validity, in milliseconds since 1970. */
export interface ReadToken {
  readonly actor: KnownActor
  readonly issuedAt: number
  readonly expiresAt: number
  readonly ground: Ground | undefined
}

export interface AccessTokens {
  /**
   * Issues a token for an actor.
   * @param ground - what the token depends on and ends with; a visitor's depends on nothing
   */
  issue(actor: KnownActor, ground?: Ground): Promise<{ value: string; expiresInSeconds: number }>
  /**
   * Finds the owner of a token.
   * @throws {Failure} UNAUTHENTICATED when it is invalid, expired or revoked
   */
  actorOf(token: string): KnownActor | Promise<KnownActor>
  /** Decodes a token; fails like `actorOf`. */
  read(token: string): Promise<ReadToken>
}

/**
 * Issues and verifies access tokens: signed JWTs (RFC 7519) whose claim `data` is JSON text with the site's
 * id.
 */
export const createAccessTokens = (secrets: Secrets, clock: Clock, grounds: Grounds): AccessTokens => {
  const [current] = secrets.signingKeys
  if (!current) throw new Error('The secrets contain no signing key')
  const keys = new Map(secrets.signingKeys.map((key) => [key.kid, key.verify]))
  const verified = createBounded<ReadToken>(KEPT_TOKENS)

  const verify = async (token: string, digest: string): Promise<ReadToken> => {
    try {
      const now = clock.now()
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = keys.get(kid ?? '')
          if (!key) throw new Error('unknown key')
          return key
        },
        { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, currentDate: new Date(now) },
      )
      const read = {
        actor: actorOfClaims(payload.actor),
        ground: isGround(payload.ground) ? payload.ground : undefined,
        issuedAt: (payload.iat ?? 0) * 1000,
        expiresAt: (payload.exp ?? 0) * 1000,
      }
      if (isFromFuture(read.issuedAt, now)) throw new Error('issued in the future')
      verified.set(digest, read)
      return read
    } catch (cause) {
      const expired = cause instanceof Error && cause.name === 'JWTExpired'
      throw fail('UNAUTHENTICATED', {}, expired ? EXPIRED : INVALID)
    }
  }

  const find = (token: string): ReadToken | Promise<ReadToken> => {
    if (!token.startsWith(PREFIX)) throw fail('UNAUTHENTICATED', {}, INVALID)
    const digest = hash('sha256', token, 'base64')
    const known = verified.get(digest)
    if (known && known.expiresAt > clock.now()) return known
    return verify(token.slice(PREFIX.length), digest)
  }

  /** Returns a token if its ground still holds; a cached result answers at once. */
  const check = (found: ReadToken): ReadToken | Promise<ReadToken> => {
    const holds = found.ground ? grounds.holds(found.ground, found.actor) : true
    return holds === true ? found : assertHolds(found, holds)
  }

  return {
    issue: async (actor, ground) => {
      const expiresInSeconds = LIFETIME_SECONDS[actor.type]
      const issuedAt = Math.floor(clock.now() / 1000)
      const jwt = await new SignJWT({ data: dataClaim(actor), actor, ...(ground && { ground }) })
        .setProtectedHeader({ alg: ALGORITHM, kid: current.kid, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds)
        .sign(current.sign)
      return { value: PREFIX + jwt, expiresInSeconds }
    },
    read: async (token) => check(await find(token)),
    actorOf: (token) => {
      const found = find(token)
      const checked = found instanceof Promise ? found.then(check) : check(found)
      return checked instanceof Promise ? checked.then(({ actor }) => actor) : checked.actor
    },
  }
}

const EXPIRED = 'The access token has expired.'
const INVALID = 'The access token is not valid.'

const assertHolds = async (found: ReadToken, holds: boolean | Promise<boolean>): Promise<ReadToken> => {
  if (await holds) return found
  throw fail('UNAUTHENTICATED', {}, 'The access token was revoked.')
}

const dataClaim = (actor: KnownActor): string =>
  JSON.stringify({
    instance: {
      instanceId: actor.siteId,
      metaSiteId: actor.siteId,
      ...(actor.type === 'ANONYMOUS_VISITOR' && { aid: actor.visitorId }),
      ...(actor.type === 'MEMBER' && { siteMemberId: actor.memberId }),
    },
  })

/** This platform signed the claims, so their shapes are known. */
const actorOfClaims = (claim: unknown): KnownActor => {
  if (isObject(claim) && 'type' in claim && 'siteId' in claim) return claim as unknown as KnownActor
  throw new Error('no actor')
}

const isGround = (claim: unknown): claim is Ground => isObject(claim) && typeof claim.id === 'string'
