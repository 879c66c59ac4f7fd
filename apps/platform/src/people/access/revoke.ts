import type { RevokeTokenRequest } from '@vitrine/contract'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../floor/database/database.ts'
import { Failure, fail } from '../../floor/failure.ts'
import type { AccessTokens } from './access-tokens.ts'
import { assertSecret } from './grants/client-credentials.ts'
import { clientCredentialsOf } from './grants/client-credentials-of.ts'
import type { RefreshTokens } from './refresh-tokens.ts'
import { sessionsStore } from './sessions/sessions.store.ts'
import type { Sessions } from './sessions/sessions.ts'

export interface RevokeParts {
  readonly database: Reader
  readonly accessTokens: AccessTokens
  readonly refreshTokens: RefreshTokens
  readonly sessions: Sessions
}

/**
 * Ends what a token belongs to.
 * @param authorization - the Authorization header, where an app may prove itself
 * @throws {Failure} INVALID_REQUEST, INVALID_CLIENT
 */
export type Revoke = (request: RevokeTokenRequest, authorization?: string) => Promise<void>

/**
 * Ends the login of a refresh or access token, and every token renewed from it (RFC 7009). An invalid token,
 * another client's or a visitor's changes nothing; the answer is the same.
 */
export const createRevoke = ({ database, accessTokens, refreshTokens, sessions }: RevokeParts): Revoke => {
  const sessionOf = async (token: string, clientId: string) => {
    try {
      const grant = refreshTokens.read(token, clientId)
      if ('sessionId' in grant) return grant
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
    try {
      const { actor, ground } = await accessTokens.read(token)
      return ground?.kind === 'session' ? { siteId: actor.siteId, sessionId: ground.id } : undefined
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }

  return async ({ token, ...said }, authorization) => {
    const { clientId, clientSecret } = clientCredentialsOf(said, authorization)
    if (!token || !clientId) throw fail('INVALID_REQUEST', {}, 'token and client_id are required.')
    const client = await oauthClientsStore.find(database, clientId)
    if (!client || client.revokedAt !== null) throw fail('INVALID_CLIENT', {}, 'The client was not found.')
    if (client.kind === 'app') assertSecret(client, clientSecret)
    const found = await sessionOf(token, clientId)
    const session = found && (await sessionsStore.find(database, found.siteId, found.sessionId))
    if (session?.clientId === clientId) await sessions.end(session.siteId, session.sessionId)
  }
}
