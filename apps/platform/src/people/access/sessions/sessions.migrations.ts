import { migration } from '../../../floor/database/migration.ts'

export const sessionsMigrations = [
  migration('0023-sessions', (type) => [
    `CREATE TABLE sessions (
      site_id ${type.text} NOT NULL,
      session_id ${type.text} NOT NULL,
      client_id ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      subject_id ${type.text} NOT NULL,
      rotates ${type.integer} NOT NULL,
      generation ${type.integer} NOT NULL,
      switches ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      renewed_at ${type.integer} NOT NULL,
      ended_at ${type.integer},
      CONSTRAINT sessions_key PRIMARY KEY (site_id, session_id),
      CONSTRAINT sessions_generation CHECK (generation >= 1)
    )${type.strict}`,
    'CREATE INDEX sessions_by_age ON sessions (renewed_at)',
    'CREATE INDEX sessions_by_subject ON sessions (site_id, subject_id)',
    `CREATE TABLE authorization_codes (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      client_id ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      subject_id ${type.text} NOT NULL,
      redirect_uri ${type.text} NOT NULL,
      code_challenge ${type.text} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      used_at ${type.integer},
      session_id ${type.text},
      CONSTRAINT authorization_codes_key PRIMARY KEY (site_id, digest)
    )${type.clustered}`,
    'CREATE INDEX authorization_codes_by_age ON authorization_codes (expires_at)',
  ]),
  migration('0180-browser-logins', (type) => [
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
    `ALTER TABLE sessions ADD COLUMN authenticated_at ${type.integer}`,
    `ALTER TABLE sessions ADD COLUMN browser_login_id ${type.text}`,
    'CREATE INDEX sessions_by_browser_login ON sessions (site_id, browser_login_id)',
    `ALTER TABLE authorization_codes ADD COLUMN authenticated_at ${type.integer}`,
    `ALTER TABLE authorization_codes ADD COLUMN browser_login_id ${type.text}`,
    `ALTER TABLE authorization_codes ADD COLUMN visitor_id ${type.text}`,
    `ALTER TABLE authorization_codes ADD COLUMN scope ${type.text}`,
    `ALTER TABLE authorization_codes ADD COLUMN nonce ${type.text}`,
  ]),
  migration('0181-authorize-requests', (type) => [
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
  ]),
  migration('0200-refresh-token-branches', (type) => [
    `ALTER TABLE sessions ADD COLUMN used_branch ${type.text} NOT NULL DEFAULT ''`,
    'ALTER TABLE sessions DROP COLUMN switches',
  ]),
]
