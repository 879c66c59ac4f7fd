import { escaped } from '../../../http/html.ts'
import { plainPage } from '../../../http/plain-page.ts'

/** Writes the page that says why nobody can log in here. */
export const problemPage = (problem: string): string =>
  plainPage(
    'Login is not possible',
    `<h1>Login is not possible</h1><p role="alert">${escaped(problem)}</p>` +
      `<p>Go back to the application and try again; when that does not help, tell those who run it.</p>`,
  )
