import { describe, expect, it } from 'vitest'
import { migration } from '../../floor/database/migration.ts'
import { composedStatement, statement } from '../../floor/database/statements/statement.ts'
import { ENGINES, type TestDatabase } from '../engines.ts'

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')

const addShelf = statement('INSERT INTO shelves (shelf_id, width) VALUES (?, ?)')
const addNote = statement<{ seq: number }>('INSERT INTO notes (shelf_id) VALUES (?) RETURNING seq')
const listShelves = statement('SELECT shelf_id, width FROM shelves')
const listNotes = statement('SELECT seq FROM notes')
const findDatabase = statement<{ oid: number }>(
  'SELECT oid FROM pg_database WHERE datname = current_database()',
)
const oidOf = async ({ database }: TestDatabase) => (await database.first(findDatabase))?.oid

describe.skipIf(!engine)('a used PostgreSQL database', () => {
  /** Databases of one list are used again from the second on. */
  const openThree = async (use: (test: TestDatabase) => Promise<void>) => {
    const migrations = [
      migration('test-0001-notes', (type) => [
        `CREATE TABLE shelves (shelf_id ${type.text} NOT NULL PRIMARY KEY, width ${type.integer} NOT NULL)`,
        `CREATE TABLE notes (seq ${type.sequence}, shelf_id ${type.text} NOT NULL REFERENCES shelves (shelf_id))`,
        "INSERT INTO shelves (shelf_id, width) VALUES ('first', 9007199254740991)",
      ]),
    ]
    const open = async () => (await engine?.open(migrations)) ?? expect.fail('There is no PostgreSQL.')
    await (await open()).dispose()
    const used = await open()
    const oid = await oidOf(used)
    await use(used)
    await used.dispose()
    const next = await open()
    return { next, isSame: (await oidOf(next)) === oid }
  }

  // Fails if tables are not truncated, sequences not restarted, or migrated rows not restored.
  it('is like a new one in the next test', async () => {
    const { next, isSame } = await openThree(async ({ database }) => {
      await database.transaction(async (tx) => {
        await tx.run(addShelf, 'second', 1)
        await tx.first(addNote, 'second')
        await tx.run(composedStatement('UPDATE shelves SET width = 2'))
      })
    })
    expect(isSame).toBe(true)
    expect(await next.database.all(listNotes)).toEqual([])
    expect(await next.database.all(listShelves)).toEqual([
      { shelf_id: 'first', width: Number.MAX_SAFE_INTEGER },
    ])
    expect(await next.database.transaction((tx) => tx.first(addNote, 'first'))).toEqual({ seq: 1 })
    await next.dispose()
  })

  // Fails if only tables are compared.
  it.each([
    'ALTER TABLE notes ADD COLUMN extra TEXT',
    'ALTER TABLE notes ALTER COLUMN shelf_id DROP NOT NULL',
    'ALTER TABLE notes DROP CONSTRAINT notes_shelf_id_fkey',
    'CREATE INDEX notes_shelf ON notes (shelf_id)',
  ])('is not used again after %s', async (change) => {
    const { next, isSame } = await openThree(({ database }) =>
      database.transaction((tx) => tx.run(composedStatement(change))).then(() => {}),
    )
    expect(isSame).toBe(false)
    await next.dispose()
  })
})
