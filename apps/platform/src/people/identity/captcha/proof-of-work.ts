import { createHmac } from 'node:crypto'
import type { Payload } from 'altcha-lib'
import { type Clock, isFromFuture } from '../../../floor/clock.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { OwnCaptcha } from './captcha.ts'

const LIFETIME_MS = 10 * 60_000
const ALGORITHM = 'PBKDF2/SHA-256'

export interface ProofOfWorkParts {
  readonly secret: Uint8Array
  readonly clock: Clock
  /** Rounds per attempt. A solution takes 256 attempts on average: with 5,000 rounds, a second or two. */
  readonly cost: number
}

/**
 * A captcha without an outside service: a browser computes until it finds a solution. The token is base64 of
 * the JSON of challenge and solution, as ALTCHA's widget produces it.
 */
export const createProofOfWork = ({ secret, clock, cost }: ProofOfWorkParts): OwnCaptcha => {
  const hmacSignatureSecret = createHmac('sha256', secret).update('captcha').digest('hex')
  const load = async () => {
    const [library, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/pbkdf2'),
    ])
    return { ...library, deriveKey }
  }
  return {
    challenge: async (siteId) => {
      const { createChallenge, deriveKey } = await load()
      const expiresAt = Math.floor((clock.now() + LIFETIME_MS) / 1000)
      const data = siteId === undefined ? {} : { data: { siteId } }
      return createChallenge({
        ...{ algorithm: ALGORITHM, cost, deriveKey, hmacSignatureSecret, expiresAt },
        ...data,
      })
    },
    judge: async ({ token, siteId }) => {
      const payload = payloadOf(token)
      if (!payload) return 'wrong'
      const { algorithm, cost: asked, expiresAt = 0, data } = payload.challenge.parameters
      // A foreign challenge isn't even verified: a forged one could demand years of computing.
      if (algorithm !== ALGORITHM || asked !== cost) return 'wrong'
      const [until, now] = [expiresAt * 1000, clock.now()]
      if (until <= now || isFromFuture(until - LIFETIME_MS, now)) return 'wrong'
      if (data?.siteId !== undefined && data.siteId !== siteId) return 'wrong'
      const { verifySolution, deriveKey } = await load()
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret }).catch(() => ({
        verified: false,
      }))
      return verified ? { solved: payload.challenge.signature } : 'wrong'
    },
  }
}

/** The challenge's signature identifies it: its solution can be written in many ways. */
interface SignedPayload extends Payload {
  readonly challenge: Payload['challenge'] & { readonly signature: string }
}

const payloadOf = (token: string): SignedPayload | undefined => {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
    return isPayload(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

/** The library checks the rest, after the signature. */
const isPayload = (value: unknown): value is SignedPayload =>
  isObject(value) &&
  isObject(value.solution) &&
  isObject(value.challenge) &&
  typeof value.challenge.signature === 'string' &&
  isObject(value.challenge.parameters) &&
  ['nonce', 'salt', 'keyPrefix'].every((name) => typeof part(value, name) === 'string')

const part = ({ challenge }: Record<string, unknown>, name: string): unknown =>
  isObject(challenge) && isObject(challenge.parameters) ? challenge.parameters[name] : undefined
