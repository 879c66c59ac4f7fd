import { migration } from '../floor/database/migration.ts'
import { statement } from '../floor/database/statements/statement.ts'

/** Tables of no feature, with every kind of column and constraint, to compare the engines. */
export const thingsMigration = migration('test-0001-things', (type) => [
  `CREATE TABLE shelves (shelf_id ${type.text} NOT NULL PRIMARY KEY)${type.clustered}`,
  `CREATE TABLE things (
    thing_id ${type.text} NOT NULL,
    count ${type.integer} NOT NULL DEFAULT 0,
    weight ${type.real},
    label ${type.text},
    body ${type.bytes},
    shelf_id ${type.text} REFERENCES shelves (shelf_id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT things_key PRIMARY KEY (thing_id),
    CONSTRAINT things_label UNIQUE (label, weight),
    CONSTRAINT things_count CHECK (count >= 0)
  )${type.strict}`,
  `CREATE TABLE words (seq ${type.sequence}, word ${type.text} NOT NULL)${type.strict}`,
])
/** One list for all tests, because its databases are used again. */
export const thingsMigrations = [thingsMigration]

export const addThing = statement('INSERT INTO things (thing_id, count) VALUES (?, ?)')
export const addOnShelf = statement('INSERT INTO things (thing_id, shelf_id) VALUES (?, ?)')
export const findCount = statement<{ count: number }>('SELECT count FROM things WHERE thing_id = ?')
export const lockCount = statement<{ count: number }>(
  'SELECT count FROM things WHERE thing_id = ? FOR UPDATE',
)
export const setCount = statement('UPDATE things SET count = ? WHERE thing_id = ?')
export const increment = statement('UPDATE things SET count = count + 1 WHERE thing_id = ?')
export const takeOne = statement('UPDATE things SET count = count - 1 WHERE thing_id = ? AND count >= 1')
export const listIds = statement<{ thing_id: string }>('SELECT thing_id FROM things ORDER BY thing_id')
