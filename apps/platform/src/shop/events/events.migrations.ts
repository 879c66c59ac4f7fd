import { migration } from '../../floor/database/migration.ts'

export const eventsMigrations = [
  migration('0007-events', (type) => [
    // `place` is the order in which events became visible, and 0 until the webhooks that want the event have it.
    // `seq` can't be that order: numbers commit out of order.
    `CREATE TABLE outbox (
      seq ${type.sequence},
      event_id ${type.text} NOT NULL,
      site_id ${type.text} NOT NULL,
      event_type ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      entity_sequence ${type.integer} NOT NULL,
      occurred_at ${type.integer} NOT NULL,
      payload ${type.text} NOT NULL,
      owner ${type.text} NOT NULL DEFAULT '',
      caused_by ${type.text} NOT NULL DEFAULT '',
      place ${type.integer} NOT NULL DEFAULT 0,
      CONSTRAINT outbox_order UNIQUE (site_id, entity_id, entity_sequence),
      CONSTRAINT outbox_entity_sequence CHECK (entity_sequence >= 1)
    )${type.strict}`,
    'CREATE INDEX outbox_unsorted ON outbox (seq) WHERE place = 0',
    'CREATE INDEX outbox_places ON outbox (place) WHERE place > 0',

    // Counts an entity's events. The outbox can't, because it drops old ones.
    `CREATE TABLE event_numbers (
      site_id ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      last_number ${type.integer} NOT NULL,
      CONSTRAINT event_numbers_key PRIMARY KEY (site_id, entity_id)
    )${type.clustered}`,
  ]),
]
