import { migration } from '../../floor/database/migration.ts'

/** `place` keeps items in the order they were added; `changes` shows when a copy in memory is out of date. */
export const dataMigrations = [
  migration('0028-data', (type) => [
    `CREATE TABLE content_collections (
      site_id ${type.text} NOT NULL,
      collection_id ${type.text} NOT NULL,
      changes ${type.integer} NOT NULL,
      items ${type.integer} NOT NULL,
      bytes ${type.integer} NOT NULL,
      next_place ${type.integer} NOT NULL,
      CONSTRAINT content_collections_key PRIMARY KEY (site_id, collection_id),
      CONSTRAINT content_collections_items CHECK (items BETWEEN 0 AND 1000),
      CONSTRAINT content_collections_bytes CHECK (bytes BETWEEN 0 AND 2000000)
    )${type.clustered}`,
    `CREATE TABLE content_items (
      site_id ${type.text} NOT NULL,
      collection_id ${type.text} NOT NULL,
      item_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      data ${type.text} NOT NULL,
      bytes ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT content_items_key PRIMARY KEY (site_id, collection_id, item_id),
      CONSTRAINT content_items_place UNIQUE (site_id, collection_id, place),
      CONSTRAINT content_items_of_collection FOREIGN KEY (site_id, collection_id)
        REFERENCES content_collections (site_id, collection_id)
    )${type.strict}`,
  ]),
]
