import { migration } from '../database/migration.ts'

export const clockMigrations = [
  migration('0030-clock', (type) => [
    `CREATE TABLE platform_clock (
      one ${type.integer} NOT NULL PRIMARY KEY,
      latest_at ${type.integer} NOT NULL,
      resets ${type.integer} NOT NULL,
      CONSTRAINT platform_clock_one CHECK (one = 1)
    )${type.strict}`,
    'INSERT INTO platform_clock (one, latest_at, resets) VALUES (1, 0, 0)',
  ]),
]
