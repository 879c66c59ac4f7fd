import { migration } from '../../floor/database/migration.ts'

export const cartMigrations = [
  migration('0006-cart', (type) => [
    `CREATE TABLE carts (
      site_id ${type.text} NOT NULL,
      owner ${type.text} NOT NULL,
      cart_id ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      conversion_currency ${type.text} NOT NULL,
      business_location_id ${type.text},
      line_count ${type.integer} NOT NULL,
      lines ${type.text} NOT NULL,
      details ${type.text},
      belongs_to ${type.text},
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT carts_owner PRIMARY KEY (site_id, owner),
      CONSTRAINT carts_id UNIQUE (site_id, cart_id),
      CONSTRAINT carts_revision CHECK (revision >= 1),
      CONSTRAINT carts_line_count CHECK (line_count BETWEEN 0 AND 300),
      CONSTRAINT carts_times CHECK (updated_at >= created_at)
    )${type.strict}`,
    'CREATE INDEX carts_belonging_to ON carts (site_id, belongs_to) WHERE belongs_to IS NOT NULL',
    // Every write of a cart moves its entry here, so one narrow index serves both readers: a site's, and the purge.
    'CREATE INDEX carts_by_age ON carts (site_id, updated_at)',

    `CREATE TABLE merged_visitors (
      site_id ${type.text} NOT NULL,
      visitor_id ${type.text} NOT NULL,
      member_id ${type.text},
      merged_at ${type.integer} NOT NULL,
      CONSTRAINT merged_visitors_key PRIMARY KEY (site_id, visitor_id)
    )${type.clustered}`,
    'CREATE INDEX merged_visitors_by_age ON merged_visitors (merged_at)',
    'CREATE INDEX merged_visitors_of_member ON merged_visitors (site_id, member_id)',
  ]),
]
