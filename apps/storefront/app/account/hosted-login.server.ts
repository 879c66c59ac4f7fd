import { CommerceError, type OauthData } from '@vitrine/client'
import { data as answer, redirectDocument } from 'react-router'
import { jsonCookie, setCookie, setJsonCookie } from '../cookies.server.ts'
import { languageOf, prefixOf } from '../messages/languages.ts'
import type { Visitor } from '../shop.server.ts'
import { cartBefore, cartMoved } from './cart-moves.server.ts'
import { CALLBACK, ledTo } from './enter.server.ts'
import { problemOf, refusal } from './form.server.ts'
import { newsCookie } from './news.server.ts'
import { returnPath } from './return-to.ts'

const NAME = 'vitrine_login'

/** So long the platform's login page waits for a person. */
const LIFETIME_SECONDS = 30 * 60

const LOGIN_OVER = setCookie(NAME, '', 0)

/** Leads to the platform's login page. What proves that the person who comes back is the one who left is in a cookie. */
export async function leaveToLogIn({ client: { auth }, language }: Visitor, returnTo: string) {
  // The way back is the same in every language; what follows it is not.
  const data = auth.generateOAuthData(CALLBACK, prefixOf(language) + returnTo)
  try {
    const { authUrl } = await auth.getAuthUrl(data, { responseMode: 'query' })
    const headers = { 'Set-Cookie': setJsonCookie(NAME, data, LIFETIME_SECONDS) }
    return redirectDocument(authUrl, { status: 303, headers })
  } catch (error) {
    return refusal(problemOf(error))
  }
}

/** What a person came back with, whether as query, fragment or form. */
export interface Returned {
  code: string | null
  state: string | null
  error: string | null
  description: string | null
}

/** Why nobody is logged in: what the platform said, if it was the platform; else that the login is not of this browser. */
export type Failed = { said: string } | { isElsewhere: true } | { isFailed: true }

/** Reads what a person came back with; undefined where there is nothing of the kind. */
export function returnedIn(from: URLSearchParams | FormData): Returned | undefined {
  const read = (name: string) => {
    const value = from.get(name)
    return typeof value === 'string' && value !== '' ? value.slice(0, 4000) : null
  }
  const [code, state, error] = [read('code'), read('state'), read('error')]
  return code || state || error ? { code, state, error, description: read('error_description') } : undefined
}

const queryOf = ({ state, error, description }: Returned): string =>
  new URLSearchParams({
    state: state ?? '',
    error: error ?? 'invalid_request',
    ...(description && { error_description: description }),
  }).toString()

/** Ends a login on the page that the person comes back to, and leads on to where they were. */
export async function comeBack(visitor: Visitor, cookies: string | null, returned: Returned) {
  const { auth } = visitor.client
  const data = keptLogin(cookies)
  // Anybody can write an address of this page: what it says is shown only when it answers a question of this browser.
  if (!data || data.state !== returned.state) return failed(visitor, { isElsewhere: true })
  if (returned.error || !returned.code) {
    // The way back is the same in every language; what went wrong is said in that of the person.
    const language = languageOf(data.originalUri)
    if (language !== visitor.language)
      return redirectDocument(`${prefixOf(language)}/callback?${queryOf(returned)}`)
    const said = (returned.description ?? returned.error ?? '').slice(0, 200)
    return failed(visitor, said ? { said } : { isFailed: true })
  }
  const before = await cartBefore(visitor)
  try {
    auth.setTokens(await auth.getMemberTokens(returned.code, returned.state ?? '', data))
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    console.error(error)
    return failed(visitor, { isFailed: true })
  }
  const moved = await cartMoved(visitor, before)
  return ledTo(returnPath(data.originalUri), LOGIN_OVER, ...(moved ? [newsCookie(moved)] : []))
}

function failed(visitor: Visitor, why: Failed) {
  visitor.isPrivate = true
  return answer<Failed>(why, { status: 400, headers: { 'Set-Cookie': LOGIN_OVER } })
}

/** The login that this browser has begun; undefined when there is none. */
function keptLogin(cookies: string | null): OauthData | undefined {
  const kept = Object(jsonCookie(cookies, NAME)) as Partial<Record<keyof OauthData, unknown>>
  const { state, codeVerifier, codeChallenge, redirectUri, originalUri } = kept
  const texts = [state, codeVerifier, codeChallenge, redirectUri, originalUri]
  return texts.every((text) => typeof text === 'string') ? (kept as OauthData) : undefined
}
