import { type Reader, type Statement, statement, type Value } from '../database.ts'
import { composedStatement } from './statement.ts'

/** SQL and the values of its question marks, in order. */
export interface Sql {
  readonly text: string
  readonly values: readonly Value[]
}

/** A statement with its values. */
export interface Bound<Row> {
  readonly statement: Statement<Row>
  readonly values: readonly Value[]
}

/** Runs a bound statement. */
export const readAll = <Row>(reader: Reader, { statement, values }: Bound<Row>): Promise<Row[]> =>
  reader.all(statement, ...values)

/** Runs a bound statement that always returns one row. */
export const readOne = async <Row>(reader: Reader, { statement, values }: Bound<Row>): Promise<Row> => {
  const row = await reader.first(statement, ...values)
  if (row === undefined) throw new Error('A statement that must return a row returned none')
  return row
}

/** Binds SQL with one of very many texts. */
export const boundOnce = <Row>({ text, values }: Sql): Bound<Row> => ({
  statement: composedStatement<Row>(text),
  values,
})

const HOT_LIMIT = 1000
const hot = new Map<string, Statement<unknown>>()

/** Binds SQL with a recurring text, which stays prepared. */
export const boundOften = <Row>({ text, values }: Sql): Bound<Row> => {
  const known = hot.get(text)
  if (known) return { statement: known as Statement<Row>, values } // the text determines the row type
  if (hot.size >= HOT_LIMIT) return boundOnce({ text, values })
  const made = statement<Row>(text)
  hot.set(text, made)
  return { statement: made, values }
}
