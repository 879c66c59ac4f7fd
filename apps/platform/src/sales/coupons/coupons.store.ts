import type { CartDiscountType } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { type Coupon, type CouponDiscount, codeKey } from './coupon.ts'

interface CouponRow {
  site_id: string
  coupon_id: string
  revision: number
  code: string
  name: string
  kind: CouponDiscount['kind']
  amount_minor: number | null
  percent_hundredths: number | null
  scope: CartDiscountType
  product_ids: string
  collection_ids: string
  minimum_minor: number
  usage_limit: number | null
  limit_per_buyer: number | null
  uses: number
  active: number
  starts_at: number
  expires_at: number | null
  created_at: number
  updated_at: number
}

const COLUMNS = `site_id, coupon_id, revision, code, name, kind, amount_minor, percent_hundredths, scope, product_ids,
  collection_ids, minimum_minor, usage_limit, limit_per_buyer, uses, active, starts_at, expires_at, created_at, updated_at`

const findById = statement<CouponRow>(`SELECT ${COLUMNS} FROM coupons WHERE site_id = ? AND coupon_id = ?`)
const lockById = statement<CouponRow>(
  `SELECT ${COLUMNS} FROM coupons WHERE site_id = ? AND coupon_id = ? FOR UPDATE`,
)
const findByCode = statement<CouponRow>(`SELECT ${COLUMNS} FROM coupons WHERE site_id = ? AND code_key = ?`)
const listFrom = statement<CouponRow>(
  `SELECT ${COLUMNS} FROM coupons WHERE site_id = ? AND code_key > ? ORDER BY code_key LIMIT ?`,
)
const insertCoupon = statement(
  `INSERT INTO coupons (site_id, coupon_id, revision, code, code_key, name, kind, amount_minor, percent_hundredths, scope,
     product_ids, collection_ids, minimum_minor, usage_limit, limit_per_buyer, uses, active, starts_at, expires_at,
     created_at, updated_at)
   VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)
   ON CONFLICT DO NOTHING`,
)
const updateCoupon = statement(
  `UPDATE coupons SET revision = revision + 1, code = ?, code_key = ?, name = ?, kind = ?, amount_minor = ?,
     percent_hundredths = ?, scope = ?, product_ids = ?, collection_ids = ?, minimum_minor = ?, usage_limit = ?,
     limit_per_buyer = ?, active = ?, starts_at = ?, expires_at = ?, updated_at = ?
   WHERE site_id = ? AND coupon_id = ? AND revision = ?`,
)
const deleteCoupon = statement('DELETE FROM coupons WHERE site_id = ? AND coupon_id = ?')
const deleteUses = statement('DELETE FROM coupon_uses WHERE site_id = ? AND coupon_id = ?')
const findUses = statement<{ uses: number }>(
  'SELECT uses FROM coupon_uses WHERE site_id = ? AND coupon_id = ? AND buyer = ?',
)

const couponOf = (row: CouponRow): Coupon => ({
  id: row.coupon_id,
  siteId: row.site_id,
  revision: row.revision,
  code: row.code,
  name: row.name,
  discount: discountOf(row),
  scope: row.scope,
  productIds: JSON.parse(row.product_ids),
  collectionIds: JSON.parse(row.collection_ids),
  minimumMinor: row.minimum_minor,
  usageLimit: row.usage_limit ?? undefined,
  limitPerBuyer: row.limit_per_buyer ?? undefined,
  uses: row.uses,
  active: row.active === 1,
  startsAt: row.starts_at,
  expiresAt: row.expires_at ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const discountOf = ({ kind, amount_minor, percent_hundredths }: CouponRow): CouponDiscount => {
  switch (kind) {
    case 'MONEY_OFF':
    case 'FIXED_PRICE':
      return { kind, amountMinor: amount_minor ?? 0 }
    case 'PERCENT_OFF':
      return { kind, percentHundredths: percent_hundredths ?? 0 }
    case 'FREE_SHIPPING':
      return { kind }
  }
}

/** A coupon's fields in the order of the columns from `code` to `limit_per_buyer`. */
const termsOf = (coupon: Coupon) => {
  const { code, name, discount, scope, productIds, collectionIds, minimumMinor } = coupon
  return [
    ...[code, codeKey(code), name, discount.kind],
    'amountMinor' in discount ? discount.amountMinor : null,
    'percentHundredths' in discount ? discount.percentHundredths : null,
    ...[scope, JSON.stringify(productIds), JSON.stringify(collectionIds), minimumMinor],
    coupon.usageLimit ?? null,
    coupon.limitPerBuyer ?? null,
  ]
}

/** Its validity, in the order of the columns. */
const timesOf = ({ active, startsAt, expiresAt }: Coupon) => [active ? 1 : 0, startsAt, expiresAt ?? null]

/** Coupons by site. Only `claimUse` and `giveBackUse` count their uses. */
export const couponsStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<Coupon | undefined> => {
    const row = await reader.first(findById, siteId, id)
    return row && couponOf(row)
  },

  /** Finds a coupon and locks it until the transaction ends. */
  lock: async (tx: Transaction, siteId: string, id: string): Promise<Coupon | undefined> => {
    const row = await tx.first(lockById, siteId, id)
    return row && couponOf(row)
  },

  /** Finds the coupon of a code, however it was typed. */
  findByCode: async (reader: Reader, siteId: string, code: string): Promise<Coupon | undefined> => {
    const row = await reader.first(findByCode, siteId, codeKey(code))
    return row && couponOf(row)
  },

  /** Lists coupons sorted by code, after the given one. */
  list: async (reader: Reader, siteId: string, behind: string, limit: number): Promise<Coupon[]> =>
    (await reader.all(listFrom, siteId, codeKey(behind), limit)).map(couponOf),

  /** Saves a new coupon; returns false if its code is taken. */
  insert: async (tx: Transaction, coupon: Coupon): Promise<boolean> =>
    (await tx.run(
      insertCoupon,
      coupon.siteId,
      coupon.id,
      ...termsOf(coupon),
      ...timesOf(coupon),
      coupon.createdAt,
      coupon.updatedAt,
    )) === 1,

  /** Saves a merchant's changes to the coupon as it was read; returns whether it was unchanged until then. */
  update: async (tx: Transaction, coupon: Coupon): Promise<boolean> =>
    (await tx.run(
      updateCoupon,
      ...termsOf(coupon),
      ...timesOf(coupon),
      coupon.updatedAt,
      coupon.siteId,
      coupon.id,
      coupon.revision,
    )) === 1,

  /** Deletes a coupon with its counters; returns whether it existed. */
  remove: async (tx: Transaction, siteId: string, id: string): Promise<boolean> => {
    await tx.run(deleteUses, siteId, id)
    return (await tx.run(deleteCoupon, siteId, id)) === 1
  },

  /** Returns how often a buyer has used a coupon: the largest count among their names. */
  usesBy: async (reader: Reader, { siteId, id }: Coupon, buyers: readonly string[]): Promise<number> => {
    let most = 0
    for (const buyer of buyers)
      most = Math.max(most, (await reader.first(findUses, siteId, id, buyer))?.uses ?? 0)
    return most
  },
}
