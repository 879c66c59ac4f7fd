import { migration } from '../../floor/database/migration.ts'

export const mediaMigrations = [
  migration('0004-media', (type) => [
    `CREATE TABLE media_files (
      media_id ${type.text} NOT NULL PRIMARY KEY,
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      kind ${type.text} NOT NULL CHECK (kind IN ('image', 'video', 'audio', 'document', 'zip')),
      content_type ${type.text} NOT NULL,
      file_name ${type.text} NOT NULL DEFAULT '',
      alt_text ${type.text} NOT NULL DEFAULT '',
      size_bytes ${type.integer} NOT NULL DEFAULT 0,
      width ${type.integer} NOT NULL DEFAULT 0,
      height ${type.integer} NOT NULL DEFAULT 0,
      source_url ${type.text} NOT NULL DEFAULT '',
      created_at ${type.integer} NOT NULL,
      leaving_at ${type.integer} NOT NULL DEFAULT 0
    )${type.strict}`,
    'CREATE INDEX media_files_by_site ON media_files (site_id, media_id)',
    'CREATE INDEX media_files_by_time ON media_files (site_id, created_at, media_id)',
    'CREATE INDEX media_files_by_kind ON media_files (site_id, kind, created_at, media_id)',
    `CREATE INDEX media_files_by_source ON media_files (site_id, source_url) WHERE source_url <> ''`,
  ]),
]
