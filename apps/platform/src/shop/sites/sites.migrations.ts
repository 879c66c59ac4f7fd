import { migration } from '../../floor/database/migration.ts'

export const sitesMigrations = [
  migration('0001-sites', (type) => [
    `CREATE TABLE sites (
      site_id ${type.text} NOT NULL PRIMARY KEY,
      name ${type.text} NOT NULL,
      locale ${type.text} NOT NULL,
      currency ${type.text} NOT NULL,
      weight_unit ${type.text} NOT NULL,
      storefront_url ${type.text} NOT NULL,
      conversion_rates ${type.text} NOT NULL,
      tax_included ${type.integer} NOT NULL DEFAULT 0,
      accent ${type.text},
      created_at ${type.integer} NOT NULL,
      translations ${type.text},
      time_zone ${type.text}
    )${type.strict}`,
  ]),
]
