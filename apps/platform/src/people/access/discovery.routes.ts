import type { FastifyInstance } from 'fastify'
import { ALGORITHM } from '../../floor/callers/secrets.ts'
import { PROMPTS } from './authorize/authorize-request.ts'

/** How clients authenticate; storefronts and consoles are public and don't. */
const METHODS = ['none', 'client_secret_basic', 'client_secret_post']

/** What an OAuth client needs to know about us in addition to the address (RFC 8414, OpenID Connect Discovery 1.0). */
export const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/oauth2/authorize`,
  token_endpoint: `${issuer}/oauth2/token`,
  revocation_endpoint: `${issuer}/oauth2/revoke`,
  userinfo_endpoint: `${issuer}/oauth2/user-info`,
  jwks_uri: `${issuer}/oauth2/jwks`,
  scopes_supported: ['openid', 'offline_access'],
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'fragment', 'web_message'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  prompt_values_supported: PROMPTS,
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: METHODS,
  revocation_endpoint_auth_methods_supported: METHODS,
  authorization_response_iss_parameter_supported: true,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [ALGORITHM],
  claims_supported: ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name', 'picture'],
  request_uri_parameter_supported: false,
})

/** Serves the discovery documents; they contain nothing personal. */
export const discoveryRoutes = (app: FastifyInstance, issuer: string): void => {
  const document = JSON.stringify(discoveryOf(issuer))
  for (const name of ['openid-configuration', 'oauth-authorization-server'])
    app.get(`/.well-known/${name}`, async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(document),
    )
}
