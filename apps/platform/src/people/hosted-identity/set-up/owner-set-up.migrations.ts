import { migration } from '../../../floor/database/migration.ts'

export const ownerSetUpMigrations = [
  migration('0185-owner-set-ups', (type) => [
    `CREATE TABLE owner_set_ups (
      site_id ${type.text} NOT NULL PRIMARY KEY REFERENCES sites (site_id),
      digest ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL
    )${type.strict}`,
  ]),
]
