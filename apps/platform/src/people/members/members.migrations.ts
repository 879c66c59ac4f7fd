import { migration } from '../../floor/database/migration.ts'

export const membersMigrations = [
  migration('0024-members', (type) => [
    // Lists sort and search by the name keys, which `nameKey` writes. `shop_profile` is what staff entered:
    // it stays when the address is proved, while the rest may come from a stranger.
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
      first_name_key ${type.text} NOT NULL DEFAULT '',
      last_name_key ${type.text} NOT NULL DEFAULT '',
      nickname_key ${type.text} NOT NULL DEFAULT '',
      slug ${type.text} NOT NULL,
      slug_key ${type.text},
      privacy_status ${type.text} NOT NULL,
      profile ${type.text} NOT NULL,
      shop_profile ${type.text},
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
]
