import { type Reader, type Statement, statement, type Value } from '../database.ts'
import { composedStatement } from './statement.ts'

/** A piece of SQL and what stands for its question marks, in their order. */
export interface Sql {
  readonly text: string
  readonly values: readonly Value[]
}

/** A statement together with its values. */
export interface Bound<Row> {
  readonly statement: Statement<Row>
  readonly values: readonly Value[]
}

/** Carries a bound statement out. */
export const readAll = <Row>(reader: Reader, { statement, values }: Bound<Row>): Promise<Row[]> =>
  reader.all(statement, ...values)

/** Carries out a bound statement that always answers one row. */
export const readOne = async <Row>(reader: Reader, { statement, values }: Bound<Row>): Promise<Row> => {
  const row = await reader.first(statement, ...values)
  if (row === undefined) throw new Error('A statement that always answers a row answered none')
  return row
}

/** Binds SQL whose text is one of very many. */
export const boundOnce = <Row>({ text, values }: Sql): Bound<Row> => ({
  statement: composedStatement<Row>(text),
  values,
})

const HOT_LIMIT = 1000
const hot = new Map<string, Statement<unknown>>()

/** Binds SQL whose text comes again and again: it stays prepared for good. */
export const boundOften = <Row>({ text, values }: Sql): Bound<Row> => {
  const known = hot.get(text)
  if (known) return { statement: known as Statement<Row>, values } // the row type belongs to the text
  if (hot.size >= HOT_LIMIT) return boundOnce({ text, values })
  const made = statement<Row>(text)
  hot.set(text, made)
  return { statement: made, values }
}
