import { migration } from '../../database/migration.ts'

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
]
