import { statement, type Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { couponsStore } from './coupons.store.ts'
import { assertUsable } from './usable.ts'

/** One use of a coupon: whose, and when (milliseconds since 1970). */
export interface CouponUse {
  readonly siteId: string
  readonly couponId: string
  /**
   * Identifies the buyer for the limit per buyer, see `couponBuyers`; the limit applies to each name
   * separately.
   */
  readonly buyers: readonly string[]
  readonly at: number
}

const countUse = statement(
  `UPDATE coupons SET uses = uses + 1
   WHERE site_id = ? AND coupon_id = ? AND active = 1 AND starts_at <= ? AND (expires_at IS NULL OR expires_at > ?)
     AND (usage_limit IS NULL OR uses < usage_limit)`,
)
const openBuyer = statement(
  `INSERT INTO coupon_uses (site_id, coupon_id, buyer, uses) VALUES (?, ?, ?, 0)
   ON CONFLICT (site_id, coupon_id, buyer) DO NOTHING`,
)
const countBuyersUse = statement(
  `UPDATE coupon_uses SET uses = uses + 1
   WHERE site_id = ? AND coupon_id = ? AND buyer = ? AND uses < COALESCE(
     (SELECT limit_per_buyer FROM coupons c
      WHERE c.site_id = coupon_uses.site_id AND c.coupon_id = coupon_uses.coupon_id), 9007199254740991)`,
)
const giveBack = statement(
  'UPDATE coupons SET uses = uses - 1 WHERE site_id = ? AND coupon_id = ? AND uses > 0',
)
const giveBackBuyers = statement(
  'UPDATE coupon_uses SET uses = uses - 1 WHERE site_id = ? AND coupon_id = ? AND buyer = ? AND uses > 0',
)

/**
 * Uses a coupon once, in the transaction of its order. Each limit is enforced by one conditional update, so
 * no crowd gets past it; if this fails, the transaction must fail too.
 * @throws {Failure} why the coupon can't be used: one of the contract's `COUPON_ERRORS`
 */
export const claimUse = async (tx: Transaction, use: CouponUse): Promise<void> => {
  const { siteId, couponId, buyers, at } = use
  if ((await tx.run(countUse, siteId, couponId, at, at)) !== 1) {
    assertUsable(await couponsStore.find(tx, siteId, couponId), 0, at)
    throw fail('ERROR_COUPON_USAGE_EXCEEDED') // someone returned a use between the two statements
  }
  for (const buyer of buyers) {
    await tx.run(openBuyer, siteId, couponId, buyer)
    if ((await tx.run(countBuyersUse, siteId, couponId, buyer)) !== 1)
      throw fail('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
  }
}

/** Returns a use, in the transaction that cancels its order. Does nothing if it wasn't counted. */
export const giveBackUse = async (tx: Transaction, use: Omit<CouponUse, 'at'>): Promise<void> => {
  const { siteId, couponId, buyers } = use
  await tx.run(giveBack, siteId, couponId)
  for (const buyer of buyers) await tx.run(giveBackBuyers, siteId, couponId, buyer)
}
