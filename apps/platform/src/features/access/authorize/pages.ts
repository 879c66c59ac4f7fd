import { hash } from 'node:crypto'
import { escaped } from '../../../http/html.ts'

/** Quiet and typographic, light and dark; part of the page, so that the page needs no second request. */
const STYLE = `:root{color-scheme:light dark;--ink:#1c1a17;--paper:#fbf9f5;--line:#8a8378;--accent:#22507a;--alarm:#9b1c1c}
@media(prefers-color-scheme:dark){:root{--ink:#ece7dd;--paper:#171512;--line:#8f877a;--accent:#9cc4ea;--alarm:#ffb4a8}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:22rem}h1{font:500 1.6rem/1.2 Georgia,serif;margin:0 0 1.5rem}p{margin:0 0 1rem}
label{display:block;margin:0 0 .25rem}input{width:100%;font:inherit;color:inherit;background:transparent;padding:.6rem .7rem;border:1px solid var(--line);border-radius:.25rem;margin:0 0 1rem}
button{width:100%;font:inherit;padding:.7rem;border:0;border-radius:.25rem;background:var(--accent);color:var(--paper);cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}[role=alert]{color:var(--alarm);border-left:3px solid;padding-left:.75rem}`

/** Lets the style in, and nothing else (CSP Level 3, hash source). */
export const STYLE_SOURCE = `'sha256-${hash('sha256', STYLE, 'base64')}'`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head>` +
  `<body><main id="SITE_CONTAINER">${body}</main></body></html>`

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
  return page(
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
  page(
    'Login is not possible',
    `<h1>Login is not possible</h1><p role="alert">${escaped(problem)}</p>` +
      `<p>Go back to the application and try again; when that does not help, tell those who run it.</p>`,
  )
