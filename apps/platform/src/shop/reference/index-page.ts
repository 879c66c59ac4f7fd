import { GENERIC_ERRORS } from '@vitrine/contract'
import { escaped } from '../../floor/http/pages/html.ts'
import { exampleCommand } from './commands.ts'
import { errorTable } from './operation-page.ts'
import { wholePage } from './page.ts'
import type { Entry, Reference } from './reference.ts'
import { SEARCH_SCRIPT } from './scripts.ts'

/** What a search looks at. */
const wordsOf = ({ rule: { operation, errors }, path, method, group }: Entry): string =>
  [operation.name, operation.summary, method, path, group.name, ...errors].join(' ').toLowerCase()

const matches = (entry: Entry, words: string): boolean => {
  const all = wordsOf(entry)
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Whether a call is named like what was searched for; those come first. */
const isNamed = ({ rule: { operation } }: Entry, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .some((word) => operation.name.toLowerCase().includes(word))

/** Lists every call by task, or the calls that match a search. */
export const indexPage = ({ groups, entries }: Reference, url: string, words: string) => {
  const shown = groups
    .map(({ group, entries: own }) => ({ group, own: own.filter((entry) => matches(entry, words)) }))
    .map(({ group, own }) => ({
      group,
      own: own.toSorted((a, b) => Number(isNamed(b, words)) - Number(isNamed(a, words))),
    }))
    .filter(({ own }) => own.length > 0)
  const count = shown.reduce((sum, { own }) => sum + own.length, 0)
  const said = words === '' ? '' : count === 1 ? '1 call found' : `${count} calls found`
  const token = entries.get('token')
  const query = entries.get('queryProducts')
  const main =
    '<h1>API reference</h1><p class="lead">Every call of the platform, by what you want to do. ' +
    `Requests and answers are real: they come from a run against the demo shop.</p>` +
    `<p role="status" id="count">${said}</p>` +
    (words === ''
      ? `<ul class="jump">${groups.map(({ group }) => `<li><a href="#${group.id}">${escaped(group.name)}</a></li>`).join('')}</ul>`
      : '') +
    shown.map(section).join('') +
    (words === '' ? conventions(url, token, query) : '')
  return wholePage({ title: 'API reference – Vitrine', main, words, script: SEARCH_SCRIPT })
}

const section = ({ group, own }: { group: Entry['group']; own: readonly Entry[] }): string =>
  `<section class="group" id="${group.id}" aria-labelledby="${group.id}-name"><h2 id="${group.id}-name">${escaped(group.name)}</h2>` +
  `<p>${escaped(group.about)}</p><ul class="calls">${own.map(call).join('')}</ul></section>`

const call = (entry: Entry): string => {
  const { name, summary } = entry.rule.operation
  return (
    `<li data-words="${escaped(wordsOf(entry))}"><a href="/docs/api/${name}">${name}</a>` +
    `<span>${escaped(summary)}${entry.isBuilt ? '' : ' <b class="badge">not built yet</b>'}</span></li>`
  )
}

const conventions = (url: string, token: Entry | undefined, query: Entry | undefined): string =>
  '<section aria-labelledby="how"><h2 id="how">How every call works</h2>' +
  '<p>Get a token, send it in the <code>Authorization</code> header, and read JSON. Only status 200 with a JSON object is success.</p>' +
  `${token ? `<h3>A visitor’s token</h3>${code('A visitor’s token', exampleCommand(token, url))}` : ''}` +
  `${query ? `<h3>A first query</h3>${code('A first query', exampleCommand(query, url))}` : ''}` +
  '<h3>Queries</h3><p>A query can also be sent as GET, with the request as JSON in base64url in the parameter <code>.r</code>. ' +
  'Caches can then keep the answer.</p>' +
  `<h3>Errors that every call can return</h3>${errorTable(GENERIC_ERRORS)}` +
  (query?.example?.failure
    ? `<h3>What an error looks like</h3>${code('An error', JSON.stringify(query.example.failure.answer, null, 2))}`
    : '') +
  '</section>'

const code = (name: string, text: string): string =>
  `<pre tabindex="0" role="region" aria-label="${name}"><code>${escaped(text)}</code></pre>`
