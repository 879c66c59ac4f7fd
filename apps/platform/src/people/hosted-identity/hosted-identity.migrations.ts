import { migration } from '../../floor/database/migration.ts'

/** The owner's first login, and staff on their way to the console. */
export const hostedIdentityMigrations = [
  migration('0027-hosted-identity', (type) => [
    `CREATE TABLE owner_set_ups (
      site_id ${type.text} NOT NULL PRIMARY KEY REFERENCES sites (site_id),
      digest ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL
    )${type.strict}`,

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
