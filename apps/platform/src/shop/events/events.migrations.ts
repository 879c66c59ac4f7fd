import { migration } from '../../floor/database/migration.ts'

export const eventsMigrations = [
  migration('0021-outbox', (type) => [
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
  ]),

  // Events of an entity are counted here and not in the outbox, which forgets old ones.
  migration('0030-event-numbers', (type) => [
    `CREATE TABLE event_numbers (
      site_id ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      last_number ${type.integer} NOT NULL,
      CONSTRAINT event_numbers_key PRIMARY KEY (site_id, entity_id)
    )${type.clustered}`,
  ]),

  // What was never delivered is counted when it is forgotten, so that nothing is lost without a word.
  migration('0151-events-delivered-and-lost', (type) => [
    `ALTER TABLE outbox ADD COLUMN delivered_at ${type.integer} NOT NULL DEFAULT 0`,
    `CREATE TABLE lost_events (
      site_id ${type.text} NOT NULL,
      events ${type.integer} NOT NULL,
      last_occurred_at ${type.integer} NOT NULL,
      CONSTRAINT lost_events_key PRIMARY KEY (site_id)
    )${type.clustered}`,
  ]),
]
