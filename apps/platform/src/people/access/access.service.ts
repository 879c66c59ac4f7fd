import type { TokenInfoResponse, TokenRequest, TokenResponse } from '@vitrine/contract'
import { type OauthClient, oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { AccessTokens } from './access-tokens.ts'
import { grantToApp, stripBoundSession } from './grants/client-credentials.ts'
import { type GrantRequest, readGrantRequest, required } from './grants/grant-request.ts'
import type { SessionGrants } from './grants/session.ts'
import type { VisitorGrants } from './grants/visitor.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { RefreshTokens, SessionGrant, VisitorGrant } from './refresh-tokens.ts'
import { tellOf } from './token-info.ts'

export interface AccessDependencies {
  readonly database: Reader
  readonly accessTokens: AccessTokens
  readonly refreshTokens: RefreshTokens
  readonly keyRing: KeyRing
  readonly visitors: VisitorGrants
  readonly logins: SessionGrants
  readonly authorizedClient: (request: GrantRequest) => Promise<TokenResponse>
  /** @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds` */
  readonly limitVisitors: (address: string) => void
}

/** What is known about a token request in addition to its body. */
export interface TokenCall {
  /** Whether a new session rotates its refresh token at every renewal. */
  readonly rotates: boolean
  readonly authorization?: string | undefined
  /** The address of the caller, as the server knows it. */
  readonly address: string
}

export interface AccessService {
  /** Issues tokens for a grant; keys in camelCase or, by RFC 6749, in snake_case. */
  token(request: TokenRequest, call: TokenCall): Promise<TokenResponse>
  /** Describes an access token or an API key. */
  tokenInfo(token: string): Promise<TokenInfoResponse>
}

type Grant = (request: GrantRequest, client: OauthClient) => Promise<TokenResponse>

export const createAccessService = ({
  database,
  accessTokens,
  refreshTokens,
  keyRing,
  visitors,
  logins,
  authorizedClient,
  limitVisitors,
}: AccessDependencies): AccessService => {
  const clientOf = async (clientId: string): Promise<OauthClient> => {
    const client = await oauthClientsStore.find(database, clientId)
    if (client && client.revokedAt === null) return client
    throw fail('INVALID_CLIENT', {}, 'The client was not found.')
  }

  /** The storefront that a refresh token was issued to. Other clients must say who they are. */
  const storefrontOf = async (grant: VisitorGrant | SessionGrant): Promise<OauthClient> => {
    const clientId = 'visitorId' in grant ? grant.clientId : await logins.clientIdOf(grant)
    const client = await clientOf(clientId)
    if (client.kind === 'storefront') return client
    throw fail('INVALID_REQUEST', {}, 'clientId is missing.')
  }

  /** Older public packages renew without naming their client. */
  const renew = async (request: GrantRequest): Promise<TokenResponse> => {
    const named = request.clientId ? await clientOf(request.clientId) : undefined
    const grant = refreshTokens.read(required(request, 'refreshToken'), named?.clientId)
    const client = named ?? (await storefrontOf(grant))
    return 'visitorId' in grant ? visitors.renew(grant) : logins.renew(grant, client)
  }

  const grants: ReadonlyMap<string, Grant> = new Map<string, Grant>([
    ['anonymous', (_request, client) => visitors.begin(client)],
    ['authorization_code', logins.exchange],
    ['client_credentials', (request, client) => grantToApp(accessTokens, client, request)],
  ])

  return {
    token: async (given, { rotates, authorization, address }) => {
      const request = readGrantRequest(given, rotates, authorization)
      if (request.grant === 'authorized_client') return authorizedClient(request)
      if (request.grant === 'strip_bound_session') return stripBoundSession(accessTokens, clientOf, request)
      if (request.grant === 'refresh_token') return renew(request)
      const grant = grants.get(request.grant)
      if (!grant) throw fail('UNSUPPORTED_GRANT_TYPE')
      const client = await clientOf(required(request, 'clientId'))
      if (request.grant === 'anonymous') limitVisitors(address)
      return grant(request, client)
    },
    tokenInfo: (token) => tellOf(token, accessTokens, keyRing),
  }
}
