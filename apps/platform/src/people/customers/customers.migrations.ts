import { migration } from '../../floor/database/migration.ts'

/** Whether an order's owner is a member who proved to have placed it. */
const OF_MEMBER = `(COALESCE(substr(o.owner, 1, 7), '') = 'member:' AND o.unclaimed = 0)`

/** As many customers as a large shop has; the engines choose an index by how much of them it leads to. */
const MANY = 200_000

export const customersMigrations = [
  migration('0048-customers', (type) => [
    // One email address is one customer. `spent_minor` counts the shop's own currency, for sorting;
    // `customer_spend` has every currency. `words_due` marks rows whose name and words a job still has to write.
    `CREATE TABLE customers (
      site_id ${type.text} NOT NULL,
      customer_id ${type.text} NOT NULL,
      member_id ${type.text},
      email ${type.text} NOT NULL,
      name ${type.text} NOT NULL,
      name_key ${type.text} NOT NULL,
      standing ${type.text} NOT NULL,
      order_count ${type.integer} NOT NULL,
      spent_minor ${type.integer} NOT NULL,
      last_order_at ${type.integer} NOT NULL,
      words_due ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT customers_key PRIMARY KEY (site_id, customer_id),
      CONSTRAINT customers_email UNIQUE (site_id, email),
      CONSTRAINT customers_member UNIQUE (site_id, member_id),
      CONSTRAINT customers_standing CHECK (standing IN ('GUEST', 'MEMBER', 'WAITING', 'BLOCKED')),
      CONSTRAINT customers_guest CHECK ((standing = 'GUEST') = (member_id IS NULL)),
      CONSTRAINT customers_counts CHECK (order_count >= 0 AND spent_minor >= 0)
    )${type.strict}`,
    'CREATE INDEX customers_by_last_order ON customers (site_id, last_order_at, customer_id)',
    'CREATE INDEX customers_by_spend ON customers (site_id, spent_minor, customer_id)',
    'CREATE INDEX customers_by_name ON customers (site_id, name_key, customer_id)',
    'CREATE INDEX customers_by_age ON customers (site_id, created_at, customer_id)',
    'CREATE INDEX customers_by_standing ON customers (site_id, standing, last_order_at, customer_id)',
    'CREATE INDEX customers_words_due ON customers (site_id, customer_id) WHERE words_due = 1',

    `CREATE TABLE customer_spend (
      site_id ${type.text} NOT NULL,
      customer_id ${type.text} NOT NULL,
      currency ${type.text} NOT NULL,
      spent_minor ${type.integer} NOT NULL,
      CONSTRAINT customer_spend_key PRIMARY KEY (site_id, customer_id, currency),
      CONSTRAINT customer_spend_amount CHECK (spent_minor >= 0)
    )${type.clustered}`,

    `CREATE TABLE customer_words (
      site_id ${type.text} NOT NULL,
      word ${type.text} NOT NULL,
      customer_id ${type.text} NOT NULL,
      CONSTRAINT customer_words_key PRIMARY KEY (site_id, word, customer_id)
    )${type.clustered}`,
    'CREATE INDEX customer_words_of_customer ON customer_words (site_id, customer_id)',

    `CREATE TABLE customer_tags (
      site_id ${type.text} NOT NULL,
      tag_key ${type.text} NOT NULL,
      customer_id ${type.text} NOT NULL,
      tag ${type.text} NOT NULL,
      CONSTRAINT customer_tags_key PRIMARY KEY (site_id, tag_key, customer_id)
    )${type.clustered}`,
    'CREATE INDEX customer_tags_of_customer ON customer_tags (site_id, customer_id)',

    `CREATE TABLE customer_notes (
      site_id ${type.text} NOT NULL,
      customer_id ${type.text} NOT NULL,
      note_id ${type.text} NOT NULL,
      note ${type.text} NOT NULL,
      author ${type.text},
      created_at ${type.integer} NOT NULL,
      CONSTRAINT customer_notes_key PRIMARY KEY (site_id, customer_id, note_id)
    )${type.strict}`,

    `ALTER TABLE orders ADD COLUMN customer_id ${type.text}`,
    `CREATE INDEX orders_of_customer ON orders (site_id, customer_id, created_at, order_id)
      WHERE customer_id IS NOT NULL`,

    `INSERT INTO customers (site_id, customer_id, member_id, email, name, name_key, standing, order_count, spent_minor,
        last_order_at, words_due, created_at)
      SELECT site_id, member_id, member_id, email_key,
        CASE WHEN first_name = '' AND last_name = '' THEN nickname WHEN first_name = '' THEN last_name
          WHEN last_name = '' THEN first_name ELSE first_name || ' ' || last_name END, '',
        CASE WHEN blocked_at IS NOT NULL THEN 'BLOCKED' WHEN approved_at IS NULL THEN 'WAITING' ELSE 'MEMBER' END,
        0, 0, 0, 1, created_at
      FROM members WHERE deleted_at IS NULL`,
    `INSERT INTO customers (site_id, customer_id, member_id, email, name, name_key, standing, order_count, spent_minor,
        last_order_at, words_due, created_at)
      SELECT o.site_id, min(o.order_id), NULL, o.email, '', '', 'GUEST', 0, 0, 0, 1, min(o.created_at)
      FROM orders o WHERE o.email IS NOT NULL AND NOT ${OF_MEMBER}
        AND NOT EXISTS (SELECT 1 FROM customers c WHERE c.site_id = o.site_id AND c.email = o.email)
      GROUP BY o.site_id, o.email`,
    `UPDATE orders SET customer_id = (
        SELECT c.customer_id FROM customers c
        WHERE c.site_id = orders.site_id AND c.member_id = substr(orders.owner, 8))
      WHERE COALESCE(substr(owner, 1, 7), '') = 'member:' AND unclaimed = 0`,
    `UPDATE orders SET customer_id = (
        SELECT c.customer_id FROM customers c WHERE c.site_id = orders.site_id AND c.email = orders.email)
      WHERE email IS NOT NULL AND NOT (COALESCE(substr(owner, 1, 7), '') = 'member:' AND unclaimed = 0)`,
    `INSERT INTO customer_spend (site_id, customer_id, currency, spent_minor)
      SELECT site_id, customer_id, currency,
        CAST(sum(paid_minor + held_minor + gift_card_minor - refunded_minor) AS BIGINT)
      FROM orders WHERE customer_id IS NOT NULL GROUP BY site_id, customer_id, currency`,
    `UPDATE customers SET
      order_count = (SELECT count(*) FROM orders o
        WHERE o.site_id = customers.site_id AND o.customer_id = customers.customer_id),
      last_order_at = COALESCE((SELECT max(o.created_at) FROM orders o
        WHERE o.site_id = customers.site_id AND o.customer_id = customers.customer_id), 0),
      spent_minor = COALESCE((SELECT p.spent_minor FROM customer_spend p
        JOIN sites s ON s.site_id = p.site_id AND s.currency = p.currency
        WHERE p.site_id = customers.site_id AND p.customer_id = customers.customer_id), 0)`,
  ]),

  // Who waits is listed by age. A search leads to few customers, so it must not walk all of them.
  migration('0049-customer-lists', (type) => [
    'CREATE INDEX customers_by_standing_and_age ON customers (site_id, standing, created_at, customer_id)',
    ...type.tableSizes('customers', {
      sqlite_autoindex_customers_1: [MANY, MANY, 1],
      sqlite_autoindex_customers_2: [MANY, MANY, 1],
      sqlite_autoindex_customers_3: [MANY, MANY, 1],
      customers_by_last_order: [MANY, MANY, 1, 1],
      customers_by_spend: [MANY, MANY, 20, 1],
      customers_by_name: [MANY, MANY, 2, 1],
      customers_by_age: [MANY, MANY, 1, 1],
      customers_by_standing: [MANY, MANY, MANY / 4, 1, 1],
      customers_by_standing_and_age: [MANY, MANY, MANY / 4, 1, 1],
      customers_words_due: [10, 10, 1],
    }),
  ]),
]
