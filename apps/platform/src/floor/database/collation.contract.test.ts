import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { migrations } from '../../migrations.ts'
import { ENGINES } from '../../testing/engines.ts'
import { statement } from './database.ts'

const foreignOnPostgres = statement<{ name: string }>(
  `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
   WHERE table_schema = current_schema() AND data_type IN ('text', 'character varying', 'character')
     AND COALESCE(collation_name, '') <> 'C'`,
)
const foreignOnSqlite = statement<{ name: string }>(
  `SELECT name FROM sqlite_schema WHERE upper(sql) LIKE '%COLLATE%'`,
)

const sources = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Functions and operators that treat the same text differently on different engines or server languages. */
const FOLDING = /(?<![.\w])(lower|upper|initcap|trim|btrim|ltrim|rtrim)\(|\b(I?LIKE|GLOB|NOCASE|SIMILAR TO)\b/

// Fails with a column declared TEXT instead of by its type, and with the LIKE that once found uses of
// media.
describe('texts', () => {
  it.each(ENGINES)('are compared byte by byte in every column on $name', async (engine) => {
    await using test = await engine.open(migrations)
    const foreign = engine.name === 'SQLite' ? foreignOnSqlite : foreignOnPostgres
    expect(await test.database.all(foreign)).toEqual([])
  })

  it('are folded and trimmed in code, never in a statement', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    const stores = files.filter((name) => /^(?!testing\/).*(?<!\.test)\.ts$/.test(name))
    const folding = stores.flatMap((name) => {
      const text = readFileSync(join(sources, name), 'utf8')
      const sql = [
        ...text.matchAll(/(['"`])(?=\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER)\b)[\s\S]*?\1/g),
      ]
      return sql.filter(([literal]) => FOLDING.test(literal)).map(([literal]) => `${name}: ${literal}`)
    })
    expect(folding).toEqual([])
  })
})
