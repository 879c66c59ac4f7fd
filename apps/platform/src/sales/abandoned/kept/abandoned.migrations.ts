import { migration } from '../../../floor/database/migration.ts'

export const abandonedMigrations = [
  migration('0042-abandoned-checkouts', (type) => [
    // Whose the checkout is and what is in it stays in the checkout, so it goes with it.
    `CREATE TABLE abandoned_checkouts (
      site_id ${type.text} NOT NULL,
      checkout_id ${type.text} NOT NULL,
      cart_id ${type.text},
      status ${type.text} NOT NULL,
      left_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      recovered_at ${type.integer},
      reminder ${type.text} NOT NULL,
      reminder_at ${type.integer},
      CONSTRAINT abandoned_checkouts_key PRIMARY KEY (site_id, checkout_id),
      CONSTRAINT abandoned_checkouts_checkout FOREIGN KEY (site_id, checkout_id)
        REFERENCES checkouts (site_id, checkout_id) ON DELETE CASCADE,
      CONSTRAINT abandoned_checkouts_status CHECK (status IN ('ABANDONED', 'RECOVERED', 'DELETED')),
      CONSTRAINT abandoned_checkouts_recovered CHECK (status = 'DELETED' OR (status = 'RECOVERED') = (recovered_at IS NOT NULL)),
      CONSTRAINT abandoned_checkouts_reminder CHECK (reminder IN ('NONE', 'WAITING', 'SENT', 'SKIPPED')),
      CONSTRAINT abandoned_checkouts_reminder_at CHECK ((reminder = 'NONE') = (reminder_at IS NULL)),
      CONSTRAINT abandoned_checkouts_waiting CHECK (reminder <> 'WAITING' OR status = 'ABANDONED')
    )${type.strict}`,
    `CREATE INDEX abandoned_checkouts_newest ON abandoned_checkouts (site_id, left_at, checkout_id)
      WHERE status <> 'DELETED'`,
    'CREATE INDEX abandoned_checkouts_by_status ON abandoned_checkouts (site_id, status, left_at, checkout_id)',
    'CREATE INDEX abandoned_checkouts_left ON abandoned_checkouts (left_at)',
    `CREATE INDEX abandoned_checkouts_due ON abandoned_checkouts (reminder_at) WHERE reminder = 'WAITING'`,

    // Digests of addresses: an opt-out holds even after the person's data is deleted.
    `CREATE TABLE reminder_opt_outs (
      site_id ${type.text} NOT NULL,
      address_digest ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT reminder_opt_outs_key PRIMARY KEY (site_id, address_digest)
    )${type.clustered}`,
  ]),
]
