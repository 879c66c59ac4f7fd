import { migration } from '../../floor/database/migration.ts'

export const viewsMigrations = [
  migration('0034-saved-views', (type) => [
    `CREATE TABLE saved_views (
      site_id ${type.text} NOT NULL,
      view_id ${type.text} NOT NULL,
      list ${type.text} NOT NULL,
      owner ${type.text} NOT NULL,
      name ${type.text} NOT NULL,
      name_key ${type.text} NOT NULL,
      shared ${type.integer} NOT NULL,
      version ${type.integer} NOT NULL,
      content ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT saved_views_key PRIMARY KEY (site_id, view_id),
      CONSTRAINT saved_views_name UNIQUE (site_id, list, owner, name_key),
      CONSTRAINT saved_views_size CHECK (length(content) <= 16384)
    )${type.clustered}`,
    'CREATE INDEX saved_views_shared ON saved_views (site_id, list, name_key) WHERE shared = 1',
  ]),
]
