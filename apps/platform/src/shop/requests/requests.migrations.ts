import { migration } from '../../floor/database/migration.ts'

/** A document of GraphQL makes several calls in one request. Calls that weren't followed have no statements. */
export const requestsMigrations = [
  migration('0038-requests', (type) => [
    `CREATE TABLE request_log (
      seq ${type.sequence},
      site_id ${type.text} NOT NULL,
      request_id ${type.text} NOT NULL,
      operation ${type.text} NOT NULL,
      caller ${type.text} NOT NULL,
      outcome ${type.text} NOT NULL,
      started_at ${type.integer} NOT NULL,
      duration_us ${type.integer} NOT NULL,
      statements ${type.integer},
      database_us ${type.integer},
      effects ${type.text} NOT NULL
    )${type.strict}`,
    'CREATE INDEX request_log_id ON request_log (site_id, request_id)',
  ]),
]
