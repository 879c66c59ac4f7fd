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

/** The redirect address registered at the platform. */
export const CALLBACK = `${settings.storefrontUrl}/callback`

/** Timeout for the redirects on the platform. */
const PATIENCE_MS = 8000

/** Who is logging in, and where they go next. */
export interface Entering {
  email: string
  returnTo: string
  /** The form's values, to show again. */
  typed?: Readonly<Record<string, string>>
  /** The message for the next page, before the one about the cart. */
  news?: News
}

/** Continues a registration, login or verification: every state of `LoginState` has its page. */
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

/** Whether the platform requires a captcha. */
export const wantsCaptcha = (state: StateMachine): boolean =>
  state.loginState === 'USER_CAPTCHA_REQUIRED' ||
  state.loginState === 'SILENT_CAPTCHA_REQUIRED' ||
  (state.loginState === 'FAILURE' && failureOf(state).problem === 'captcha')

/** Exchanges the session token for a member's tokens, and leads back to where they came from. */
async function logIn(visitor: Visitor, sessionToken: string, { returnTo, typed = {}, news }: Entering) {
  const { auth } = visitor.client
  const before = await cartBefore(visitor)
  try {
    await completeLoginOnServer(auth, sessionToken, CALLBACK, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    return refusal(problemOf(error), { typed })
  }
  const moved = await cartMoved(visitor, before)
  const notice = news ?? moved
  return ledTo(returnTo, WAITING_OVER, ...(notice ? [newsCookie(notice)] : []))
}

/** Redirects to a page of the shop and sets cookies. A page in another language needs a full page load. */
export function ledTo(path: string, ...cookies: readonly string[]): Response {
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  const lead = languageOf(path) === LANGUAGES[0] ? redirect : redirectDocument
  return lead(path, { status: 303, headers })
}
