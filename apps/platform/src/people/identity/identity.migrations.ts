import { migration } from '../../floor/database/migration.ts'

/** What lets someone in later: stored as digests, each valid for a while and once. */
export const identityMigrations = [
  migration('0026-identity', (type) => [
    `CREATE TABLE session_tokens (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      client_id ${type.text} NOT NULL,
      member_id ${type.text} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT session_tokens_key PRIMARY KEY (site_id, digest)
    )${type.clustered}`,
    'CREATE INDEX session_tokens_by_age ON session_tokens (expires_at)',
    // A waiting login may have no member: it never existed, and its code never matches. `opened_by` is the
    // external identity it came from, as JSON; empty for a password.
    `CREATE TABLE waiting_logins (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      client_id ${type.text} NOT NULL,
      member_id ${type.text} NOT NULL,
      email ${type.text} NOT NULL,
      state ${type.text} NOT NULL,
      opened_by ${type.text} NOT NULL DEFAULT '',
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT waiting_logins_key PRIMARY KEY (site_id, digest),
      CONSTRAINT waiting_logins_state CHECK (state IN ('REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_OWNER_APPROVAL'))
    )${type.clustered}`,
    'CREATE INDEX waiting_logins_by_age ON waiting_logins (expires_at)',
    `CREATE TABLE email_codes (
      site_id ${type.text} NOT NULL,
      member_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      tries ${type.integer} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT email_codes_key PRIMARY KEY (site_id, member_id),
      CONSTRAINT email_codes_tries CHECK (tries BETWEEN 0 AND 5)
    )${type.clustered}`,
    'CREATE INDEX email_codes_by_age ON email_codes (expires_at)',
    // The key allows one per member: a newer link replaces the previous one.
    `CREATE TABLE recovery_tokens (
      site_id ${type.text} NOT NULL,
      member_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      client_id ${type.text} NOT NULL,
      return_to ${type.text} NOT NULL,
      expires_at ${type.integer} NOT NULL,
      CONSTRAINT recovery_tokens_key PRIMARY KEY (site_id, member_id),
      CONSTRAINT recovery_tokens_digest UNIQUE (site_id, digest)
    )${type.clustered}`,
    'CREATE INDEX recovery_tokens_by_age ON recovery_tokens (expires_at)',
    // The page behind a link knows only its token.
    'CREATE UNIQUE INDEX recovery_tokens_by_digest ON recovery_tokens (digest)',
    `CREATE TABLE identity_rates (
      site_id ${type.text} NOT NULL,
      subject ${type.text} NOT NULL,
      full_until ${type.integer} NOT NULL,
      CONSTRAINT identity_rates_key PRIMARY KEY (site_id, subject)
    )${type.clustered}`,
    'CREATE INDEX identity_rates_by_age ON identity_rates (full_until)',
    // The second key: a solution for one site doesn't work on another.
    `CREATE TABLE captcha_uses (
      site_id ${type.text} NOT NULL,
      digest ${type.text} NOT NULL,
      used_at ${type.integer} NOT NULL,
      CONSTRAINT captcha_uses_key PRIMARY KEY (site_id, digest),
      CONSTRAINT captcha_uses_digest UNIQUE (digest)
    )${type.clustered}`,
    'CREATE INDEX captcha_uses_by_age ON captcha_uses (used_at)',
  ]),
]
