import { fail } from '../../http/failure.ts'
import type { Coupon } from './coupon.ts'

/**
 * Refuses a coupon that cannot be used now. One that the merchant switched off is as if it were not there.
 *
 * @param usesByBuyer - how often its buyer has used it
 * @param at - milliseconds since 1970
 * @throws {Failure} one of the contract's `COUPON_ERRORS`
 */
export function assertUsable(
  coupon: Coupon | undefined,
  usesByBuyer: number,
  at: number,
): asserts coupon is Coupon {
  if (!coupon?.active) throw fail('ERROR_COUPON_DOES_NOT_EXIST')
  const { startsAt, expiresAt, uses, usageLimit, limitPerBuyer } = coupon
  if (at < startsAt) throw fail('ERROR_COUPON_IS_NOT_ACTIVE_YET')
  if (expiresAt !== undefined && at >= expiresAt) throw fail('ERROR_COUPON_HAS_EXPIRED')
  if (usageLimit !== undefined && uses >= usageLimit) throw fail('ERROR_COUPON_USAGE_EXCEEDED')
  if (limitPerBuyer !== undefined && usesByBuyer >= limitPerBuyer)
    throw fail('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
}
