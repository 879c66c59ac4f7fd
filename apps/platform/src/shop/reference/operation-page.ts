import { type ErrorCode, errorEntry, wireCodeOf } from '@vitrine/contract'
import { escaped } from '../../floor/http/pages/html.ts'
import { exampleAddress, exampleBody, exampleCommand } from './commands.ts'
import { fieldList } from './fields.ts'
import { wholePage } from './page.ts'
import type { Entry, Reference } from './reference.ts'
import { TRY_SCRIPT } from './scripts.ts'

export interface Trial {
  /** The demo shop's client id; only in development. */
  readonly clientId: string | undefined
}

/** Shows one call: what it takes and returns, how it fails, and a form to make it. */
export const operationPage = ({ document }: Reference, entry: Entry, url: string, { clientId }: Trial) => {
  const { rule, group, path, method, described, isBuilt } = entry
  const { name, summary } = rule.operation
  const canTry = clientId !== undefined && isBuilt && !rule.operation.form && !rule.operation.file
  const main =
    `<nav class="way" aria-label="Way"><a href="/docs/api">Calls</a> / <a href="/docs/api#${group.id}">${escaped(group.name)}</a></nav>` +
    `<h1>${name}</h1><p class="address"><code><span class="method">${method}</span> ${escaped(path)}</code></p>` +
    `${isBuilt ? '' : '<p class="badge">Declared, but not built yet</p>'}` +
    `<p class="lead">${escaped(summary)}</p><p>${plain(String(described.description ?? ''))}</p>` +
    '<div class="two"><div>' +
    `<section aria-labelledby="request"><h2 id="request">Request</h2>${requestFields(document, entry)}</section>` +
    `<section aria-labelledby="answer"><h2 id="answer">Answer</h2>${answerFields(document, entry)}</section>` +
    `<section aria-labelledby="errors"><h2 id="errors">Errors</h2>${errorTable(rule.errors)}` +
    '<p>And <a href="/docs/api#how">those that every call can return</a>.</p></section></div><div>' +
    `${exampleOf(entry, url)}${canTry ? tryIt(entry, clientId) : ''}</div></div>`
  return wholePage({ title: `${name} – Vitrine API`, main, ...(canTry && { script: TRY_SCRIPT }) })
}

/** Lists errors with what they mean. */
export const errorTable = (codes: readonly ErrorCode[]): string =>
  codes.length === 0
    ? '<p>None besides.</p>'
    : '<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>' +
      codes
        .map((code) => {
          const { status, means, bare } = errorEntry(code)
          const name = `<code>${wireCodeOf(code).replaceAll('_', '_<wbr>')}</code>`
          const said = `<a href="/docs/errors/${code}">${bare ? 'only the status' : name}</a>`
          return `<tr><td>${said}</td><td>${status}</td><td>${escaped(means)}</td></tr>`
        })
        .join('') +
      '</tbody></table>'

/** Text of the document with its code marks. */
const plain = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const requestFields = (document: Reference['document'], { rule, described }: Entry): string => {
  const content = Object(described.requestBody).content
  const [body] = Object.values(Object(content))
  const parameters = Array.isArray(described.parameters) ? described.parameters.map(Object) : []
  const inAddress = parameters.map(({ name, required, schema }) => [name, schema, required] as const)
  const fields = fieldList(document, Object(body).schema)
  const named = fieldList(document, {
    properties: Object.fromEntries(inAddress.map(([name, schema]) => [name, schema])),
    required: inAddress.flatMap(([name, , required]) => (required ? [name] : [])),
  })
  const heading = rule.operation.form ? 'Form' : 'Body'
  return (
    (named && `<h3>In the address</h3>${named}`) + (fields && `<h3>${heading}</h3>${fields}`) ||
    '<p>Nothing.</p>'
  )
}

const answerFields = (document: Reference['document'], { rule, described }: Entry): string => {
  if (rule.operation.file) return '<p>A file.</p>'
  const content = Object(Object(described.responses)['200']).content
  const [body] = Object.values(Object(content))
  return fieldList(document, Object(body).schema) || '<p>An empty object.</p>'
}

const exampleOf = (entry: Entry, url: string): string => {
  const { example } = entry
  if (!example) return ''
  const { failure } = example
  return (
    '<section class="example" aria-labelledby="example"><h2 id="example">Example</h2>' +
    `${block('Request', exampleCommand(entry, url))}${block('Answer', json(example.answer))}` +
    `${failure ? block(`Answer with status ${failure.status}`, json(failure.answer)) : ''}` +
    '<p class="note">From a run against the demo shop. Long lists and texts are shortened.</p></section>'
  )
}

const json = (value: unknown): string => JSON.stringify(value, null, 2)

const block = (name: string, text: string): string =>
  `<h3>${name}</h3><pre tabindex="0" role="region" aria-label="${name} of the example"><code>${escaped(text)}</code></pre>`

const tryIt = (entry: Entry, clientId: string): string => {
  const { rule, method } = entry
  const body = exampleBody(entry)
  const isVisitors = rule.access === 'visitor' || rule.access === 'none'
  return (
    '<section class="try" aria-labelledby="try"><h2 id="try">Try it</h2>' +
    '<p>This calls your own platform, which runs in development.</p>' +
    `<form data-method="${method}" data-client="${escaped(clientId)}">` +
    `<label><span>As</span><select name="whose"><option value="visitor"${isVisitors ? ' selected' : ''}>A visitor of the demo shop</option>` +
    `<option value="own"${isVisitors ? '' : ' selected'}>A token or key of mine</option><option value="none">No one: without a token</option></select></label>` +
    '<label><span>Token or key. <code>npm start</code> prints a key for the demo shop.</span><input name="token" autocomplete="off" spellcheck="false"></label>' +
    `<label><span>Address</span><input name="address" required value="${escaped(exampleAddress(entry))}" spellcheck="false"></label>` +
    (body === undefined
      ? ''
      : `<label><span>Body</span><textarea name="body" spellcheck="false">${escaped(body)}</textarea></label>`) +
    '<button>Send request</button></form>' +
    '<p role="status" id="status"></p><pre tabindex="0" role="region" aria-label="Answer of your call"><code id="result"></code></pre></section>'
  )
}
