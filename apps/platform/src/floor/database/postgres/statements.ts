import { createHash } from 'node:crypto'
import type { Statement } from '../statements/statement.ts'
import { statementPrepared } from '../statements/statement-channels.ts'

/**
 * What is sent for a statement: numbered parameters, and the name it stays prepared under on each connection.
 */
export interface PreparedQuery {
  readonly text: string
  readonly name?: string
}

const prepared = new WeakMap<Statement<unknown>, PreparedQuery>()

/** Translates a statement, once. Equal texts get the same name, so a connection prepares them once. */
export const prepare = (statement: Statement<unknown>): PreparedQuery => {
  const known = prepared.get(statement)
  if (known) return known
  const text = numberParameters(statement.text)
  const query = statement.kept ? { text, name: nameOf(text) } : { text }
  prepared.set(statement, query)
  statementPrepared.publish({ engine: 'postgres', statement })
  return query
}

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Quoted text, quoted names and comments, where a question mark isn't a parameter; and the ones that are. */
const QUOTED_OR_PARAMETER = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?/g

/** Replaces the question marks with `$1`, `$2` and so on. */
export const numberParameters = (text: string): string => {
  let count = 0
  return text.replace(QUOTED_OR_PARAMETER, (found) => (found === '?' ? `$${++count}` : found))
}
