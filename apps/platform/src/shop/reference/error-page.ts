import { type ErrorCode, errorEntry, GENERIC_ERRORS, wireCodeOf } from '@vitrine/contract'
import { ERROR_HELP } from '@vitrine/contract/help'
import { RULES } from '@vitrine/contract/rules'
import { escaped } from '../../floor/http/pages/html.ts'
import { wholePage } from './page.ts'

/** Everything there is to say about an error: for its page here and the one in the docs. */
export interface ErrorArticle {
  readonly code: ErrorCode
  /** As it is on the wire; undefined if callers only see the status. */
  readonly wireCode: string | undefined
  readonly status: number
  readonly means: string
  readonly leaves: string
  readonly remedy: string
  /** The calls that can return it; all of them for a generic one. */
  readonly calls: 'every call' | readonly string[]
}

const GENERIC: readonly ErrorCode[] = GENERIC_ERRORS

export const errorArticle = (code: ErrorCode): ErrorArticle => {
  const { status, means, bare } = errorEntry(code)
  const { remedy, leaves = 'Nothing was changed.' } = ERROR_HELP[code]
  const rules = RULES.filter(({ errors }) => errors.includes(code))
  return {
    ...{ code, status, means, leaves, remedy },
    wireCode: bare ? undefined : wireCodeOf(code),
    calls: GENERIC.includes(code) ? 'every call' : rules.map(({ operation }) => operation.name).sort(),
  }
}

/** Finds an error by its name, or by its code on the wire. */
export const errorNamed = (text: string): ErrorCode | undefined =>
  CODES.find((code) => code === text) ?? CODES.find((code) => wireCodeOf(code) === text)

const CODES = Object.keys(ERROR_HELP) as ErrorCode[] // the table has exactly the codes as keys

/** Shows one error: what it means, what state it leaves, and what to do. */
export const errorPage = (code: ErrorCode) => {
  const { wireCode, status, means, leaves, remedy, calls } = errorArticle(code)
  const said =
    wireCode === undefined ? 'only the status is sent' : `<code>${breakable(wireCode)}</code> on the wire`
  const main =
    '<nav class="way" aria-label="Way"><a href="/docs/api">Calls</a> / <a href="/docs/errors">Errors</a></nav>' +
    `<h1>${breakable(code)}</h1><p class="address">Status ${status}, ${said}</p><p class="lead">${marked(means)}</p>` +
    `<h2>What to do</h2><p>${marked(remedy)}</p><h2>What state it leaves</h2><p>${marked(leaves)}</p>` +
    `<h2>Which calls return it</h2>${callList(calls)}`
  return wholePage({ title: `${code} – Vitrine API`, main })
}

/** Lists every error. */
export const errorIndexPage = () => {
  const rows = CODES.map((code) => {
    const { status, means } = errorEntry(code)
    return `<tr><td><a href="/docs/errors/${code}"><code>${breakable(code)}</code></a></td><td>${status}</td><td>${marked(means)}</td></tr>`
  })
  const main =
    '<nav class="way" aria-label="Way"><a href="/docs/api">Calls</a></nav><h1>Errors</h1>' +
    '<p class="lead">Every error of the platform. Branch on the code, never on the message.</p>' +
    '<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>' +
    `<tbody>${rows.join('')}</tbody></table>`
  return wholePage({ title: 'Errors – Vitrine API', main })
}

const callList = (calls: ErrorArticle['calls']): string => {
  if (calls === 'every call') return '<p>Every call can.</p>'
  if (calls.length === 0) return '<p>No call yet.</p>'
  return `<ul class="jump">${calls.map((name) => `<li><a href="/docs/api/${name}">${name}</a></li>`).join('')}</ul>`
}

const breakable = (code: string): string => code.replaceAll('_', '_<wbr>')

const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
