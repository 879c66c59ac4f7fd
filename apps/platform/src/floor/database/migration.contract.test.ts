import { describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { thingsMigration } from '../../testing/things.ts'
import { openDatabase } from './database.ts'
import { DatabaseError, MigrationRefused } from './errors.ts'
import { migration } from './migration.ts'
import { statement } from './statements/statement.ts'

const notes = migration('test-0002-notes', (type) => [
  `CREATE TABLE notes (note_id ${type.text} NOT NULL PRIMARY KEY)${type.strict}`,
  "INSERT INTO notes (note_id) VALUES ('from the migration')",
])
const titles = migration('test-0003-titles', (type) => [
  `ALTER TABLE notes ADD COLUMN title ${type.text} NOT NULL DEFAULT ''`,
  "UPDATE notes SET title = 'Note ' || note_id",
])
const broken = migration('test-0004-broken', (type) => [
  `CREATE TABLE half (id ${type.integer} NOT NULL)${type.strict}`,
  'CREATE TABLE notes (nothing)',
])
const listNotes = statement<{ note_id: string }>('SELECT note_id FROM notes')
const listTitles = statement<{ title: string }>('SELECT title FROM notes ORDER BY title')
const addNote = statement("INSERT INTO notes (note_id) VALUES ('of a running shop')")
const listHalf = statement<{ id: number }>('SELECT id FROM half')

for (const engine of ENGINES) {
  describe(`migrations on ${engine.name}`, () => {
    it('are applied in order, once', async () => {
      await using test = await engine.open()
      const { database } = test
      expect(await database.migrate([thingsMigration, notes])).toEqual([
        'test-0001-things',
        'test-0002-notes',
      ])
      expect(await database.migrate([thingsMigration, notes])).toEqual([])
      expect(await database.all(listNotes)).toEqual([{ note_id: 'from the migration' }])
    })

    it('move the rows of a database that was in use before', async () => {
      await using test = await engine.open([notes])
      const { database } = test
      await database.transaction((tx) => tx.run(addNote))
      expect(await database.migrate([notes, titles])).toEqual(['test-0003-titles'])
      expect(await database.all(listTitles)).toEqual([
        { title: 'Note from the migration' },
        { title: 'Note of a running shop' },
      ])
    })

    it('can be listed as pending, which changes nothing', async () => {
      await using test = await engine.open()
      const { database } = test
      expect(await database.pendingMigrations([thingsMigration, notes])).toEqual([
        'test-0001-things',
        'test-0002-notes',
      ])
      await database.migrate([thingsMigration])
      expect(await database.pendingMigrations([thingsMigration, notes])).toEqual(['test-0002-notes'])
      await expect(database.all(listNotes)).rejects.toThrow(DatabaseError)
    })

    it('are applied once by processes that start together', async () => {
      await using test = await engine.open()
      const others = await Promise.all([1, 2, 3].map(() => openDatabase(test.settings)))
      try {
        const applied = await Promise.all(others.map((other) => other.migrate([thingsMigration, notes])))
        expect(applied.flat().sort()).toEqual(['test-0001-things', 'test-0002-notes'])
        expect(await test.database.all(listNotes)).toHaveLength(1)
      } finally {
        await Promise.all(others.map((other) => other.close()))
      }
    })

    it('undo one that fails completely, and keep those before it', async () => {
      await using test = await engine.open()
      const { database } = test
      await expect(database.migrate([notes, broken])).rejects.toThrow(DatabaseError)
      expect(await database.pendingMigrations([notes, broken])).toEqual(['test-0004-broken'])
      await expect(database.all(listHalf)).rejects.toThrow(DatabaseError)
      expect(await database.all(listNotes)).toHaveLength(1)
    })

    it('reject one whose statements changed after it was applied, but not its layout', async () => {
      await using test = await engine.open([notes])
      const { database } = test
      const changed = migration('test-0002-notes', () => ['CREATE TABLE notes (other)'])
      await expect(database.migrate([changed])).rejects.toThrow(MigrationRefused)
      await expect(database.pendingMigrations([changed])).rejects.toThrow(/test-0002-notes/)

      const indented = migration(notes.name, (type) =>
        notes.statements(type).map((sql) => sql.replaceAll(' ', '\n  ')),
      )
      expect(await database.pendingMigrations([indented])).toEqual([])
    })

    it('reject two with one name', async () => {
      await using test = await engine.open()
      await expect(test.database.migrate([notes, notes])).rejects.toThrow(MigrationRefused)
    })

    it('ignore those that a newer version applied', async () => {
      await using test = await engine.open([thingsMigration, notes])
      expect(await test.database.migrate([thingsMigration])).toEqual([])
    })
  })
}
