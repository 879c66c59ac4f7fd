import { CommerceError, EMPTY_TOKENS } from '@vitrine/client'
import { completeLoginOnServer } from '@vitrine/client/login'
import { redirectDocument } from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import type { Visitor } from '../shop.server.ts'
import { CALLBACK, ledTo, wantsCaptcha } from './enter.server.ts'
import { captchaOf, failureOf, problemOf, refusal, secretOf } from './form.server.ts'
import { readMember } from './member.server.ts'
import { newsCookie } from './news.server.ts'

/**
 * Changes a member's password. It logs in with the current password first: an unattended browser isn't
 * enough, and the platform changes passwords only soon after a login. All other logins end.
 */
export async function changePasswordByForm(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const password = secretOf(form, 'current')
  const next = secretOf(form, 'password')
  if (password === '') return refusal('noPassword', { field: 'current' })
  if (next === '') return refusal('noPassword', { field: 'password' })
  const { auth, authentication } = visitor.client
  try {
    const member = await readMember(visitor)
    if (!member) return refusal('loggedOut')
    const state = await auth.login({ email: member.email, password, ...captchaOf(form) })
    if (wantsCaptcha(state)) return refusal('captchaByMail')
    if (state.loginState === 'FAILURE') {
      const found = failureOf(state)
      return refusal(found.problem === 'wrongLogin' ? { problem: 'wrongPassword', field: 'current' } : found)
    }
    if (state.loginState !== 'SUCCESS') return refusal('recent')
    await completeLoginOnServer(auth, state.data.sessionToken, CALLBACK)
    await authentication.changePassword(next)
  } catch (error) {
    return refusal(problemOf(error))
  }
  return ledTo('/account', newsCookie({ what: 'PASSWORD_CHANGED' }))
}

/** Deletes a member's account after they confirmed it. The next request is a new visitor. */
export async function deleteAccountByForm(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  if (form.get('sure') !== 'yes') return refusal('notSure', { field: 'sure' })
  try {
    if (!(await readMember(visitor))) return refusal('loggedOut')
    await visitor.client.members.deleteMyMember()
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 404) return refusal(problemOf(error))
  }
  visitor.client.auth.setTokens(EMPTY_TOKENS)
  return redirectDocument('/', { status: 303, headers: { 'Set-Cookie': newsCookie({ what: 'DELETED' }) } })
}
