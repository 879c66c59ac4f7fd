import { migration } from '../../floor/database/migration.ts'

export const priceHistoryMigrations = [
  migration('0039-price-changes', (type) => [
    `CREATE TABLE price_changes (
      seq ${type.sequence},
      site_id ${type.text} NOT NULL,
      product_id ${type.text} NOT NULL,
      variant_id ${type.text} NOT NULL,
      at ${type.integer} NOT NULL,
      price_before ${type.integer} NOT NULL,
      reduced_before ${type.integer} NOT NULL,
      price_after ${type.integer} NOT NULL,
      reduced_after ${type.integer} NOT NULL,
      actor_name ${type.text}
    )${type.strict}`,
    'CREATE INDEX price_changes_of_product ON price_changes (site_id, product_id, seq)',
    'CREATE INDEX price_changes_of_variant ON price_changes (site_id, product_id, variant_id, seq)',
    'CREATE INDEX price_changes_by_age ON price_changes (at)',
  ]),
]
