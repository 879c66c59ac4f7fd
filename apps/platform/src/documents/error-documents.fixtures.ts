import { type ErrorCode, errorEntry } from '@vitrine/contract'
import { ERROR_HELP } from '@vitrine/contract/help'
import { errorArticle } from '../shop/reference/error-page.ts'
import type { Document } from './document.fixtures.ts'
import { table, wrapped } from './markdown.fixtures.ts'

/** Calls beyond this number are only counted: the API reference lists them. */
const MOST_CALLS = 12

/** One page per error, and a list of them. */
export const errorDocuments = (): readonly Document[] => {
  const codes = Object.keys(ERROR_HELP) as ErrorCode[] // the table has exactly the codes as keys
  const rows = codes.map((code) => {
    const { status, means } = errorEntry(code)
    return [`[\`${code}\`](${code}.md)`, String(status), means]
  })
  const index = [
    '# Errors',
    wrapped(
      'Every error of the platform, with what it means, what state it leaves, and what to do. Branch on the code, never on the message. A running platform serves the same pages at `/docs/errors`, and the `Link` header of each error leads to its page. [How errors look](../wire/errors.md), and [how to handle them](../client/handle-errors.md).',
    ),
    table(['code', 'status', 'means'], rows),
  ]
  return [
    { file: 'errors/README.md', text: `${index.join('\n\n')}\n` },
    ...codes.map((code) => ({ file: `errors/${code}.md`, text: pageOf(code) })),
  ]
}

const pageOf = (code: ErrorCode): string => {
  const { wireCode, status, means, leaves, remedy, calls } = errorArticle(code)
  const said = wireCode === undefined ? 'only the status is sent' : `\`${wireCode}\` on the wire`
  const parts = [
    `# ${code}`,
    wrapped(`Status ${status}, ${said}. ${means}`),
    `**What to do.** ${remedy}`,
    `**What state it leaves.** ${leaves}`,
    `**Which calls return it.** ${callsIn(calls)}`,
    '[All errors](README.md)',
  ]
  return `${parts.map(wrapped).join('\n\n')}\n`
}

const callsIn = (calls: ReturnType<typeof errorArticle>['calls']): string => {
  if (calls === 'every call') return 'Every call can.'
  if (calls.length === 0) return 'No call yet.'
  const named = calls.slice(0, MOST_CALLS).map((name) => `\`${name}\``)
  const more = calls.length - named.length
  return more > 0 ? `${named.join(', ')}, and ${more} more in the API reference.` : `${named.join(', ')}.`
}
