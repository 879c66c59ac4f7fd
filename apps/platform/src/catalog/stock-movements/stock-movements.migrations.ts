import { migration } from '../../floor/database/migration.ts'

export const stockMovementsMigrations = [
  migration('0037-stock-movements', (type) => [
    `CREATE TABLE stock_movements (
      seq ${type.sequence},
      site_id ${type.text} NOT NULL,
      product_id ${type.text} NOT NULL,
      variant_id ${type.text} NOT NULL,
      at ${type.integer} NOT NULL,
      reason ${type.text} NOT NULL,
      quantity_before ${type.integer},
      in_stock_before ${type.integer} NOT NULL,
      quantity_after ${type.integer},
      in_stock_after ${type.integer} NOT NULL,
      order_id ${type.text},
      actor_name ${type.text},
      CONSTRAINT stock_movements_reason CHECK (reason IN ('ORDER', 'RETURN', 'BY_HAND', 'JOB'))
    )${type.strict}`,
    'CREATE INDEX stock_movements_of_product ON stock_movements (site_id, product_id, seq)',
    'CREATE INDEX stock_movements_of_variant ON stock_movements (site_id, product_id, variant_id, seq)',
    'CREATE INDEX stock_movements_by_age ON stock_movements (at)',
    `CREATE INDEX variants_by_quantity ON variants (site_id, quantity, product_number, place)
     WHERE track_quantity = 1`,
  ]),
]
