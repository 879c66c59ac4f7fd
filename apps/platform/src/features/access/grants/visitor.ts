import type { TokenResponse } from '@vitrine/contract'
import { fail } from '../../../http/failure.ts'
import type { Ids } from '../../../ids.ts'
import type { AccessTokens } from '../access-tokens.ts'
import type { OauthClient } from '../oauth-clients.store.ts'
import type { RefreshTokens, VisitorGrant } from '../refresh-tokens.ts'

export interface VisitorGrants {
  /** Lets a new visitor in. @throws {Failure} UNAUTHORIZED_CLIENT for a client that is no storefront */
  begin(client: OauthClient): Promise<TokenResponse>
  /** Gives a visitor new tokens; the old refresh token stays good. */
  renew(visitor: VisitorGrant): Promise<TokenResponse>
}

/** Gives visitors tokens that cost no row. */
export const createVisitorGrants = (
  accessTokens: AccessTokens,
  refreshTokens: RefreshTokens,
  ids: Ids,
): VisitorGrants => {
  const renew: VisitorGrants['renew'] = async (visitor) => {
    const { value, expiresInSeconds } = await accessTokens.issue({ type: 'ANONYMOUS_VISITOR', ...visitor })
    return {
      access_token: value,
      refresh_token: refreshTokens.issueForVisitor(visitor),
      expires_in: expiresInSeconds,
      token_type: 'Bearer',
    }
  }
  return {
    renew,
    begin: async ({ kind, siteId, clientId }) => {
      if (kind !== 'storefront') throw fail('UNAUTHORIZED_CLIENT')
      return renew({ siteId, clientId, visitorId: ids.guid() })
    },
  }
}
