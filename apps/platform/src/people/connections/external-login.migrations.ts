import { migration } from '../../floor/database/migration.ts'

export const externalLoginMigrations = [
  migration('0025-external-login', (type) => [
    // The person a provider identifies, by its name and permanent subject; their address there can change.
    `CREATE TABLE external_identities (
      site_id ${type.text} NOT NULL,
      issuer ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      member_id ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT external_identities_key PRIMARY KEY (site_id, issuer, subject),
      CONSTRAINT external_identities_member FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, member_id)
    )${type.strict}`,
    'CREATE INDEX external_identities_by_member ON external_identities (site_id, member_id)',
    // Logins that were sent to a provider.
    `CREATE TABLE external_logins_begun (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      browser_digest ${type.text} NOT NULL,
      connection_id ${type.text} NOT NULL,
      request_id ${type.text} NOT NULL,
      nonce ${type.text} NOT NULL,
      code_verifier ${type.text} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT external_logins_begun_key PRIMARY KEY (site_id, digest),
      CONSTRAINT external_logins_begun_digest UNIQUE (digest)
    )${type.strict}`,
    'CREATE INDEX external_logins_begun_by_age ON external_logins_begun (expires_at)',
    // Tokens used to log in: each works once.
    `CREATE TABLE external_tokens_used (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT external_tokens_used_key PRIMARY KEY (site_id, digest)
    )${type.clustered}`,
    'CREATE INDEX external_tokens_used_by_age ON external_tokens_used (expires_at)',
  ]),
]
