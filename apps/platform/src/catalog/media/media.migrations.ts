import { migration } from '../../floor/database/migration.ts'

export const mediaMigrations = [
  migration('0005-media-files', (type) => [
    `CREATE TABLE media_files (
      media_id ${type.text} NOT NULL PRIMARY KEY,
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      kind ${type.text} NOT NULL CHECK (kind IN ('image', 'video', 'audio', 'document', 'zip')),
      content_type ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL
    )${type.strict}`,
    'CREATE INDEX media_files_by_site ON media_files (site_id, media_id)',
  ]),
  migration('0060-uploads', (type) => [
    `ALTER TABLE media_files ADD COLUMN file_name ${type.text} NOT NULL DEFAULT ''`,
    `ALTER TABLE media_files ADD COLUMN alt_text ${type.text} NOT NULL DEFAULT ''`,
    `ALTER TABLE media_files ADD COLUMN size_bytes ${type.integer} NOT NULL DEFAULT 0`,
    `ALTER TABLE media_files ADD COLUMN width ${type.integer} NOT NULL DEFAULT 0`,
    `ALTER TABLE media_files ADD COLUMN height ${type.integer} NOT NULL DEFAULT 0`,
    'CREATE INDEX media_files_by_time ON media_files (site_id, created_at, media_id)',
    'CREATE INDEX media_files_by_kind ON media_files (site_id, kind, created_at, media_id)',
  ]),
  migration('0061-where-media-came-from', (type) => [
    `ALTER TABLE media_files ADD COLUMN source_url ${type.text} NOT NULL DEFAULT ''`,
    `CREATE INDEX media_files_by_source ON media_files (site_id, source_url) WHERE source_url <> ''`,
  ]),
  migration('0150-media-that-is-going', (type) => [
    `ALTER TABLE media_files ADD COLUMN leaving_at ${type.integer} NOT NULL DEFAULT 0`,
  ]),
]
