import { migration } from '../../floor/database/migration.ts'

/** What Catalog V3 needs in addition to the tables of Catalog V1. */
export const catalogV3Migrations = [
  migration('0032-catalog-v3', (type) => [
    // What products share by name: options, modifiers, brands, ribbons and info sections. A name stays when
    // no product uses it any more.
    `CREATE TABLE shared_names (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      shared_id ${type.text} NOT NULL,
      kind ${type.text} NOT NULL,
      name_key ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      CONSTRAINT shared_names_key PRIMARY KEY (site_id, shared_id),
      CONSTRAINT shared_names_kind CHECK (kind IN ('option', 'modifier', 'brand', 'ribbon', 'section'))
    )${type.strict}`,
    'CREATE INDEX shared_names_by_name ON shared_names (site_id, kind, name_key, shared_id)',

    // The products that merchants arranged in a category, first to last. Those that left it keep their place.
    `CREATE TABLE arranged_items (
      site_id ${type.text} NOT NULL,
      collection_number ${type.integer} NOT NULL,
      place ${type.integer} NOT NULL,
      product_number ${type.integer} NOT NULL,
      CONSTRAINT arranged_items_key PRIMARY KEY (site_id, collection_number, place),
      CONSTRAINT arranged_items_once UNIQUE (site_id, product_number, collection_number),
      CONSTRAINT arranged_items_of_collection FOREIGN KEY (site_id, collection_number)
        REFERENCES collections (site_id, collection_number) ON DELETE CASCADE,
      CONSTRAINT arranged_items_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.strict}`,

    // The ids that renamed names had before, which still lead to them.
    `CREATE TABLE former_shared_ids (
      site_id ${type.text} NOT NULL,
      former_id ${type.text} NOT NULL,
      shared_id ${type.text} NOT NULL,
      CONSTRAINT former_shared_ids_key PRIMARY KEY (site_id, former_id),
      CONSTRAINT former_shared_ids_of_name FOREIGN KEY (site_id, shared_id)
        REFERENCES shared_names (site_id, shared_id) ON UPDATE CASCADE ON DELETE CASCADE
    )${type.strict}`,
    'CREATE INDEX former_shared_ids_by_name ON former_shared_ids (site_id, shared_id)',
  ]),
]
