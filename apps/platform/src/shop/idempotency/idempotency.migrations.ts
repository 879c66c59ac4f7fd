import { migration } from '../../floor/database/migration.ts'

export const idempotencyMigrations = [
  migration('0008-idempotency', (type) => [
    `CREATE TABLE idempotency_keys (
      site_id ${type.text} NOT NULL,
      principal ${type.text} NOT NULL,
      idempotency_key ${type.text} NOT NULL,
      route ${type.text} NOT NULL,
      body_digest ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      entity_revision ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT idempotency_keys_key PRIMARY KEY (site_id, principal, idempotency_key),
      CONSTRAINT idempotency_keys_length CHECK (length(idempotency_key) BETWEEN 1 AND 255)
    )${type.clustered}`,
    'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)',
  ]),
]
