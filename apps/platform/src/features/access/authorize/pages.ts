import { escaped } from '../../../http/html.ts'
import { plainPage } from '../../../http/plain-page.ts'

export interface LoginForm {
  readonly shopName: string
  /** Where the form goes: the address that it was shown at. */
  readonly action: string
  readonly formToken: string
  /** What was typed before, to be shown again. */
  readonly email: string
  /** Why it is shown again; announced by screen readers. */
  readonly problem?: string
}

/** Writes the page on which merchants and owners log in. It works without scripts; there are none. */
export const loginPage = ({ shopName, action, formToken, email, problem }: LoginForm): string => {
  const name = escaped(shopName)
  const invalid = problem ? ' aria-invalid="true" aria-describedby="problem"' : ''
  const focus = (first: boolean): string => (first ? ' autofocus' : '')
  return plainPage(
    `${problem ? 'Error: ' : ''}Log in to ${shopName}`,
    `<h1>Log in to ${name}</h1>${problem ? `<p id="problem" role="alert">${escaped(problem)}</p>` : ''}` +
      `<form method="post" action="${escaped(action)}">` +
      `<input type="hidden" name="form" value="${escaped(formToken)}">` +
      `<label for="email">E-mail address</label><input id="email" name="email" type="email" required ` +
      `maxlength="254" autocomplete="username" value="${escaped(email)}"${invalid}${focus(!email)}>` +
      `<label for="password">Password</label><input id="password" name="password" type="password" required ` +
      `maxlength="256" autocomplete="current-password"${invalid}${focus(Boolean(email))}>` +
      `<button type="submit">Log in</button></form>`,
  )
}

/** Writes the page that says why nobody can log in here. */
export const problemPage = (problem: string): string =>
  plainPage(
    'Login is not possible',
    `<h1>Login is not possible</h1><p role="alert">${escaped(problem)}</p>` +
      `<p>Go back to the application and try again; when that does not help, tell those who run it.</p>`,
  )
