import type { StateMachine } from '@vitrine/client'
import { readForm } from '../cart/cart-form.server.ts'
import type { Visitor } from '../shop.server.ts'
import { givesChallenges } from './captcha.server.ts'
import { entered, wantsCaptcha } from './enter.server.ts'
import { captchaOf, isEmail, problemOf, refusal, secretOf, textOf } from './form.server.ts'
import { leaveToLogIn } from './hosted-login.server.ts'
import { returnPath } from './return-to.ts'

/** Handles the login form: logs in with its values, or redirects to the platform's page. */
export async function logInByForm(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const returnTo = returnPath(form.get('returnTo'))
  if (form.get('intent') === 'hosted') return leaveToLogIn(visitor, returnTo)

  const email = textOf(form, 'email')
  const password = secretOf(form, 'password')
  const typed = { email }
  if (!isEmail(email)) return refusal('noEmail', { field: 'email', typed })
  if (password === '') return refusal('noPassword', { field: 'password', typed })
  try {
    const state = await visitor.client.auth.login({ email, password, ...captchaOf(form) })
    if (await needsHostedPage(state)) return leaveToLogIn(visitor, returnTo)
    return await entered(visitor, state, { email, returnTo })
  } catch (error) {
    return refusal(problemOf(error), { typed })
  }
}

/** Handles the registration form: registers with its values, or redirects to the platform's page. */
export async function registerByForm(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const returnTo = returnPath(form.get('returnTo'))
  if (form.get('intent') === 'hosted') return leaveToLogIn(visitor, returnTo, { signsUp: true })
  const email = textOf(form, 'email')
  const password = secretOf(form, 'password')
  const firstName = textOf(form, 'firstName').slice(0, 100)
  const typed = { email, firstName }
  if (!isEmail(email)) return refusal('noEmail', { field: 'email', typed })
  if (password === '') return refusal('noPassword', { field: 'password', typed })
  try {
    const profile = { language: visitor.language, ...(firstName && { firstName }) }
    const state = await visitor.client.auth.register({ email, password, profile, ...captchaOf(form) })
    if (await needsHostedPage(state)) return leaveToLogIn(visitor, returnTo, { signsUp: true })
    return await entered(visitor, state, { email, returnTo, typed })
  } catch (error) {
    return refusal(problemOf(error), { typed })
  }
}

/** Whether a third-party captcha is required: only the platform's page can show it. */
const needsHostedPage = async (state: StateMachine): Promise<boolean> =>
  wantsCaptcha(state) && !(await givesChallenges())
