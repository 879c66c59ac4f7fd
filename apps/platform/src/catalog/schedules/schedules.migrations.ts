import { migration } from '../../floor/database/migration.ts'

export const schedulesMigrations = [
  // Times that are still to come, in milliseconds since 1970; `due_at` is the first of them.
  migration('0043-product-schedules', (type) => [
    `CREATE TABLE product_schedules (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      visible_from ${type.integer},
      visible_until ${type.integer},
      due_at ${type.integer} NOT NULL,
      CONSTRAINT product_schedules_key PRIMARY KEY (site_id, product_number),
      CONSTRAINT product_schedules_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE,
      CONSTRAINT product_schedules_order CHECK (visible_from < visible_until),
      CONSTRAINT product_schedules_due CHECK (due_at = COALESCE(visible_from, visible_until))
    )${type.strict}`,
    'CREATE INDEX product_schedules_next ON product_schedules (due_at, site_id, product_number)',
    'CREATE INDEX product_schedules_of_site ON product_schedules (site_id, due_at, product_number)',
  ]),
]
