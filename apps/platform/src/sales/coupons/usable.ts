import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Coupon } from './coupon.ts'
import { couponsStore } from './coupons.store.ts'

/**
 * Refuses a coupon that can't be used now. A deactivated one is treated as missing.
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

/**
 * Finds the coupon of a typed code, and checks that the buyer may use it now. A code that isn't valid yet
 * counts as unknown: otherwise someone who guessed it could just wait.
 * @param buyers - see `couponBuyers`
 * @param at - milliseconds since 1970
 * @throws {Failure} one of the contract's `COUPON_ERRORS`
 */
export const usableCoupon = async (
  reader: Reader,
  typed: { readonly siteId: string; readonly code: string; readonly buyers: readonly string[] },
  at: number,
): Promise<Coupon> => {
  const found = await couponsStore.findByCode(reader, typed.siteId, typed.code)
  const coupon = found && at < found.startsAt ? undefined : found
  assertUsable(coupon, coupon ? await couponsStore.usesBy(reader, coupon, typed.buyers) : 0, at)
  return coupon
}
