import type { TokenResponse } from '@vitrine/contract'
import type { OauthClient } from '../../../floor/callers/oauth-clients.store.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { AccessTokens } from '../access-tokens.ts'
import type { RefreshTokens, VisitorGrant } from '../refresh-tokens.ts'

export interface VisitorGrants {
  /** Starts a new visitor. @throws {Failure} UNAUTHORIZED_CLIENT for a client that isn't a storefront */
  begin(client: OauthClient): Promise<TokenResponse>
  /**
   * Gives a visitor new tokens; the old refresh token stays valid.
   * @throws {Failure} INVALID_GRANT for a visitor who has logged in since
   */
  renew(visitor: VisitorGrant): Promise<TokenResponse>
}

/** Whether a visitor has become a member. */
export type HasLoggedIn = (visitor: VisitorGrant) => Promise<boolean>

/** Issues visitor tokens without storing a row. */
export const createVisitorGrants = (
  accessTokens: AccessTokens,
  refreshTokens: RefreshTokens,
  ids: Ids,
  hasLoggedIn: HasLoggedIn,
): VisitorGrants => {
  const give = async (visitor: VisitorGrant): Promise<TokenResponse> => {
    const { value, expiresInSeconds } = await accessTokens.issue({ type: 'ANONYMOUS_VISITOR', ...visitor })
    return {
      access_token: value,
      refresh_token: refreshTokens.issueForVisitor(visitor),
      expires_in: expiresInSeconds,
      token_type: 'Bearer',
    }
  }
  return {
    renew: async (visitor) => {
      if (await hasLoggedIn(visitor)) throw fail('INVALID_GRANT', {}, 'This visitor has logged in.')
      return give(visitor)
    },
    begin: async ({ kind, siteId, clientId }) => {
      if (kind !== 'storefront') throw fail('UNAUTHORIZED_CLIENT')
      return give({ siteId, clientId, visitorId: ids.guid() })
    },
  }
}
