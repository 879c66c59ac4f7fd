import type { Reader } from '../../../database/database.ts'
import { fail } from '../../../http/failure.ts'
import { isObject } from '../../../http/json-body.ts'
import { type OauthClient, oauthClientsStore } from '../oauth-clients.store.ts'
import { isChallenge } from '../sessions/pkce.ts'
import { answerAddress } from './answer-address.ts'

/** What a client asks for at the authorize address, checked. */
export interface AuthorizeRequest {
  readonly client: OauthClient
  /** One of the client's, to the letter. */
  readonly redirectUri: string
  readonly responseMode: 'query' | 'fragment'
  readonly state: string | undefined
  readonly codeChallenge: string
}

/** What came of reading a request: a login to show, a page that says no, or an error for the client itself. */
export type ReadRequest =
  | { readonly kind: 'login'; readonly request: AuthorizeRequest }
  | { readonly kind: 'page'; readonly problem: string }
  | { readonly kind: 'redirect'; readonly to: string }

/**
 * Reads the query of the authorize address (RFC 6749, section 4.1.1, with PKCE S256 alone). Whatever is wrong
 * with client or redirect address is told to the person, since nothing may be sent anywhere then; all else goes
 * back to the client.
 *
 * @throws {Failure} FEATURE_NOT_AVAILABLE for storefronts, whose members log in elsewhere
 */
export const readAuthorizeRequest = async (
  query: unknown,
  reader: Reader,
  issuer: string,
): Promise<ReadRequest> => {
  const given = isObject(query) ? query : {}
  if (Object.values(given).some((value) => typeof value !== 'string'))
    return page('A parameter of the address is given twice.')
  const text = (name: string): string | undefined => (given[name] ? String(given[name]) : undefined)

  const client = await oauthClientsStore.find(reader, text('client_id') ?? '')
  if (!client || client.revokedAt !== null || client.kind === 'app')
    return page('The application that sent you here is not known.')
  const redirectUri = client.redirectUris.find((uri) => uri === text('redirect_uri'))
  if (!redirectUri) return page('The application that sent you here did not give one of its own addresses.')
  if (client.kind === 'storefront') throw fail('FEATURE_NOT_AVAILABLE', { clientKind: client.kind })

  const mode = text('response_mode') ?? 'query'
  const responseMode = mode === 'fragment' ? 'fragment' : 'query'
  const answer = { redirectUri, responseMode, state: text('state') } as const
  const codeChallenge = text('code_challenge') ?? ''
  const error = errorOf(text, mode, codeChallenge)
  if (error) return { kind: 'redirect', to: answerAddress(answer, { ...error, iss: issuer }) }
  return { kind: 'login', request: { client, codeChallenge, ...answer } }
}

const page = (problem: string): ReadRequest => ({ kind: 'page', problem })

const errorOf = (text: (name: string) => string | undefined, mode: string, challenge: string) => {
  const invalid = (description: string) => ({ error: 'invalid_request', error_description: description })
  if (text('response_type') !== 'code')
    return { error: 'unsupported_response_type', error_description: 'response_type must be code' }
  if (mode !== 'query' && mode !== 'fragment') return invalid('response_mode must be query or fragment')
  if (!isChallenge(challenge)) return invalid('code_challenge must be the S256 of a verifier')
  if (text('code_challenge_method') !== 'S256') return invalid('code_challenge_method must be S256')
  if (text('prompt') === 'none')
    return { error: 'login_required', error_description: 'Nobody is logged in here' }
  return undefined
}
