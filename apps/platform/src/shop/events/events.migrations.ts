import { migration } from '../../floor/database/migration.ts'

export const eventsMigrations = [
  migration('0007-events', (type) => [
    `CREATE TABLE outbox (
      seq ${type.sequence},
      event_id ${type.text} NOT NULL,
      site_id ${type.text} NOT NULL,
      event_type ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      entity_sequence ${type.integer} NOT NULL,
      occurred_at ${type.integer} NOT NULL,
      payload ${type.text} NOT NULL,
      CONSTRAINT outbox_order UNIQUE (site_id, entity_id, entity_sequence),
      CONSTRAINT outbox_entity_sequence CHECK (entity_sequence >= 1)
    )${type.strict}`,

    // Counts an entity's events. The outbox can't, because it drops old ones.
    `CREATE TABLE event_numbers (
      site_id ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      last_number ${type.integer} NOT NULL,
      CONSTRAINT event_numbers_key PRIMARY KEY (site_id, entity_id)
    )${type.clustered}`,
  ]),

  migration('0041-event-owners', (type) => [
    `ALTER TABLE outbox ADD COLUMN owner ${type.text} NOT NULL DEFAULT ''`,
  ]),

  migration('0046-event-causes', (type) => [
    `ALTER TABLE outbox ADD COLUMN caused_by ${type.text} NOT NULL DEFAULT ''`,
  ]),
]
