import { migration } from '../../floor/database/migration.ts'

export const webhooksMigrations = [
  migration('0031-webhooks', (type) => [
    // One row. A process locks it while it sorts events, so that an entity's events are sorted in order.
    `CREATE TABLE event_sorter (
      sorter_id ${type.integer} NOT NULL PRIMARY KEY,
      last_place ${type.integer} NOT NULL DEFAULT 1,
      purged_place ${type.integer} NOT NULL DEFAULT 1
    )${type.strict}`,
    'INSERT INTO event_sorter (sorter_id) VALUES (1)',

    `CREATE TABLE webhooks (
      site_id ${type.text} NOT NULL,
      webhook_id ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      url ${type.text} NOT NULL,
      event_types ${type.text} NOT NULL,
      format ${type.text} NOT NULL,
      description ${type.text} NOT NULL,
      status ${type.text} NOT NULL,
      failing_since ${type.integer},
      starts_after ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT webhooks_key PRIMARY KEY (site_id, webhook_id),
      CONSTRAINT webhooks_status CHECK (status IN ('ACTIVE', 'DISABLED', 'PAUSED'))
    )${type.strict}`,

    `CREATE TABLE webhook_keys (
      site_id ${type.text} NOT NULL,
      webhook_id ${type.text} NOT NULL,
      key_id ${type.text} NOT NULL,
      shown ${type.text} NOT NULL,
      sealed ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      retires_at ${type.integer},
      CONSTRAINT webhook_keys_key PRIMARY KEY (site_id, webhook_id, key_id)
    )${type.strict}`,

    `CREATE TABLE webhook_deliveries (
      site_id ${type.text} NOT NULL,
      webhook_id ${type.text} NOT NULL,
      seq ${type.integer} NOT NULL,
      event_id ${type.text} NOT NULL,
      event_type ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      status ${type.text} NOT NULL,
      attempts ${type.integer} NOT NULL,
      last_status ${type.integer},
      last_error ${type.text} NOT NULL,
      occurred_at ${type.integer} NOT NULL,
      settled_at ${type.integer},
      CONSTRAINT webhook_deliveries_key PRIMARY KEY (site_id, webhook_id, seq),
      CONSTRAINT webhook_deliveries_event UNIQUE (site_id, webhook_id, event_id)
    )${type.strict}`,
    `CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (site_id, webhook_id, entity_id, seq)
     WHERE status = 'WAITING'`,
    `CREATE INDEX webhook_deliveries_unsent ON webhook_deliveries (seq) WHERE status = 'WAITING'`,
    'CREATE INDEX webhook_deliveries_age ON webhook_deliveries (occurred_at)',

    // The events of one entity that wait for one webhook. They are sent one after the other.
    `CREATE TABLE webhook_lanes (
      site_id ${type.text} NOT NULL,
      webhook_id ${type.text} NOT NULL,
      entity_id ${type.text} NOT NULL,
      tries ${type.integer} NOT NULL,
      failing_since ${type.integer},
      due_at ${type.integer} NOT NULL,
      held_by ${type.text} NOT NULL,
      CONSTRAINT webhook_lanes_key PRIMARY KEY (site_id, webhook_id, entity_id)
    )${type.strict}`,
    'CREATE INDEX webhook_lanes_due ON webhook_lanes (site_id, webhook_id, due_at)',

    `CREATE TABLE webhook_attempts (
      site_id ${type.text} NOT NULL,
      webhook_id ${type.text} NOT NULL,
      attempt_id ${type.text} NOT NULL,
      event_id ${type.text} NOT NULL,
      started_at ${type.integer} NOT NULL,
      duration_ms ${type.integer} NOT NULL,
      request_headers ${type.text} NOT NULL,
      response_status ${type.integer},
      response_headers ${type.text} NOT NULL,
      response_body ${type.text} NOT NULL,
      error ${type.text} NOT NULL,
      CONSTRAINT webhook_attempts_key PRIMARY KEY (site_id, webhook_id, attempt_id)
    )${type.strict}`,
    'CREATE INDEX webhook_attempts_event ON webhook_attempts (site_id, webhook_id, event_id, started_at)',
    'CREATE INDEX webhook_attempts_age ON webhook_attempts (started_at)',
  ]),
]
