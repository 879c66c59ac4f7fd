import { migration } from '../../floor/database/migration.ts'

/** Stock itself is a part of the variants; here is what else belongs to it. */
export const inventoryMigrations = [
  migration('0040-inventory', (type) => [
    `ALTER TABLE variants ADD COLUMN stock_updated ${type.integer} NOT NULL DEFAULT 0`,

    `CREATE TABLE preorders (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      enabled ${type.integer} NOT NULL,
      message ${type.text},
      most ${type.integer},
      CONSTRAINT preorders_key PRIMARY KEY (site_id, product_number),
      CONSTRAINT preorders_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.strict}`,
  ]),

  migration('0041-back-in-stock', (type) => [
    `CREATE TABLE back_in_stock_requests (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      variant_id ${type.text} NOT NULL,
      email_key ${type.text} NOT NULL,
      email ${type.text} NOT NULL,
      item_url ${type.text},
      requested_by ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT back_in_stock_requests_key PRIMARY KEY (site_id, product_number, variant_id, email_key),
      CONSTRAINT back_in_stock_requests_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.strict}`,
    'CREATE INDEX back_in_stock_requests_by ON back_in_stock_requests (site_id, requested_by)',
    'CREATE INDEX back_in_stock_requests_email ON back_in_stock_requests (site_id, email_key)',

    // One row an item, however many wait for it: stock that returns must not take the longer the more they are.
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

  // The key is the address in lower case and unique, so no two wishes collide. No mail goes to a quoted address or to a
  // domain literal: those wishes were never served.
  migration('0196-canonical-wish-addresses', () => [
    `DELETE FROM back_in_stock_requests WHERE email LIKE '"%' OR email LIKE '%@[%'`,
    'UPDATE back_in_stock_requests SET email = email_key WHERE email <> email_key',
  ]),
]
