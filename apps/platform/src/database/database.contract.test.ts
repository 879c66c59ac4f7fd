import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestDatabase } from '../testing/engines.ts'
import type { Database } from './database.ts'
import { migration } from './migration.ts'
import { statement } from './statement.ts'

const schema = migration('test-0001-shelf', (type) => [
  `CREATE TABLE shelves (shelf_id ${type.text} NOT NULL PRIMARY KEY)${type.strict}`,
  `CREATE TABLE things (
    thing_id ${type.text} NOT NULL,
    count ${type.integer} NOT NULL DEFAULT 0,
    weight ${type.real},
    label ${type.text},
    body ${type.bytes},
    shelf_id ${type.text} REFERENCES shelves (shelf_id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT things_key PRIMARY KEY (thing_id),
    CONSTRAINT things_label UNIQUE (label),
    CONSTRAINT things_count CHECK (count >= 0)
  )${type.strict}`,
  `CREATE TABLE log (seq ${type.sequence}, word ${type.text} NOT NULL)${type.strict}`,
])

interface Thing {
  thing_id: string
  count: number
  weight: number | null
  label: string | null
  body: Uint8Array | null
}

const addThing = statement('INSERT INTO things (thing_id, count, weight, label, body) VALUES (?, ?, ?, ?, ?)')
const findThing = statement<Thing>(
  'SELECT thing_id, count, weight, label, body FROM things WHERE thing_id = ?',
)

for (const engine of ENGINES) {
  describe(`the database on ${engine.name}`, () => {
    let test: TestDatabase
    let database: Database

    beforeAll(async () => {
      test = await engine.open([schema])
      database = test.database
    })
    afterAll(() => test.dispose())

    it('reads back what was written', async () => {
      const changed = await database.transaction((tx) => tx.run(addThing, 'plain', 1, 0.5, 'a label', null))
      expect(changed).toBe(1)
      expect(await database.first(findThing, 'plain')).toEqual({
        thing_id: 'plain',
        count: 1,
        weight: 0.5,
        label: 'a label',
        body: null,
      })
    })
  })
}
