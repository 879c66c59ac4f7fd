import { migration } from '../../floor/database/migration.ts'

/** Pre-orders and back-in-stock requests. Stock itself is in the catalog's variants. */
export const inventoryMigrations = [
  migration('0009-inventory', (type) => [
    // `taken` counts a product's pre-orders; `most` bounds them.
    `CREATE TABLE preorders (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      enabled ${type.integer} NOT NULL,
      message ${type.text},
      most ${type.integer},
      taken ${type.integer} NOT NULL DEFAULT 0 CHECK (taken >= 0),
      expected_on ${type.text},
      CONSTRAINT preorders_key PRIMARY KEY (site_id, product_number),
      CONSTRAINT preorders_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.strict}`,

    // `language` is what the person read the shop in; null is the shop's own.
    `CREATE TABLE back_in_stock_requests (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      variant_id ${type.text} NOT NULL,
      email_key ${type.text} NOT NULL,
      email ${type.text} NOT NULL,
      item_url ${type.text},
      requested_by ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      language ${type.text},
      CONSTRAINT back_in_stock_requests_key PRIMARY KEY (site_id, product_number, variant_id, email_key),
      CONSTRAINT back_in_stock_requests_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.strict}`,
    'CREATE INDEX back_in_stock_requests_by ON back_in_stock_requests (site_id, requested_by)',
    'CREATE INDEX back_in_stock_requests_by_age ON back_in_stock_requests (created_at)',
    'CREATE INDEX back_in_stock_requests_email ON back_in_stock_requests (site_id, email_key)',

    // One row per item, so returning stock costs the same however many people wait for it.
    `CREATE TABLE back_in_stock_due (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      variant_id ${type.text} NOT NULL,
      due_at ${type.integer} NOT NULL,
      CONSTRAINT back_in_stock_due_key PRIMARY KEY (site_id, product_number, variant_id),
      CONSTRAINT back_in_stock_due_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.strict}`,
    'CREATE INDEX back_in_stock_due_next ON back_in_stock_due (due_at)',
  ]),
]
