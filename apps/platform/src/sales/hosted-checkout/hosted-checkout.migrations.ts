import { migration } from '../../floor/database/migration.ts'

export const hostedCheckoutMigrations = [
  // What the hosted page stores for a checkout: typed values, and what its buyer last agreed to.
  migration('0022-hosted-checkout', (type) => [
    `CREATE TABLE hosted_views (
      site_id ${type.text} NOT NULL,
      checkout_id ${type.text} NOT NULL,
      draft ${type.text} NOT NULL,
      agreed ${type.text},
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT hosted_views_key PRIMARY KEY (site_id, checkout_id)
    )${type.strict}`,
    'CREATE INDEX hosted_views_by_age ON hosted_views (updated_at)',
  ]),
]
