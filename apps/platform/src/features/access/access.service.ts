import type { TokenInfoResponse, TokenRequest, TokenResponse } from '@vitrine/contract'
import type { Database } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import type { Ids } from '../../ids.ts'
import type { AccessTokens } from './access-tokens.ts'
import { oauthClientsStore } from './oauth-clients.store.ts'
import type { RefreshTokens, VisitorGrant } from './refresh-tokens.ts'

/** Grants that are declared and not answered yet. */
const LATER_GRANTS = new Set([
  'authorization_code',
  'authorized_client',
  'client_credentials',
  'strip_bound_session',
])

export interface AccessService {
  /** Gives tokens for a grant; keys in camelCase or, by RFC 6749, in snake_case. */
  token(request: TokenRequest): Promise<TokenResponse>
  /** Tells what an access token stands for; a token that is no longer good is merely inactive (RFC 7662). */
  tokenInfo(token: string): Promise<TokenInfoResponse>
}

export const createAccessService = (
  database: Database,
  accessTokens: AccessTokens,
  refreshTokens: RefreshTokens,
  ids: Ids,
): AccessService => {
  const clientOf = async (request: TokenRequest) => {
    const clientId = request.clientId ?? request.client_id
    if (!clientId) throw fail('INVALID_REQUEST', {}, 'clientId is missing.')
    const client = await oauthClientsStore.find(database, clientId)
    if (!client) throw fail('INVALID_CLIENT', {}, 'There is no such client.')
    return client
  }

  const visitorTokens = async (visitor: VisitorGrant): Promise<TokenResponse> => {
    const { value, expiresInSeconds } = await accessTokens.issue({ type: 'ANONYMOUS_VISITOR', ...visitor })
    return {
      access_token: value,
      refresh_token: refreshTokens.issueForVisitor(visitor),
      expires_in: expiresInSeconds,
      token_type: 'Bearer',
    }
  }

  return {
    token: async (request) => {
      const grant = request.grantType ?? request.grant_type
      if (!grant) throw fail('INVALID_REQUEST', {}, 'grantType is missing.')
      if (grant === 'anonymous') {
        const { siteId, clientId } = await clientOf(request)
        return visitorTokens({ siteId, clientId, visitorId: ids.guid() })
      }
      if (grant === 'refresh_token') {
        const { clientId } = await clientOf(request)
        const token = request.refreshToken ?? request.refresh_token
        if (!token) throw fail('INVALID_REQUEST', {}, 'refreshToken is missing.')
        return visitorTokens(refreshTokens.read(token, clientId))
      }
      if (LATER_GRANTS.has(grant)) throw fail('FEATURE_NOT_AVAILABLE', { grantType: grant })
      throw fail('UNSUPPORTED_GRANT_TYPE')
    },
    tokenInfo: async (token) => {
      try {
        const actor = await accessTokens.actorOf(token)
        if (actor.type !== 'ANONYMOUS_VISITOR') return { active: false }
        return {
          active: true,
          subjectType: 'VISITOR',
          subjectId: actor.visitorId,
          clientId: actor.clientId,
          siteId: actor.siteId,
          instanceId: actor.siteId,
        }
      } catch {
        return { active: false }
      }
    },
  }
}
