import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'

/** Where complete answers are stored, by their addresses. */
export type AnswersAt = { readonly file: string } | { readonly databaseUrl: string }

const CONNECTIONS = 10

/**
 * Stores answers so that the ceiling finds each with one prepared statement: in a SQLite file or a PostgreSQL
 * table.
 */
export const keepAnswers = async (
  answers: readonly (readonly [address: string, body: Buffer])[],
  databaseUrl: string | undefined,
): Promise<{ at: AnswersAt; remove(): void }> => {
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('CREATE TABLE answers (address TEXT NOT NULL PRIMARY KEY, body BYTEA NOT NULL)')
    for (const answer of answers) await client.query('INSERT INTO answers VALUES ($1, $2)', [...answer])
    await client.end()
    return { at: { databaseUrl }, remove: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-answers-'))
  const file = join(folder, 'answers.db')
  const database = new Database(file)
  database.exec('CREATE TABLE answers (address TEXT NOT NULL PRIMARY KEY, body BLOB NOT NULL) STRICT')
  const insert = database.prepare('INSERT INTO answers VALUES (?, ?)')
  for (const answer of answers) insert.run(...answer)
  database.close()
  return { at: { file }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Finds the answer to an address. */
export const openAnswers = async (
  at: AnswersAt,
): Promise<(address: string) => Promise<Buffer | undefined> | Buffer | undefined> => {
  if ('file' in at) {
    const database = new Database(at.file, { readonly: true })
    const read = database.prepare<[string], { body: Buffer }>('SELECT body FROM answers WHERE address = ?')
    return (address) => read.get(address)?.body
  }
  const pool = new pg.Pool({ connectionString: at.databaseUrl, max: CONNECTIONS })
  const text = 'SELECT body FROM answers WHERE address = $1'
  return async (address) =>
    (await pool.query<{ body: Buffer }>({ name: 'answer', text, values: [address] })).rows[0]?.body
}
