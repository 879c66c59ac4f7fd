import { migration } from '../../floor/database/migration.ts'

export const auditMigrations = [
  migration('0033-audit', (type) => [
    `CREATE TABLE audit_entries (
      site_id ${type.text} NOT NULL,
      at ${type.integer} NOT NULL,
      entry_id ${type.text} NOT NULL,
      operation ${type.text} NOT NULL,
      actor_type ${type.text} NOT NULL,
      actor_id ${type.text} NOT NULL,
      actor_name ${type.text} NOT NULL,
      request_id ${type.text} NOT NULL,
      changes ${type.text} NOT NULL,
      change_count ${type.integer} NOT NULL,
      CONSTRAINT audit_entries_key PRIMARY KEY (site_id, at, entry_id),
      CONSTRAINT audit_entries_actor CHECK (actor_type IN ('USER', 'APP')),
      CONSTRAINT audit_entries_size CHECK (length(changes) <= 65536)
    )${type.clustered}`,
    'CREATE INDEX audit_entries_by_actor ON audit_entries (site_id, actor_id, at, entry_id)',
    'CREATE INDEX audit_entries_by_operation ON audit_entries (site_id, operation, at, entry_id)',
    'CREATE INDEX audit_entries_by_age ON audit_entries (at)',

    // Which entries are about an entity. Bulk writes are about many; the first of a kind leads to the entry once.
    `CREATE TABLE audit_subjects (
      site_id ${type.text} NOT NULL,
      entity_type ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      at ${type.integer} NOT NULL,
      entry_id ${type.text} NOT NULL,
      is_first ${type.integer} NOT NULL,
      CONSTRAINT audit_subjects_key PRIMARY KEY (site_id, entity_type, entity_id, at, entry_id)
    )${type.clustered}`,
    'CREATE INDEX audit_subjects_by_type ON audit_subjects (site_id, entity_type, at, entry_id) WHERE is_first = 1',
    'CREATE INDEX audit_subjects_by_age ON audit_subjects (at)',
  ]),
]
