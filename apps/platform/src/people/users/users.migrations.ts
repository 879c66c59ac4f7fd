import { migration } from '../../floor/database/migration.ts'

export const usersMigrations = [
  migration('0003-users', (type) => [
    `CREATE TABLE users (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      user_id ${type.text} NOT NULL,
      email ${type.text} NOT NULL,
      role ${type.text} NOT NULL,
      password_hash ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      disabled_at ${type.integer},
      CONSTRAINT users_key PRIMARY KEY (site_id, user_id),
      CONSTRAINT users_email UNIQUE (site_id, email),
      CONSTRAINT users_role CHECK (role IN ('owner', 'merchant'))
    )${type.strict}`,
    `CREATE TABLE login_failures (
      site_id ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      failures ${type.integer} NOT NULL,
      started_at ${type.integer} NOT NULL,
      CONSTRAINT login_failures_key PRIMARY KEY (site_id, subject)
    )${type.clustered}`,
    'CREATE INDEX login_failures_by_age ON login_failures (started_at)',
  ]),
]
