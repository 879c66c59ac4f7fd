import { migration } from '../../floor/database/migration.ts'

export const checkoutMigrations = [
  migration('0110-checkouts', (type) => [
    `CREATE TABLE checkouts (
      site_id ${type.text} NOT NULL,
      checkout_id ${type.text} NOT NULL,
      owner ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      state ${type.text} NOT NULL,
      cart_id ${type.text},
      order_id ${type.text},
      conversion_currency ${type.text} NOT NULL,
      shown_total_minor ${type.integer} NOT NULL,
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
  ]),

  migration('0112-checkout-due', (type) => [
    `ALTER TABLE checkouts ADD COLUMN shown_due_minor ${type.integer} NOT NULL DEFAULT 0`,
  ]),

  migration('0113-idle-checkouts', () => [
    `CREATE INDEX checkouts_idle ON checkouts (updated_at) WHERE state = 'OPEN'`,
  ]),

  // The parts of what was shown besides total and due; unknown of checkouts that were shown before.
  migration('0114-shown-parts', (type) => [`ALTER TABLE checkouts ADD COLUMN shown ${type.text}`]),
  migration('0200-checkout-sides', (type) => [`ALTER TABLE checkouts ADD COLUMN maker ${type.text}`]),
]
