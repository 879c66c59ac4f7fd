import { statementMade } from './statement-channels.ts'

declare const row: unique symbol

/**
 * A piece of SQL with `?` for its values, prepared once per connection. Create it once with `statement`,
 * next to the store that uses it: the engines cache by this object.
 */
export interface Statement<Row> {
  readonly text: string
  /** Whether the text is fixed in the program, so that connections may keep it prepared. */
  readonly kept: boolean
  readonly [row]?: Row
}

/** The values that a `?` can take. Booleans are stored as the integers 0 and 1. */
export type Value = string | number | bigint | null | Uint8Array

/**
 * Declares a statement of the program.
 *
 * The SQL must work on SQLite and PostgreSQL. Names are in snake_case (PostgreSQL folds capitals). A bare `?`
 * in a select list or in arithmetic needs its type: `CAST(? AS BIGINT)`. A trailing `FOR UPDATE`, `FOR NO KEY UPDATE` or
 * `FOR KEY SHARE`, also with `SKIP LOCKED`, locks the rows on PostgreSQL and is dropped on SQLite, where the single
 * writer is the lock.
 *
 * @example const findSite = statement<SiteRow>('SELECT site_id, name FROM sites WHERE site_id = ?')
 */
export const statement = <Row = never>(text: string): Statement<Row> => announced({ text, kept: true })

const COMPOSED_LIMIT = 256
const composed = new Map<string, Statement<unknown>>()

/**
 * Returns the statement for a text composed at run time, such as a filter's. Equal texts share one statement
 * while they are among the last 256 used. PostgreSQL doesn't keep them prepared, so visitors can't fill its
 * memory.
 *
 * @example composedStatement<IdRow>(`SELECT id FROM products WHERE id IN (${placeholders(ids.length)})`)
 */
export const composedStatement = <Row = never>(text: string): Statement<Row> => {
  const known: Statement<unknown> = composed.get(text) ?? announced({ text, kept: false })
  composed.delete(text)
  composed.set(text, known)
  if (composed.size > COMPOSED_LIMIT) {
    const [oldest] = composed.keys()
    if (oldest !== undefined) composed.delete(oldest)
  }
  return known as Statement<Row> // the caller declares the row type, as for every statement
}

const announced = <Row>(made: Statement<Row>): Statement<Row> => {
  statementMade.publish(made)
  return made
}

/** Lists `count` question marks: `?, ?, ?`. */
export const placeholders = (count: number): string => Array(count).fill('?').join(', ')
