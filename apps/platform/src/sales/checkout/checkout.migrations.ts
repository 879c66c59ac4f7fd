import { migration } from '../../floor/database/migration.ts'

export const checkoutMigrations = [
  migration('0016-checkout', (type) => [
    `CREATE TABLE checkouts (
      site_id ${type.text} NOT NULL,
      checkout_id ${type.text} NOT NULL,
      owner ${type.text} NOT NULL,
      maker ${type.text},
      copied_from ${type.text},
      revision ${type.integer} NOT NULL,
      state ${type.text} NOT NULL,
      cart_id ${type.text},
      order_id ${type.text},
      conversion_currency ${type.text} NOT NULL,
      shown_total_minor ${type.integer} NOT NULL,
      shown_due_minor ${type.integer} NOT NULL DEFAULT 0,
      shown ${type.text},
      lines ${type.text} NOT NULL,
      details ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT checkouts_key PRIMARY KEY (site_id, checkout_id),
      CONSTRAINT checkouts_state CHECK (state IN ('OPEN', 'COMPLETED')),
      CONSTRAINT checkouts_order CHECK (order_id IS NULL OR state = 'COMPLETED'),
      CONSTRAINT checkouts_revision CHECK (revision >= 1),
      CONSTRAINT checkouts_total CHECK (shown_total_minor >= 0)
    )${type.strict}`,
    // A cart has one open checkout: two tabs that go there at once pay for one.
    `CREATE UNIQUE INDEX checkouts_of_cart ON checkouts (site_id, cart_id) WHERE state = 'OPEN' AND cart_id IS NOT NULL`,
    'CREATE INDEX checkouts_by_cart ON checkouts (site_id, cart_id, created_at)',
    `CREATE INDEX checkouts_idle ON checkouts (updated_at) WHERE state = 'OPEN'`,
    'CREATE INDEX checkouts_of_owner ON checkouts (site_id, owner)',
    'CREATE INDEX checkouts_copied_from ON checkouts (site_id, copied_from) WHERE copied_from IS NOT NULL',
  ]),
]
