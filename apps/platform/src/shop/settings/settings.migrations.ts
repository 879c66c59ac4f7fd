import { migration } from '../../floor/database/migration.ts'

export const settingsMigrations = [
  migration('0015-settings', (type) => [
    `CREATE TABLE shop_settings (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      subject ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT shop_settings_key PRIMARY KEY (site_id, subject),
      CONSTRAINT shop_settings_revision CHECK (revision >= 1)
    )${type.strict}`,
  ]),
]
