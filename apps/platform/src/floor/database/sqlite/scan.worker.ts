import Sqlite from 'better-sqlite3'
import { answerQuestions } from '../../processes/answer-questions.ts'
import { composedStatement, type Statement, statement } from '../statements/statement.ts'
import { openReading } from './connections.ts'
import type { ScanAnswer, ScanQuestion } from './scan-message.ts'
import { Statements } from './statements.ts'

/**
 * The program of a scan process. It reads the file on its own connection and runs one scan at a time,
 * until its parent stops it or exits.
 *
 * Argument: the database file.
 */
const [file = ''] = process.argv.slice(2)
const kept = new Map<string, Statement<unknown>>()
let statements: Statements | undefined

const statementOf = (question: ScanQuestion): Statement<unknown> => {
  if (!question.kept) return composedStatement(question.text)
  const known = kept.get(question.text) ?? statement(question.text)
  kept.set(question.text, known)
  return known
}

const rowsFor = (question: ScanQuestion): unknown[] => {
  statements ??= new Statements(openReading(file))
  const prepared = statements.prepare(statementOf(question))
  if (question.wanted === 'all') return prepared.all(question.values)
  const row = prepared.get(question.values)
  return row === undefined ? [] : [row]
}

const answerTo = (question: ScanQuestion): ScanAnswer => {
  try {
    return { rows: rowsFor(question) }
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) }
    return { failure: error instanceof Sqlite.SqliteError ? { message, code: error.code } : { message } }
  }
}

answerQuestions(answerTo)
