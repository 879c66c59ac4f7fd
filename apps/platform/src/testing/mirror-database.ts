import { type Database, statement } from '../floor/database/database.ts'
import { composedStatement, placeholders, type Value } from '../floor/database/statements/statement.ts'

/** Tables in creation order, so rows come after those they refer to. */
const listTables = statement<{ name: string }>(
  `SELECT name FROM sqlite_schema
   WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name <> 'migrations' ORDER BY rowid`,
)

/**
 * Makes a migrated database contain exactly the rows of another one, on any engine. Both then have the
 * same ids, times and secrets.
 * @param from - on SQLite
 */
export const mirrorDatabase = async (from: Database, to: Database): Promise<void> => {
  const tables = await from.all(listTables)
  await to.transaction(async (tx) => {
    for (const { name } of [...tables].reverse()) await tx.run(composedStatement(`DELETE FROM ${name}`))
    for (const { name } of tables) {
      const rows = await from.all<Record<string, Value>>(composedStatement(`SELECT * FROM ${name}`))
      for (const row of rows) {
        const columns = Object.keys(row)
        const text = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${placeholders(columns.length)})`
        await tx.run(composedStatement(text), ...Object.values(row))
      }
    }
  })
}
