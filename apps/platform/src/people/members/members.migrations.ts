import { migration } from '../../floor/database/migration.ts'

export const membersMigrations = [
  migration('0170-members', (type) => [
    `CREATE TABLE members (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      member_id ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      email ${type.text} NOT NULL,
      email_key ${type.text},
      password_hash ${type.text},
      password_changed_at ${type.integer},
      email_verified_at ${type.integer},
      approved_at ${type.integer},
      blocked_at ${type.integer},
      deleted_at ${type.integer},
      first_name ${type.text} NOT NULL,
      last_name ${type.text} NOT NULL,
      nickname ${type.text} NOT NULL,
      slug ${type.text} NOT NULL,
      slug_key ${type.text},
      privacy_status ${type.text} NOT NULL,
      profile ${type.text} NOT NULL,
      last_login_at ${type.integer},
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT members_key PRIMARY KEY (site_id, member_id),
      CONSTRAINT members_email UNIQUE (site_id, email_key),
      CONSTRAINT members_slug UNIQUE (site_id, slug_key),
      CONSTRAINT members_revision CHECK (revision >= 1),
      CONSTRAINT members_privacy CHECK (privacy_status IN ('PUBLIC', 'PRIVATE')),
      CONSTRAINT members_deleted CHECK ((deleted_at IS NULL) = (email_key IS NOT NULL)
        AND (deleted_at IS NULL) = (slug_key IS NOT NULL)
        AND (deleted_at IS NULL OR (email = '' AND password_hash IS NULL)))
    )${type.strict}`,
    'CREATE INDEX members_by_age ON members (site_id, created_at, member_id)',
  ]),

  // What lists are ordered and searched by, as `nameKey` writes it.
  migration('0171-member-name-keys', (type) => [
    `ALTER TABLE members ADD COLUMN nickname_key ${type.text} NOT NULL DEFAULT ''`,
    `ALTER TABLE members ADD COLUMN first_name_key ${type.text} NOT NULL DEFAULT ''`,
    `ALTER TABLE members ADD COLUMN last_name_key ${type.text} NOT NULL DEFAULT ''`,
  ]),

  // The key is canonical already and unique, so nobody collides. An address that was only folded to its key was never
  // proved under that key: its proof goes, and the mailbox's owner can claim the account.
  migration('0195-canonical-member-addresses', () => [
    `UPDATE members SET email_verified_at = NULL
     WHERE deleted_at IS NULL AND email_verified_at IS NOT NULL AND lower(trim(email)) <> email_key`,
    'UPDATE members SET email = email_key WHERE deleted_at IS NULL AND email <> email_key',
  ]),

  // What the back office entered of a member stays when the address is proved; the rest may be a stranger's.
  migration('0210-members-shop-profile', (type) => [
    `ALTER TABLE members ADD COLUMN shop_profile ${type.text}`,
  ]),
]
