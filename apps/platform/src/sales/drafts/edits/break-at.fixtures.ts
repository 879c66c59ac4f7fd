import type { Database } from '../../../floor/database/database.ts'
import { composedStatement } from '../../../floor/database/statements/statement.ts'

/** Makes writing a table end the connection (PostgreSQL) or the transaction (SQLite). */
export const breakAt = (database: Database, table: string): Promise<unknown> =>
  database.transaction(async (tx) => {
    const run = (text: string) => tx.run(composedStatement(text))
    if (database.engine === 'sqlite') {
      for (const act of ['INSERT', 'UPDATE'])
        await run(
          `CREATE TRIGGER break_${act} BEFORE ${act} ON ${table} BEGIN SELECT RAISE(ABORT, 'broken off'); END`,
        )
      return
    }
    await run(
      `CREATE OR REPLACE FUNCTION break_off() RETURNS trigger AS
       'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(10); RETURN NEW; END' LANGUAGE plpgsql`,
    )
    await run(
      `CREATE TRIGGER break_write BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION break_off()`,
    )
  })

/** Undoes `breakAt`. */
export const restoreAt = (database: Database, table: string): Promise<unknown> =>
  database.transaction(async (tx) => {
    const run = (text: string) => tx.run(composedStatement(text))
    if (database.engine === 'postgres') await run(`DROP TRIGGER break_write ON ${table}`)
    else for (const act of ['INSERT', 'UPDATE']) await run(`DROP TRIGGER break_${act}`)
  })
