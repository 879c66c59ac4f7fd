import { CommerceError, type StateMachine } from '@vitrine/client'
import type { authentication } from '@vitrine/client/identity'
import { data } from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import { prefixOf } from '../messages/languages.ts'
import { settings } from '../settings.server.ts'
import type { Visitor } from '../shop.server.ts'
import { entered } from './enter.server.ts'
import { isEmail, problemOf, refusal, secretOf, textOf } from './form.server.ts'
import type { FormAnswer } from './form-answer.ts'
import { returnPath } from './return-to.ts'

/** The longest return address that the platform keeps with a mail. */
const LONGEST_WAY_BACK = 1000

/**
 * Requests a mail with a link to set a new password. The answer is the same for every address, so it doesn't
 * reveal who is a member.
 */
export async function sendLinkByForm(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const email = textOf(form, 'email')
  const typed = { email }
  if (!isEmail(email)) return refusal('noEmail', { field: 'email', typed })
  try {
    const url = loginAfter(visitor, returnPath(form.get('returnTo')))
    await visitor.client.recovery.sendRecoveryEmail(email, {
      language: visitor.language,
      redirect: { url, clientId: settings.clientId },
    })
    return data<FormAnswer>({ isDone: true, typed })
  } catch (error) {
    return refusal(problemOf(error), { typed })
  }
}

/**
 * Where the platform's page leads after a new password is set: to the login, and from there to where the
 * person was.
 */
function loginAfter({ language }: Visitor, returnTo: string): string {
  const login = `${settings.storefrontUrl}${prefixOf(language)}/login`
  const onward = `${login}?${new URLSearchParams({ returnTo })}`
  return onward.length > LONGEST_WAY_BACK ? login : onward
}

/** Sets a new password with a mail's token, logs in if possible, and leads back to the page in its address. */
export async function setPasswordByForm(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const token = textOf(form, 'token')
  const password = secretOf(form, 'password')
  if (password === '') return refusal('noPassword', { field: 'password' })
  try {
    const answer = await visitor.client.recovery.recover(token, { password })
    const state = stateOf(answer)
    if (state === undefined) return data<FormAnswer>({ isDone: true })
    return await entered(visitor, state, {
      email: '',
      returnTo: returnPath(form.get('returnTo')),
      news: { what: 'PASSWORD_SET' },
    })
  } catch (error) {
    if (error instanceof CommerceError && error.code === 'VERIFICATION_FAILED') return refusal('linkOld')
    return refusal(problemOf(error))
  }
}

/** The login's state, as the login form gets it; undefined if the only way on is to log in. */
function stateOf({
  state,
  sessionToken,
  stateToken,
}: authentication.StateMachineResponse): StateMachine | undefined {
  if (state === 'SUCCESS' && sessionToken) return { loginState: 'SUCCESS', data: { sessionToken } }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
  return undefined
}
