import { migration } from '../../floor/database/migration.ts'

export const membershipsMigrations = [
  migration('0019-memberships', (type) => [
    `CREATE TABLE membership_plans (
      site_id ${type.text} NOT NULL,
      plan_id ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      name ${type.text} NOT NULL,
      item_ids ${type.text} NOT NULL,
      credits ${type.integer},
      valid_days ${type.integer},
      active ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT membership_plans_key PRIMARY KEY (site_id, plan_id),
      CONSTRAINT membership_plans_revision CHECK (revision >= 1),
      CONSTRAINT membership_plans_terms CHECK ((credits IS NULL OR credits >= 1) AND (valid_days IS NULL OR valid_days >= 1)),
      CONSTRAINT membership_plans_active CHECK (active IN (0, 1))
    )${type.strict}`,
    `CREATE TABLE memberships (
      site_id ${type.text} NOT NULL,
      membership_id ${type.text} NOT NULL,
      plan_id ${type.text} NOT NULL,
      buyer ${type.text} NOT NULL,
      credits_total ${type.integer},
      credits_left ${type.integer},
      starts_at ${type.integer} NOT NULL,
      expires_at ${type.integer},
      canceled ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT memberships_key PRIMARY KEY (site_id, membership_id),
      CONSTRAINT memberships_plan FOREIGN KEY (site_id, plan_id) REFERENCES membership_plans (site_id, plan_id),
      CONSTRAINT memberships_credits CHECK ((credits_total IS NULL) = (credits_left IS NULL)
        AND (credits_left IS NULL OR credits_left BETWEEN 0 AND credits_total)),
      CONSTRAINT memberships_canceled CHECK (canceled IN (0, 1))
    )${type.strict}`,
    'CREATE INDEX memberships_buyer ON memberships (site_id, buyer, membership_id)',
    `CREATE TABLE membership_uses (
      site_id ${type.text} NOT NULL,
      order_id ${type.text} NOT NULL,
      membership_id ${type.text} NOT NULL,
      credits ${type.integer} NOT NULL,
      CONSTRAINT membership_uses_key PRIMARY KEY (site_id, order_id, membership_id),
      CONSTRAINT membership_uses_credits CHECK (credits >= 1)
    )${type.clustered}`,
  ]),
]
