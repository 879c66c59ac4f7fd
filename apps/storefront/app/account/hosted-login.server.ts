import { CommerceError } from '@vitrine/client'
import { type BegunLogin, endLogin } from '@vitrine/client/login'
import { data as answer, redirectDocument } from 'react-router'
import { jsonCookie, setCookie, setJsonCookie } from '../cookies.server.ts'
import { languageOf, prefixOf } from '../messages/languages.ts'
import { report } from '../serving/report.server.ts'
import type { Visitor } from '../shop.server.ts'
import { cartBefore, cartMoved } from './cart-moves.server.ts'
import { CALLBACK, ledTo } from './enter.server.ts'
import { problemOf, refusal } from './form.server.ts'
import { newsCookie } from './news.server.ts'
import { returnPath } from './return-to.ts'

const NAME = 'vitrine_login'

/** How long the platform's login page waits for a person. */
const LIFETIME_SECONDS = 30 * 60

const LOGIN_OVER = setCookie(NAME, '', 0)

/** What the platform's page shows first. */
interface FirstShown {
  /** The registration form. */
  signsUp?: boolean
  /** The id of an external provider, to go there at once. */
  provider?: string | null
}

/** Redirects to the platform's login page. A cookie proves that the same person comes back. */
export async function leaveToLogIn(visitor: Visitor, returnTo: string, first: FirstShown = {}) {
  const { auth } = visitor.client
  const { signsUp, provider } = first
  // The return address is the same in every language; the page after it isn't.
  const data = auth.generateOAuthData(CALLBACK, prefixOf(visitor.language) + returnTo)
  try {
    const { authUrl, authorizationEndpoint } = await auth.getAuthUrl(data, {
      responseMode: 'query',
      ...(provider && { idp: { connectionId: provider } }),
    })
    const address = new URL(authUrl)
    if (signsUp) address.searchParams.set('prompt', 'create')
    const begun: BegunLogin = { ...data, authorizationEndpoint }
    const headers = { 'Set-Cookie': setJsonCookie(NAME, begun, LIFETIME_SECONDS) }
    return redirectDocument(address.href, { status: 303, headers })
  } catch (error) {
    return refusal(problemOf(error))
  }
}

/** What a person came back with, as query, fragment or form. */
export interface Returned {
  code: string | null
  state: string | null
  error: string | null
  description: string | null
  /** Who answers (RFC 9207). */
  iss: string | null
}

/**
 * Why the login failed: the platform's answer if it's genuine; otherwise that the login didn't start in this
 * browser.
 */
export type Failed = { said: string } | { isElsewhere: true } | { isFailed: true }

/**
 * Reads what a person came back with; undefined if it isn't a login answer. Repeated parameters don't count.
 */
export function returnedIn(from: URLSearchParams | FormData): Returned | undefined {
  const read = (name: string) => {
    const [value, ...more] = from.getAll(name)
    return typeof value === 'string' && value !== '' && more.length === 0 ? value.slice(0, 4000) : null
  }
  const [code, state, error] = [read('code'), read('state'), read('error')]
  return code || state || error
    ? { code, state, error, description: read('error_description'), iss: read('iss') }
    : undefined
}

const queryOf = ({ state, error, description }: Returned): string =>
  new URLSearchParams({
    state: state ?? '',
    error: error ?? 'invalid_request',
    ...(description && { error_description: description }),
  }).toString()

/** The answer as it was in the address, for the client to check. */
const answerOf = ({ code, state, iss }: Returned): string =>
  `${CALLBACK}?${new URLSearchParams({ code: code ?? '', state: state ?? '', ...(iss && { iss }) })}`

/** Finishes a login on the page that the person comes back to, and leads on to where they were. */
export async function comeBack(visitor: Visitor, cookies: string | null, returned: Returned) {
  const { auth } = visitor.client
  const data = keptLogin(cookies)
  // Anyone can link to this page, so it shows an answer only if this browser started the login.
  if (!data || data.state !== returned.state) return failed(visitor, { isElsewhere: true })
  if (returned.error || !returned.code) {
    // The return address is the same in every language; errors use the person's language.
    const language = languageOf(data.originalUri)
    if (language !== visitor.language)
      return redirectDocument(`${prefixOf(language)}/callback?${queryOf(returned)}`)
    const said = (returned.description ?? returned.error ?? '').slice(0, 200)
    return failed(visitor, said ? { said } : { isFailed: true })
  }
  const before = await cartBefore(visitor)
  try {
    await endLogin(auth, answerOf(returned), data, 'query')
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    report(error)
    return failed(visitor, { isFailed: true })
  }
  const moved = await cartMoved(visitor, before)
  return ledTo(returnPath(data.originalUri), LOGIN_OVER, ...(moved ? [newsCookie(moved)] : []))
}

function failed(visitor: Visitor, why: Failed) {
  visitor.isPrivate = true
  return answer<Failed>(why, { status: 400, headers: { 'Set-Cookie': LOGIN_OVER } })
}

/** The login started in this browser, if any. */
function keptLogin(cookies: string | null): BegunLogin | undefined {
  const kept = Object(jsonCookie(cookies, NAME)) as Partial<Record<keyof BegunLogin, unknown>>
  const { state, codeVerifier, codeChallenge, redirectUri, originalUri } = kept
  const texts = [
    state,
    codeVerifier,
    codeChallenge,
    redirectUri,
    originalUri,
    kept.authorizationEndpoint ?? '',
  ]
  return texts.every((text) => typeof text === 'string') ? (kept as BegunLogin) : undefined
}
