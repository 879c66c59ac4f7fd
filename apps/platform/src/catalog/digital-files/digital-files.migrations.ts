import { migration } from '../../floor/database/migration.ts'

export const digitalFilesMigrations = [
  // A file may outlive its product: buyers keep what they ordered.
  migration('0029-digital-files', (type) => [
    `CREATE TABLE digital_files (
      site_id ${type.text} NOT NULL,
      file_id ${type.text} NOT NULL,
      product_id ${type.text} NOT NULL,
      variant_id ${type.text},
      file_type ${type.text} NOT NULL,
      content_type ${type.text} NOT NULL,
      file_name ${type.text} NOT NULL,
      size_bytes ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      removed_at ${type.integer},
      CONSTRAINT digital_files_key PRIMARY KEY (site_id, file_id)
    )${type.strict}`,
    'CREATE INDEX digital_files_of_product ON digital_files (site_id, product_id, created_at, file_id)',
  ]),
]
