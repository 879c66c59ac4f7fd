import { migration } from '../../floor/database/migration.ts'

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
  migration('0020-api-keys', (type) => [
    `CREATE TABLE api_keys (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      key_id ${type.text} NOT NULL,
      name ${type.text} NOT NULL,
      hint ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      scopes ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      expires_at ${type.integer},
      last_used_at ${type.integer},
      revoked_at ${type.integer},
      CONSTRAINT api_keys_key PRIMARY KEY (site_id, key_id),
      CONSTRAINT api_keys_digest UNIQUE (digest)
    )${type.strict}`,
    'CREATE INDEX api_keys_by_age ON api_keys (site_id, created_at)',
  ]),
  migration('0021-clients-with-secrets', (type) => [
    `ALTER TABLE oauth_clients ADD COLUMN kind ${type.text} NOT NULL DEFAULT 'storefront'`,
    `ALTER TABLE oauth_clients ADD COLUMN secret_digest ${type.text}`,
    `ALTER TABLE oauth_clients ADD COLUMN scopes ${type.text} NOT NULL DEFAULT '[]'`,
    `ALTER TABLE oauth_clients ADD COLUMN revoked_at ${type.integer}`,
  ]),
]
