import { migration } from '../../floor/database/migration.ts'

/** Callers: clients, API keys, and people's logins and sessions. */
export const accessMigrations = [
  migration('0002-access', (type) => [
    `CREATE TABLE oauth_clients (
      client_id ${type.text} NOT NULL PRIMARY KEY,
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      name ${type.text} NOT NULL,
      redirect_uris ${type.text} NOT NULL,
      origins ${type.text} NOT NULL,
      kind ${type.text} NOT NULL DEFAULT 'storefront',
      secret_digest ${type.text},
      scopes ${type.text} NOT NULL DEFAULT '[]',
      created_at ${type.integer} NOT NULL,
      revoked_at ${type.integer},
      catalog_version ${type.text} NOT NULL DEFAULT 'V1_CATALOG'
        CHECK (catalog_version IN ('V1_CATALOG', 'V3_CATALOG'))
    )${type.strict}`,
    'CREATE INDEX oauth_clients_by_site ON oauth_clients (site_id, client_id)',

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

    `CREATE TABLE sessions (
      site_id ${type.text} NOT NULL,
      session_id ${type.text} NOT NULL,
      client_id ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      subject_id ${type.text} NOT NULL,
      rotates ${type.integer} NOT NULL,
      generation ${type.integer} NOT NULL,
      used_branch ${type.text} NOT NULL DEFAULT '',
      browser_login_id ${type.text},
      authenticated_at ${type.integer},
      created_at ${type.integer} NOT NULL,
      renewed_at ${type.integer} NOT NULL,
      ended_at ${type.integer},
      CONSTRAINT sessions_key PRIMARY KEY (site_id, session_id),
      CONSTRAINT sessions_generation CHECK (generation >= 1)
    )${type.strict}`,
    'CREATE INDEX sessions_by_age ON sessions (renewed_at)',
    'CREATE INDEX sessions_by_subject ON sessions (site_id, subject_id)',
    'CREATE INDEX sessions_by_browser_login ON sessions (site_id, browser_login_id)',

    `CREATE TABLE browser_logins (
      site_id ${type.text} NOT NULL,
      login_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      subject_id ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      used_at ${type.integer} NOT NULL,
      ended_at ${type.integer},
      CONSTRAINT browser_logins_key PRIMARY KEY (site_id, login_id),
      CONSTRAINT browser_logins_digest UNIQUE (digest),
      CONSTRAINT browser_logins_subject CHECK (subject IN ('MEMBER', 'WIX_USER'))
    )${type.strict}`,
    'CREATE INDEX browser_logins_by_age ON browser_logins (used_at)',
    'CREATE INDEX browser_logins_by_subject ON browser_logins (site_id, subject_id)',

    `CREATE TABLE authorize_requests (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      asked ${type.text} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      used_at ${type.integer},
      CONSTRAINT authorize_requests_key PRIMARY KEY (site_id, digest),
      CONSTRAINT authorize_requests_digest UNIQUE (digest)
    )${type.strict}`,
    'CREATE INDEX authorize_requests_by_age ON authorize_requests (expires_at)',

    `CREATE TABLE authorization_codes (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      client_id ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      subject_id ${type.text} NOT NULL,
      visitor_id ${type.text},
      browser_login_id ${type.text},
      authenticated_at ${type.integer},
      redirect_uri ${type.text} NOT NULL,
      code_challenge ${type.text} NOT NULL,
      scope ${type.text},
      nonce ${type.text},
      expires_at ${type.integer} NOT NULL,
      used_at ${type.integer},
      session_id ${type.text},
      CONSTRAINT authorization_codes_key PRIMARY KEY (site_id, digest)
    )${type.clustered}`,
    'CREATE INDEX authorization_codes_by_age ON authorization_codes (expires_at)',
  ]),
]
