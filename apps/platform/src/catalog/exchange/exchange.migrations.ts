import { migration } from '../../floor/database/migration.ts'

/** Imports, their progress, and the results for the products of their files. */
export const exchangeMigrations = [
  migration('0011-exchange', (type) => [
    `CREATE TABLE imports (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      import_id ${type.text} NOT NULL,
      status ${type.text} NOT NULL CHECK (status IN ('WAITING', 'CHECKING', 'RUNNING', 'DONE', 'FAILED')),
      format ${type.text} NOT NULL,
      dry_run ${type.integer} NOT NULL,
      file_name ${type.text} NOT NULL,
      total ${type.integer},
      done ${type.integer} NOT NULL,
      created ${type.integer} NOT NULL,
      changed ${type.integer} NOT NULL,
      unchanged ${type.integer} NOT NULL,
      failed ${type.integer} NOT NULL,
      failure ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      held_by ${type.text} NOT NULL,
      held_until ${type.integer} NOT NULL,
      tries ${type.integer} NOT NULL,
      undone_by ${type.text} NOT NULL DEFAULT '',
      CONSTRAINT imports_key PRIMARY KEY (site_id, import_id)
    )${type.strict}`,
    'CREATE INDEX imports_by_status ON imports (status, created_at, import_id)',
    'CREATE INDEX imports_by_time ON imports (created_at, site_id, import_id)',
    'CREATE INDEX imports_of_site ON imports (site_id, created_at, import_id)',
    `CREATE TABLE import_results (
      site_id ${type.text} NOT NULL,
      import_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      result ${type.text} NOT NULL,
      CONSTRAINT import_results_key PRIMARY KEY (site_id, import_id, place),
      CONSTRAINT import_results_of_import FOREIGN KEY (site_id, import_id)
        REFERENCES imports (site_id, import_id) ON DELETE CASCADE
    )${type.clustered}`,

    // What each product was before, so that an import can be undone. A product's history finds its imports here.
    `CREATE TABLE import_kept (
      site_id ${type.text} NOT NULL,
      import_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      product_id ${type.text} NOT NULL,
      kept ${type.text} NOT NULL,
      CONSTRAINT import_kept_key PRIMARY KEY (site_id, import_id, place),
      CONSTRAINT import_kept_of_import FOREIGN KEY (site_id, import_id)
        REFERENCES imports (site_id, import_id) ON DELETE CASCADE
    )${type.strict}`,
    'CREATE INDEX import_kept_product ON import_kept (site_id, product_id, import_id)',
  ]),
]
