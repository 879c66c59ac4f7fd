import { migration } from '../../../floor/database/migration.ts'

export const staffWayInMigrations = [
  migration('0215-staff-ways-in', (type) => [
    `CREATE TABLE staff_ways_in (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      user_id ${type.text} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT staff_ways_in_key PRIMARY KEY (digest)
    )${type.clustered}`,
    'CREATE INDEX staff_ways_in_by_age ON staff_ways_in (expires_at)',
  ]),
]
