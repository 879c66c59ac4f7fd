import { migration } from '../floor/database/migration.ts'

/**
 * The catalog. Products and collections have a number as well as an id: it grows with each creation, breaks
 * ties and keeps the indexes small. Every field that queries can filter or sort by is a column; the rest of
 * a product is JSON.
 */
export const catalogMigrations = [
  migration('0005-catalog', (type) => [
    `CREATE TABLE catalogs (
      site_id ${type.text} NOT NULL PRIMARY KEY REFERENCES sites (site_id),
      last_number ${type.integer} NOT NULL,
      changes ${type.integer} NOT NULL
    )${type.strict}`,

    `CREATE TABLE products (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      product_number ${type.integer} NOT NULL,
      product_id ${type.text} NOT NULL,
      slug ${type.text} NOT NULL,
      name_key ${type.text} NOT NULL,
      sku ${type.text} NOT NULL,
      product_type ${type.text} NOT NULL,
      description ${type.text} NOT NULL,
      visible ${type.integer} NOT NULL,
      price_minor ${type.integer} NOT NULL,
      last_updated ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      brand ${type.text} NOT NULL DEFAULT '',
      ribbon ${type.text} NOT NULL DEFAULT '',
      CONSTRAINT products_key PRIMARY KEY (site_id, product_number),
      CONSTRAINT products_id UNIQUE (site_id, product_id),
      CONSTRAINT products_slug UNIQUE (site_id, slug)
    )${type.strict}`,
    'CREATE INDEX products_by_sku ON products (site_id, sku, product_number)',

    // `store_variant_id` is unique in the shop; see `storeVariantId`.
    `CREATE TABLE variants (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      place ${type.integer} NOT NULL,
      variant_id ${type.text} NOT NULL,
      choices ${type.text} NOT NULL,
      price_minor ${type.integer},
      cost_minor ${type.integer},
      weight ${type.real},
      dimensions ${type.text} NOT NULL DEFAULT '',
      own_sku ${type.text} NOT NULL,
      sku ${type.text} NOT NULL,
      visible ${type.integer} NOT NULL,
      track_quantity ${type.integer} NOT NULL,
      quantity ${type.integer} NOT NULL,
      in_stock ${type.integer} NOT NULL,
      stock_updated ${type.integer} NOT NULL DEFAULT 0,
      store_variant_id ${type.text} NOT NULL DEFAULT '',
      CONSTRAINT variants_key PRIMARY KEY (site_id, product_number, place),
      CONSTRAINT variants_id UNIQUE (site_id, product_number, variant_id),
      CONSTRAINT variants_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE,
      CONSTRAINT variants_quantity CHECK (quantity >= 0)
    )${type.strict}`,
    'CREATE INDEX variants_by_sku ON variants (site_id, sku, product_number, place)',
    'CREATE INDEX variants_by_store_id ON variants (site_id, store_variant_id)',

    // Collections are categories in a tree: `parent_id` is empty at the root, and siblings are in the order of `place`.
    `CREATE TABLE collections (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      collection_number ${type.integer} NOT NULL,
      collection_id ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL DEFAULT 1,
      slug ${type.text} NOT NULL,
      name_key ${type.text} NOT NULL,
      visible ${type.integer} NOT NULL,
      last_updated ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      parent_id ${type.text} NOT NULL DEFAULT '',
      place ${type.integer} NOT NULL DEFAULT 0,
      created_at ${type.integer} NOT NULL DEFAULT 0,
      CONSTRAINT collections_key PRIMARY KEY (site_id, collection_number),
      CONSTRAINT collections_id UNIQUE (site_id, collection_id),
      CONSTRAINT collections_slug UNIQUE (site_id, slug)
    )${type.strict}`,

    `CREATE TABLE collection_counts (
      site_id ${type.text} NOT NULL,
      collection_number ${type.integer} NOT NULL,
      visible_products ${type.integer} NOT NULL,
      all_products ${type.integer} NOT NULL,
      CONSTRAINT collection_counts_key PRIMARY KEY (site_id, collection_number),
      CONSTRAINT collection_counts_positive CHECK (visible_products >= 0 AND all_products >= visible_products)
    )${type.clustered}`,

    // Copies of the columns that lists are sorted by, so that each index below serves filter, order and
    // tie-breaker together.
    `CREATE TABLE collection_products (
      site_id ${type.text} NOT NULL,
      collection_number ${type.integer} NOT NULL,
      product_number ${type.integer} NOT NULL,
      visible ${type.integer} NOT NULL,
      price_minor ${type.integer} NOT NULL,
      name_key ${type.text} NOT NULL,
      last_updated ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL DEFAULT 0,
      brand ${type.text} NOT NULL DEFAULT '',
      ribbon ${type.text} NOT NULL DEFAULT '',
      CONSTRAINT collection_products_key PRIMARY KEY (site_id, collection_number, product_number),
      CONSTRAINT collection_products_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.clustered}`,
    'CREATE INDEX collection_products_of ON collection_products (site_id, product_number)',
    // A product has a few places among millions. Without this, SQLite reads them all to find those few.
    ...type.sizes('collection_products', 'collection_products_of', [3_000_000, 1_000_000, 3]),
    `CREATE INDEX collection_products_by_number
      ON collection_products (site_id, collection_number, visible, product_number)`,
    `CREATE INDEX collection_products_by_price
      ON collection_products (site_id, collection_number, visible, price_minor, product_number)`,
    `CREATE INDEX collection_products_by_name
      ON collection_products (site_id, collection_number, visible, name_key, product_number)`,
    `CREATE INDEX collection_products_by_update
      ON collection_products (site_id, collection_number, visible, last_updated, product_number)`,
    `CREATE INDEX collection_products_by_creation
      ON collection_products (site_id, collection_number, visible, created_at, product_number)`,
    `CREATE INDEX collection_products_by_brand
      ON collection_products (site_id, collection_number, visible, brand, product_number)`,
    `CREATE INDEX collection_products_by_ribbon
      ON collection_products (site_id, collection_number, visible, ribbon, product_number)`,

    // What visitors are sent, as bytes. Valid only while built_revision equals revision and made_for is
    // current.
    `CREATE TABLE product_wire (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      revision ${type.integer} NOT NULL,
      built_revision ${type.integer} NOT NULL,
      made_for ${type.text} NOT NULL,
      variant_count ${type.integer} NOT NULL,
      variants_at ${type.integer} NOT NULL,
      body ${type.bytes} NOT NULL,
      more_variants ${type.bytes} NOT NULL,
      CONSTRAINT product_wire_key PRIMARY KEY (site_id, product_number),
      CONSTRAINT product_wire_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.strict}`,

    `CREATE TABLE former_slugs (
      site_id ${type.text} NOT NULL,
      slug ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      CONSTRAINT former_slugs_key PRIMARY KEY (site_id, slug),
      CONSTRAINT former_slugs_of_product FOREIGN KEY (site_id, product_number)
        REFERENCES products (site_id, product_number) ON DELETE CASCADE
    )${type.clustered}`,
    'CREATE INDEX former_slugs_of ON former_slugs (site_id, product_number)',

    `CREATE TABLE former_collection_slugs (
      site_id ${type.text} NOT NULL,
      slug ${type.text} NOT NULL,
      collection_number ${type.integer} NOT NULL,
      CONSTRAINT former_collection_slugs_key PRIMARY KEY (site_id, slug),
      CONSTRAINT former_collection_slugs_of_collection FOREIGN KEY (site_id, collection_number)
        REFERENCES collections (site_id, collection_number) ON DELETE CASCADE
    )${type.clustered}`,
    'CREATE INDEX former_collection_slugs_of ON former_collection_slugs (site_id, collection_number)',
  ]),
]
