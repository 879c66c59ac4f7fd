import type { StateMachine } from '@vitrine/client'
import { completeLoginOnServer } from '@vitrine/client/login'
import { redirect, redirectDocument } from 'react-router'
import { LANGUAGES, languageOf } from '../messages/languages.ts'
import { settings } from '../settings.server.ts'
import type { Visitor } from '../shop.server.ts'
import { cartBefore, cartMoved } from './cart-moves.server.ts'
import { failureOf, problemOf, refusal } from './form.server.ts'
import type { News } from './news.server.ts'
import { newsCookie } from './news.server.ts'
import { WAITING_OVER, waitingCookie } from './waiting.server.ts'

/** Where the platform leads back to, as it is registered there. */
export const CALLBACK = `${settings.storefrontUrl}/callback`

/** So long the way through the platform's addresses may take. */
const PATIENCE_MS = 8000

/** Who is entering, and where they go from here. */
export interface Entering {
  email: string
  returnTo: string
  /** What was typed, for the form to show again. */
  typed?: Readonly<Record<string, string>>
  /** What the next page says, before what came into the cart. */
  news?: News
}

/** Leads on from where a registration, login or verification stands: every state of `LoginState` has its page. */
export async function entered(visitor: Visitor, state: StateMachine, entering: Entering) {
  const { email, returnTo, typed = { email } } = entering
  switch (state.loginState) {
    case 'SUCCESS':
      return logIn(visitor, state.data.sessionToken, entering)
    case 'EMAIL_VERIFICATION_REQUIRED':
      return ledTo('/verify', waitingCookie({ stateToken: state.data.stateToken, email, returnTo }))
    case 'OWNER_APPROVAL_REQUIRED':
      return ledTo('/waiting', WAITING_OVER)
    case 'USER_CAPTCHA_REQUIRED':
    case 'SILENT_CAPTCHA_REQUIRED':
      return refusal('captcha', { typed })
    case 'FAILURE':
      return refusal(failureOf(state), { typed })
    default:
      return refusal('failed', { typed })
  }
}

/** Tells whether the platform wants to see that no program is typing. */
export const wantsCaptcha = (state: StateMachine): boolean =>
  state.loginState === 'USER_CAPTCHA_REQUIRED' ||
  state.loginState === 'SILENT_CAPTCHA_REQUIRED' ||
  (state.loginState === 'FAILURE' && failureOf(state).problem === 'captcha')

/** Exchanges the session token for the tokens of a member, and leads back to where they came from. */
async function logIn(visitor: Visitor, sessionToken: string, { returnTo, typed = {}, news }: Entering) {
  const { auth } = visitor.client
  const before = await cartBefore(visitor)
  try {
    await completeLoginOnServer(auth, sessionToken, CALLBACK, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    return refusal(problemOf(error), { typed })
  }
  const moved = await cartMoved(visitor, before)
  const said = news ?? moved
  return ledTo(returnTo, WAITING_OVER, ...(said ? [newsCookie(said)] : []))
}

/** Leads on to a page of the shop, with cookies. Pages of another language are other documents. */
export function ledTo(path: string, ...cookies: readonly string[]): Response {
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  const lead = languageOf(path) === LANGUAGES[0] ? redirect : redirectDocument
  return lead(path, { status: 303, headers })
}
