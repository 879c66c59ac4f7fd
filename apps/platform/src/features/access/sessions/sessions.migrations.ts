import { migration } from '../../../database/migration.ts'

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
]
