import { SignJWT } from 'jose'
import { ALGORITHM, type Secrets } from '../../floor/callers/secrets.ts'
import { type Clock, timeForOthers } from '../../floor/clock.ts'
import type { Code } from './sessions/codes.store.ts'

const LIFETIME_SECONDS = 15 * 60

/** Tells a client with the scope `openid` who has logged in (OpenID Connect Core, section 2). */
export type IssueIdToken = (code: Code) => Promise<string | undefined>

/** @param issuer - the platform's address */
export const createIssueIdToken =
  ({ signingKeys: [key] }: Secrets, clock: Clock, issuer: string): IssueIdToken =>
  async ({ scope, nonce, subjectId, clientId, authenticatedAt }) => {
    if (!key || !scope?.split(' ').includes('openid')) return undefined
    const now = Math.floor(timeForOthers(clock) / 1000)
    const authTime = Math.min(now, Math.floor(authenticatedAt / 1000))
    return new SignJWT({ auth_time: authTime, ...(nonce && { nonce }) })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(subjectId)
      .setAudience(clientId)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_SECONDS)
      .sign(key.sign)
  }
