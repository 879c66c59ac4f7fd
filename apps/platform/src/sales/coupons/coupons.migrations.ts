import { migration } from '../../floor/database/migration.ts'

export const couponsMigrations = [
  migration('0014-coupons', (type) => [
    `CREATE TABLE coupons (
      site_id ${type.text} NOT NULL,
      coupon_id ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      code ${type.text} NOT NULL,
      code_key ${type.text} NOT NULL,
      name ${type.text} NOT NULL,
      kind ${type.text} NOT NULL,
      amount_minor ${type.integer},
      percent_hundredths ${type.integer},
      scope ${type.text} NOT NULL,
      product_ids ${type.text} NOT NULL,
      collection_ids ${type.text} NOT NULL,
      minimum_minor ${type.integer} NOT NULL,
      usage_limit ${type.integer},
      limit_per_buyer ${type.integer},
      uses ${type.integer} NOT NULL,
      active ${type.integer} NOT NULL,
      starts_at ${type.integer} NOT NULL,
      expires_at ${type.integer},
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT coupons_key PRIMARY KEY (site_id, coupon_id),
      CONSTRAINT coupons_code UNIQUE (site_id, code_key),
      CONSTRAINT coupons_revision CHECK (revision >= 1),
      CONSTRAINT coupons_kind CHECK (kind IN ('MONEY_OFF', 'PERCENT_OFF', 'FIXED_PRICE', 'FREE_SHIPPING')),
      CONSTRAINT coupons_amount CHECK ((kind IN ('MONEY_OFF', 'FIXED_PRICE')) = (amount_minor IS NOT NULL)
        AND (amount_minor IS NULL OR amount_minor >= 0)),
      CONSTRAINT coupons_percent CHECK ((kind = 'PERCENT_OFF') = (percent_hundredths IS NOT NULL)
        AND (percent_hundredths IS NULL OR percent_hundredths BETWEEN 1 AND 10000)),
      CONSTRAINT coupons_scope CHECK (scope IN ('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING')),
      CONSTRAINT coupons_minimum CHECK (minimum_minor >= 0),
      CONSTRAINT coupons_limits CHECK ((usage_limit IS NULL OR usage_limit >= 1)
        AND (limit_per_buyer IS NULL OR limit_per_buyer >= 1)),
      CONSTRAINT coupons_uses CHECK (uses >= 0 AND (usage_limit IS NULL OR uses <= usage_limit)),
      CONSTRAINT coupons_active CHECK (active IN (0, 1)),
      CONSTRAINT coupons_dates CHECK (expires_at IS NULL OR expires_at > starts_at)
    )${type.strict}`,
    `CREATE TABLE coupon_uses (
      site_id ${type.text} NOT NULL,
      coupon_id ${type.text} NOT NULL,
      buyer ${type.text} NOT NULL,
      uses ${type.integer} NOT NULL,
      CONSTRAINT coupon_uses_key PRIMARY KEY (site_id, coupon_id, buyer),
      CONSTRAINT coupon_uses_uses CHECK (uses >= 0)
    )${type.clustered}`,
  ]),
]
