import { migration } from '../../floor/database/migration.ts'

export const redirectsMigrations = [
  migration('0023-redirects', (type) => [
    `CREATE TABLE redirect_sessions (
      site_id ${type.text} NOT NULL,
      session_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      client_id ${type.text},
      principal ${type.text} NOT NULL,
      checkout_id ${type.text} NOT NULL,
      callbacks ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      used_at ${type.integer},
      CONSTRAINT redirect_sessions_key PRIMARY KEY (site_id, session_id),
      CONSTRAINT redirect_sessions_digest UNIQUE (digest),
      CONSTRAINT redirect_sessions_times CHECK (expires_at > created_at)
    )${type.strict}`,
    'CREATE INDEX redirect_sessions_by_age ON redirect_sessions (expires_at)',
    'CREATE INDEX redirect_sessions_of_principal ON redirect_sessions (site_id, principal)',

    `CREATE TABLE hosted_sessions (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      checkout_id ${type.text} NOT NULL,
      redirect_session_id ${type.text} NOT NULL,
      client_id ${type.text},
      principal ${type.text} NOT NULL,
      callbacks ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT hosted_sessions_key PRIMARY KEY (site_id, digest, checkout_id),
      CONSTRAINT hosted_sessions_times CHECK (expires_at > created_at)
    )${type.clustered}`,
    'CREATE INDEX hosted_sessions_of_redirect ON hosted_sessions (site_id, redirect_session_id)',
    'CREATE INDEX hosted_sessions_by_age ON hosted_sessions (expires_at)',
    'CREATE INDEX hosted_sessions_of_principal ON hosted_sessions (site_id, principal)',
    'CREATE INDEX hosted_sessions_of_checkout ON hosted_sessions (site_id, checkout_id, expires_at)',
  ]),
]
