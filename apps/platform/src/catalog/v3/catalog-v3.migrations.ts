import { migration } from '../../floor/database/migration.ts'
import { DEFAULT_VARIANT_ID } from '../products/records/product-record.ts'

/** What Catalog V3 needs in addition to the tables of Catalog V1. */
export const catalogV3Migrations = [
  migration('0040-catalog-v3', (type) => [
    // A variant's id that is unique in the shop; see `storeVariantId`.
    `ALTER TABLE variants ADD COLUMN store_variant_id ${type.text} NOT NULL DEFAULT ''`,
    `UPDATE variants SET store_variant_id = CASE WHEN variant_id <> '${DEFAULT_VARIANT_ID}' THEN variant_id
       ELSE (SELECT p.product_id FROM products p
             WHERE p.site_id = variants.site_id AND p.product_number = variants.product_number) END`,
    'CREATE INDEX variants_by_store_id ON variants (site_id, store_variant_id)',

    // Collections are categories in a tree; empty at the root. Siblings are in the order of their places.
    `ALTER TABLE collections ADD COLUMN parent_id ${type.text} NOT NULL DEFAULT ''`,
    `ALTER TABLE collections ADD COLUMN place ${type.integer} NOT NULL DEFAULT 0`,
    `ALTER TABLE collections ADD COLUMN created_at ${type.integer} NOT NULL DEFAULT 0`,
    'UPDATE collections SET created_at = last_updated',

    // The catalog version reported to a client.
    `ALTER TABLE oauth_clients ADD COLUMN catalog_version ${type.text} NOT NULL DEFAULT 'V1_CATALOG'
       CHECK (catalog_version IN ('V1_CATALOG', 'V3_CATALOG'))`,

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

    // Ribbons, price ranges and shared names are new in the index, so every shop is indexed again.
    `INSERT INTO search_backlog (site_id, next_number) SELECT site_id, 0 FROM sites WHERE true
     ON CONFLICT (site_id) DO UPDATE SET next_number = 0`,
  ]),

  // The products that merchants arranged in a category, first to last. Those that left it keep their place.
  migration('0047-arranged-items', (type) => [
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
  ]),

  // The ids that renamed names had before, which still lead to them.
  migration('0054-former-shared-ids', (type) => [
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
