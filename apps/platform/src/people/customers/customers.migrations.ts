import { migration } from '../../floor/database/migration.ts'

/** As many customers as a large shop has; the engines choose an index by how much of them it leads to. */
const MANY = 200_000

export const customersMigrations = [
  migration('0040-customers', (type) => [
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
    // Who waits is listed by age.
    'CREATE INDEX customers_by_standing_and_age ON customers (site_id, standing, created_at, customer_id)',
    // A search leads to few customers, so it must not walk all of them.
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

    // The addresses that contacts had before they were merged into another one.
    `CREATE TABLE merged_addresses (
      site_id ${type.text} NOT NULL,
      email ${type.text} NOT NULL,
      target_id ${type.text} NOT NULL,
      CONSTRAINT merged_addresses_key PRIMARY KEY (site_id, email)
    )${type.clustered}`,
    'CREATE INDEX merged_addresses_of_target ON merged_addresses (site_id, target_id)',
  ]),
]
