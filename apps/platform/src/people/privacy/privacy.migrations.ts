import { migration } from '../../floor/database/migration.ts'

/** What is kept of a person is found by whose it is, and by its age. */
export const privacyMigrations = [
  migration('0206-found-by-person-and-age', () => [
    'CREATE INDEX carts_by_age ON carts (updated_at)',
    'CREATE INDEX carts_belonging_to ON carts (site_id, belongs_to) WHERE belongs_to IS NOT NULL',
    'CREATE INDEX checkouts_of_owner ON checkouts (site_id, owner)',
    'CREATE INDEX back_in_stock_requests_by_age ON back_in_stock_requests (created_at)',
    'CREATE INDEX mails_by_recipient ON mails (site_id, recipient)',
    'CREATE INDEX redirect_sessions_of_principal ON redirect_sessions (site_id, principal)',
    'CREATE INDEX hosted_sessions_of_principal ON hosted_sessions (site_id, principal)',
  ]),
]
