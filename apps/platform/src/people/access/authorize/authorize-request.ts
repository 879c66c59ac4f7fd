import { type OauthClient, oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import { isChallenge } from '../sessions/pkce.ts'
import type { AskedPrompt } from './authorize-requests.ts'

/** How the answer is returned; a web message is posted to the page that frames ours. */
export type ResponseMode = 'query' | 'fragment' | 'web_message'

/** Where the answer to a request goes. */
export interface AnswerTo {
  readonly client: OauthClient
  /** One of the client's addresses, exactly; empty if a web message goes to whichever client page asks. */
  readonly redirectUri: string
  readonly responseMode: ResponseMode
  readonly state: string | undefined
}

/** A validated request of a client at the authorize address. */
export interface AuthorizeRequest extends AnswerTo {
  readonly codeChallenge: string
  readonly prompt: AskedPrompt | 'none' | undefined
  /** The person wants an account (Initiating User Registration via OpenID Connect 1.0). */
  readonly signsUp: boolean
  readonly sessionToken: string | undefined
  readonly visit: string | undefined
  readonly idp: string | undefined
  readonly scope: string | undefined
  readonly nonce: string | undefined
}

/** The result of reading a request: a valid one, an error page for the person, or an error for the client. */
export type ReadRequest =
  | { readonly kind: 'login'; readonly request: AuthorizeRequest }
  | { readonly kind: 'page'; readonly problem: string }
  | { readonly kind: 'error'; readonly to: AnswerTo; readonly error: Readonly<Record<string, string>> }

/** Parameters by their standard names (RFC 6749, section 4.1.1), and as the public packages write them. */
const NAMES = {
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  response_type: 'responseType',
  response_mode: 'responseMode',
  code_challenge: 'codeChallenge',
  code_challenge_method: 'codeChallengeMethod',
  session_token: 'sessionToken',
} as const

/** The length limit of texts that are returned to the client unchanged. */
const LONGEST_TEXT = 2048

type Text = (name: string) => string | undefined

/**
 * Reads the query of the authorize address (RFC 6749, section 4.1.1, with PKCE S256 only). A wrong client or
 * redirect address is shown to the person, because nothing may be sent anywhere then; other errors go back to
 * the client.
 */
export const readAuthorizeRequest = async (query: unknown, reader: Reader): Promise<ReadRequest> => {
  const given = isObject(query) ? query : {}
  if (Object.values(given).some((value) => typeof value !== 'string'))
    return page('A parameter appears twice in the address.')
  if (Object.entries(NAMES).some(([one, other]) => given[one] && given[other]))
    return page('A parameter appears in the address under two names.')
  const text: Text = (name) => {
    const value = given[name] || given[NAMES[name as keyof typeof NAMES]]
    return value ? String(value) : undefined
  }

  const client = await oauthClientsStore.find(reader, text('client_id') ?? '')
  if (!client || client.revokedAt !== null || client.kind === 'app')
    return page('The application that sent you here is unknown.')
  const mode = text('response_mode') ?? 'query'
  const redirectUri = redirectUriOf(client, text('redirect_uri'), mode)
  if (redirectUri === undefined)
    return page("The application that sent you here used an address that isn't registered.")

  const state = text('state')
  const responseMode = fitsKind(mode, client) ? mode : 'query'
  const to: AnswerTo = { client, redirectUri, responseMode, state: state?.slice(0, LONGEST_TEXT) }
  const error = errorOf(text, mode, client)
  if (error) return { kind: 'error', to, error }
  return {
    kind: 'login',
    request: {
      ...to,
      codeChallenge: text('code_challenge') ?? '',
      ...promptOf(text('prompt')),
      sessionToken: text('session_token'),
      visit: text('visit'),
      idp: text('idp'),
      scope: text('scope'),
      nonce: text('nonce'),
    },
  }
}

const page = (problem: string): ReadRequest => ({ kind: 'page', problem })

/** The merchants' login page can't be framed. */
const MODES: Readonly<Record<OauthClient['kind'], readonly string[]>> = {
  storefront: ['query', 'fragment', 'web_message'],
  console: ['query', 'fragment'],
  app: [],
}

const fitsKind = (mode: string, { kind }: OauthClient): mode is ResponseMode => MODES[kind].includes(mode)

/** A frame in a shop's page needs no return address: its answer is posted only to the client's origins. */
const redirectUriOf = (client: OauthClient, asked: string | undefined, mode: string): string | undefined => {
  if (asked === undefined && mode === 'web_message' && client.kind === 'storefront') return ''
  return client.redirectUris.some(
    (uri) => uri === asked || (client.kind === 'console' && isOwnPort(uri, asked)),
  )
    ? asked
    : undefined
}

/** A program on a person's machine gets its answer at any free port (RFC 8252, section 7.3). */
const isOwnPort = (registered: string, asked = ''): boolean =>
  /^http:\/\/127\.0\.0\.1\//.test(registered) &&
  registered === asked.replace(/^(http:\/\/127\.0\.0\.1):[1-9]\d{0,4}\//, '$1/')

/** The allowed prompts. Of several, the first in this list applies. */
export const PROMPTS = ['none', 'create', 'select_account', 'login', 'consent'] as const

/** A logged-in person who wants an account wants another one. */
const promptOf = (given: string | undefined): Pick<AuthorizeRequest, 'prompt' | 'signsUp'> => {
  const asked = given?.split(' ') ?? []
  const prompt = PROMPTS.find((each) => asked.includes(each))
  return prompt === 'create' ? { prompt: 'login', signsUp: true } : { prompt, signsUp: false }
}

const errorOf = (text: Text, mode: string, client: OauthClient) => {
  const invalid = (description: string) => ({ error: 'invalid_request', error_description: description })
  if (text('response_type') !== 'code')
    return { error: 'unsupported_response_type', error_description: 'response_type must be code' }
  if (!fitsKind(mode, client)) return invalid(`response_mode must be one of ${MODES[client.kind].join(', ')}`)
  if (!isChallenge(text('code_challenge') ?? ''))
    return invalid('code_challenge must be the S256 of a verifier')
  if (text('code_challenge_method') !== 'S256') return invalid('code_challenge_method must be S256')
  if ((text('state') ?? '').length > LONGEST_TEXT || (text('nonce') ?? '').length > LONGEST_TEXT)
    return invalid(`state and nonce must have at most ${LONGEST_TEXT} characters`)
  const prompts = text('prompt')?.split(' ') ?? []
  if (prompts.some((prompt) => !PROMPTS.some((known) => known === prompt)))
    return invalid(`prompt must be one of ${PROMPTS.join(', ')}`)
  if (prompts.includes('none') && prompts.length > 1) return invalid('prompt none must be used alone')
  if (prompts.includes('create') && client.kind !== 'storefront')
    return invalid("prompt create is only for storefronts: consoles don't register anyone")
  return undefined
}
