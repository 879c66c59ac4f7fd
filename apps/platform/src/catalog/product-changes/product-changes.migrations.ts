import { migration } from '../../floor/database/migration.ts'

/** Changes of many products, their progress, and the products that couldn't be changed. */
export const productChangesMigrations = [
  migration('0012-product-changes', (type) => [
    // `unchanged_ids` names the first products that a change left as they were.
    `CREATE TABLE product_changes (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      change_id ${type.text} NOT NULL,
      status ${type.text} NOT NULL
        CHECK (status IN ('WAITING', 'COUNTING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')),
      request ${type.text} NOT NULL,
      total ${type.integer},
      counted ${type.integer} NOT NULL,
      counted_to ${type.integer} NOT NULL,
      done ${type.integer} NOT NULL,
      changed ${type.integer} NOT NULL,
      unchanged ${type.integer} NOT NULL,
      failed ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      held_by ${type.text} NOT NULL,
      held_until ${type.integer} NOT NULL,
      tries ${type.integer} NOT NULL,
      unchanged_ids ${type.text} NOT NULL DEFAULT '[]',
      CONSTRAINT product_changes_key PRIMARY KEY (site_id, change_id),
      CONSTRAINT product_changes_sum CHECK (done = changed + unchanged + failed)
    )${type.strict}`,
    'CREATE INDEX product_changes_by_status ON product_changes (status, created_at, change_id)',
    'CREATE INDEX product_changes_by_time ON product_changes (created_at, site_id, change_id)',
    'CREATE INDEX product_changes_of_site ON product_changes (site_id, created_at, change_id)',
    // The ids of the products, many per row, in a table of their own: every step rewrites the row
    // above.
    `CREATE TABLE product_change_parts (
      site_id ${type.text} NOT NULL,
      change_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      ids ${type.text} NOT NULL,
      CONSTRAINT product_change_parts_key PRIMARY KEY (site_id, change_id, place),
      CONSTRAINT product_change_parts_of FOREIGN KEY (site_id, change_id)
        REFERENCES product_changes (site_id, change_id) ON DELETE CASCADE
    )${type.strict}`,
    `CREATE TABLE product_change_failures (
      site_id ${type.text} NOT NULL,
      change_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      product_id ${type.text} NOT NULL,
      error ${type.text} NOT NULL,
      CONSTRAINT product_change_failures_key PRIMARY KEY (site_id, change_id, place),
      CONSTRAINT product_change_failures_of FOREIGN KEY (site_id, change_id)
        REFERENCES product_changes (site_id, change_id) ON DELETE CASCADE
    )${type.clustered}`,

    // What each product had before and after, so that a change can be undone. A product's history finds its jobs here.
    `CREATE TABLE product_change_results (
      site_id ${type.text} NOT NULL,
      change_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      product_id ${type.text} NOT NULL,
      values_changed ${type.text} NOT NULL,
      CONSTRAINT product_change_results_key PRIMARY KEY (site_id, change_id, place),
      CONSTRAINT product_change_results_of FOREIGN KEY (site_id, change_id)
        REFERENCES product_changes (site_id, change_id) ON DELETE CASCADE
    )${type.clustered}`,
    'CREATE INDEX product_change_results_product ON product_change_results (site_id, product_id, change_id)',

    // The values of each product, of a change that gives every product its own.
    `CREATE TABLE product_change_items (
      site_id ${type.text} NOT NULL,
      change_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      item ${type.text} NOT NULL,
      CONSTRAINT product_change_items_key PRIMARY KEY (site_id, change_id, place),
      CONSTRAINT product_change_items_of FOREIGN KEY (site_id, change_id)
        REFERENCES product_changes (site_id, change_id) ON DELETE CASCADE
    )${type.clustered}`,
  ]),
]
