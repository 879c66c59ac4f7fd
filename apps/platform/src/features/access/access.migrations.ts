import { migration } from '../../database/migration.ts'

export const accessMigrations = [
  migration('0002-oauth-clients', (type) => [
    `CREATE TABLE oauth_clients (
      client_id ${type.text} NOT NULL PRIMARY KEY,
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      name ${type.text} NOT NULL,
      redirect_uris ${type.text} NOT NULL,
      origins ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL
    )${type.strict}`,
    'CREATE INDEX oauth_clients_by_site ON oauth_clients (site_id, client_id)',
  ]),
]
