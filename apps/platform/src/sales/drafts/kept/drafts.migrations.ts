import { migration } from '../../../floor/database/migration.ts'

export const draftsMigrations = [
  migration('0041-draft-orders', (type) => [
    `CREATE TABLE draft_orders (
      site_id ${type.text} NOT NULL,
      draft_id ${type.text} NOT NULL,
      status ${type.text} NOT NULL,
      owner ${type.text} NOT NULL,
      email ${type.text},
      source_order_id ${type.text},
      order_id ${type.text},
      checkout_id ${type.text},
      document ${type.text} NOT NULL,
      shown ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT draft_orders_key PRIMARY KEY (site_id, draft_id),
      CONSTRAINT draft_orders_status CHECK (status IN ('DRAFT', 'COMMITTED')),
      CONSTRAINT draft_orders_order CHECK ((status = 'COMMITTED') = (order_id IS NOT NULL))
    )${type.strict}`,
    // Two people who edit one order work on the same draft.
    `CREATE UNIQUE INDEX draft_orders_of_order ON draft_orders (site_id, source_order_id)
      WHERE status = 'DRAFT' AND source_order_id IS NOT NULL`,
    'CREATE INDEX draft_orders_newest ON draft_orders (site_id, status, updated_at)',
    'CREATE INDEX draft_orders_of_owner ON draft_orders (site_id, owner)',
    'CREATE INDEX draft_orders_of_email ON draft_orders (site_id, email)',

    // Mailed links to pay for a draft, or for what is left of an order. A new link for the same replaces it.
    `CREATE TABLE payment_links (
      site_id ${type.text} NOT NULL,
      kind ${type.text} NOT NULL,
      subject_id ${type.text} NOT NULL,
      checkout_id ${type.text},
      sent_to ${type.text} NOT NULL,
      sent_at ${type.integer} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT payment_links_key PRIMARY KEY (site_id, kind, subject_id),
      CONSTRAINT payment_links_kind CHECK (kind IN ('DRAFT', 'ORDER'))
    )${type.clustered}`,
    'CREATE INDEX payment_links_of_address ON payment_links (site_id, sent_to)',
  ]),
]
