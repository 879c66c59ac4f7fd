import { migration } from '../../floor/database/migration.ts'

/** As many orders as a large shop has; the engines choose an index by how much of them it leads to. */
const MANY = 1_000_000

/** How many orders each index leads to. */
const LIST_SIZES = {
  sqlite_autoindex_orders_1: [MANY, MANY, 1],
  sqlite_autoindex_orders_2: [MANY, MANY, 1],
  sqlite_autoindex_orders_3: [MANY, MANY, 1],
  sqlite_autoindex_orders_4: [MANY, MANY, 1],
  orders_of_owner: [MANY, MANY, 5, 1],
  orders_newest: [MANY, MANY, 1, 1],
  orders_by_archive: [MANY, MANY, MANY / 2, 1, 1],
  orders_of_customer: [MANY, MANY, 5, 1, 1],
  orders_by_total: [MANY, MANY, 20, 1, 1],
  orders_by_payment: [MANY, MANY, MANY / 10, 1, 1, 1],
  orders_by_fulfillment: [MANY, MANY, MANY / 10, 1, 1, 1, 1],
  orders_by_email: [MANY, MANY, 5, 1, 1],
  orders_sales: [MANY, MANY, 1, 1, 1, 1, 1],
}

export const ordersMigrations = [
  migration('0017-orders', (type) => [
    `CREATE TABLE orders (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      order_number ${type.integer} NOT NULL,
      checkout_id ${type.text},
      owner ${type.text},
      unclaimed ${type.integer} NOT NULL DEFAULT 0,
      email ${type.text},
      revision ${type.integer} NOT NULL,
      status ${type.text} NOT NULL,
      payment_status ${type.text} NOT NULL,
      fulfillment_status ${type.text} NOT NULL,
      currency ${type.text} NOT NULL,
      total_minor ${type.integer} NOT NULL,
      paid_minor ${type.integer} NOT NULL,
      held_minor ${type.integer} NOT NULL,
      refunded_minor ${type.integer} NOT NULL,
      gift_card_minor ${type.integer} NOT NULL,
      payment_id ${type.text},
      archived ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      customer_id ${type.text},
      CONSTRAINT orders_key PRIMARY KEY (site_id, order_id),
      CONSTRAINT orders_number UNIQUE (site_id, order_number),
      CONSTRAINT orders_checkout UNIQUE (site_id, checkout_id),
      CONSTRAINT orders_payment UNIQUE (site_id, payment_id),
      CONSTRAINT orders_revision CHECK (revision >= 1),
      CONSTRAINT orders_money CHECK (total_minor >= 0 AND paid_minor >= 0 AND held_minor >= 0 AND gift_card_minor >= 0
        AND refunded_minor BETWEEN 0 AND paid_minor + held_minor + gift_card_minor),
      CONSTRAINT orders_archived CHECK (archived IN (0, 1))
    )${type.strict}`,
    'CREATE INDEX orders_of_owner ON orders (site_id, owner, created_at)',
    'CREATE INDEX orders_newest ON orders (site_id, created_at, order_id)',
    // The newest orders that aren't archived, however many are.
    'CREATE INDEX orders_by_archive ON orders (site_id, archived, created_at, order_id)',
    // The back office filters and sorts orders by these; the last columns save reading rows that are left out.
    'CREATE INDEX orders_by_total ON orders (site_id, total_minor, order_id, archived)',
    'CREATE INDEX orders_by_payment ON orders (site_id, payment_status, created_at, order_id, archived)',
    'CREATE INDEX orders_by_fulfillment ON orders (site_id, fulfillment_status, created_at, order_id, status, archived)',
    "CREATE INDEX orders_by_email ON orders (site_id, COALESCE(email, ''), created_at, order_id)",
    // What was ordered on a day, without reading an order.
    'CREATE INDEX orders_sales ON orders (site_id, created_at, status, currency, total_minor, owner)',
    `CREATE INDEX orders_of_customer ON orders (site_id, customer_id, created_at, order_id)
      WHERE customer_id IS NOT NULL`,
    ...type.tableSizes('orders', LIST_SIZES),

    // The next number is taken last, so orders wait for each other only for this row.
    `CREATE TABLE order_numbers (
      site_id ${type.text} NOT NULL PRIMARY KEY,
      last_number ${type.integer} NOT NULL
    )${type.clustered}`,

    // Items bought together can be found from either side.
    `CREATE TABLE order_products (
      site_id ${type.text} NOT NULL,
      product_id ${type.text} NOT NULL,
      order_number ${type.integer} NOT NULL,
      CONSTRAINT order_products_key PRIMARY KEY (site_id, product_id, order_number)
    )${type.clustered}`,
    'CREATE INDEX order_products_by_order ON order_products (site_id, order_number, product_id)',

    // What each source of an order's money paid, how much was refunded, and what happens to money a provider holds.
    `CREATE TABLE order_payments (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      source ${type.text} NOT NULL,
      source_id ${type.text} NOT NULL,
      held_minor ${type.integer} NOT NULL,
      paid_minor ${type.integer} NOT NULL,
      refunded_minor ${type.integer} NOT NULL,
      held_for ${type.text} NOT NULL DEFAULT 'CAPTURE' CHECK (held_for IN ('CAPTURE', 'DECISION', 'VOID')),
      CONSTRAINT order_payments_key PRIMARY KEY (site_id, order_id, source, source_id),
      CONSTRAINT order_payments_source CHECK (source IN ('PROVIDER', 'OUTSIDE', 'GIFT_CARD')),
      CONSTRAINT order_payments_held CHECK (held_minor = 0 OR (held_minor > 0 AND source = 'PROVIDER')),
      CONSTRAINT order_payments_refunded CHECK (paid_minor >= 0 AND refunded_minor BETWEEN 0 AND held_minor + paid_minor)
    )${type.clustered}`,

    `CREATE TABLE order_refunds (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      refund_id ${type.text} NOT NULL,
      source ${type.text} NOT NULL,
      source_id ${type.text} NOT NULL,
      amount_minor ${type.integer} NOT NULL,
      state ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT order_refunds_key PRIMARY KEY (site_id, order_id, refund_id, source, source_id),
      CONSTRAINT order_refunds_amount CHECK (amount_minor > 0),
      CONSTRAINT order_refunds_state CHECK (state IN ('GIVEN', 'FAILED'))
    )${type.clustered}`,
    `CREATE INDEX order_refunds_failed ON order_refunds (site_id, created_at) WHERE state = 'FAILED'`,

    // Two people who send the same items at once must not both succeed.
    `CREATE TABLE order_sent (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      line_id ${type.text} NOT NULL,
      ordered ${type.integer} NOT NULL,
      sent ${type.integer} NOT NULL,
      CONSTRAINT order_sent_key PRIMARY KEY (site_id, order_id, line_id),
      CONSTRAINT order_sent_quantity CHECK (sent BETWEEN 0 AND ordered)
    )${type.clustered}`,

    // Invoices, and credit notes, wait for each other only for their counter's row.
    `CREATE TABLE invoice_numbers (
      site_id ${type.text} NOT NULL,
      kind ${type.text} NOT NULL,
      last_number ${type.integer} NOT NULL,
      CONSTRAINT invoice_numbers_key PRIMARY KEY (site_id, kind)
    )${type.clustered}`,
    // `taxes` is the tax by rate, and `items` what a credit note takes back, both as JSON.
    `CREATE TABLE order_invoices (
      site_id ${type.text} NOT NULL,
      kind ${type.text} NOT NULL,
      invoice_number ${type.integer} NOT NULL,
      order_id ${type.text} NOT NULL,
      invoice_id ${type.text} NOT NULL,
      amount_minor ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      taxes ${type.text},
      items ${type.text},
      CONSTRAINT order_invoices_key PRIMARY KEY (site_id, kind, invoice_number),
      CONSTRAINT order_invoices_once UNIQUE (site_id, kind, invoice_id),
      CONSTRAINT order_invoices_kind CHECK (kind IN ('INVOICE', 'CREDIT_NOTE')),
      CONSTRAINT order_invoices_amount CHECK (amount_minor >= 0)
    )${type.clustered}`,
    'CREATE INDEX order_invoices_of_order ON order_invoices (site_id, order_id)',

    // Orders are found by their tags.
    `CREATE TABLE order_tags (
      site_id ${type.text} NOT NULL,
      kind ${type.text} NOT NULL,
      tag ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      CONSTRAINT order_tags_key PRIMARY KEY (site_id, kind, tag, order_id),
      CONSTRAINT order_tags_kind CHECK (kind IN ('PRIVATE', 'PUBLIC'))
    )${type.clustered}`,
    'CREATE INDEX order_tags_of_order ON order_tags (site_id, order_id)',
  ]),
]
