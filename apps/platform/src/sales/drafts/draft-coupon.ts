import type { Reader } from '../../floor/database/database.ts'
import { refuse } from '../../floor/failure.ts'
import { subtotalMinor } from '../cart/lines/cart.ts'
import { assertMinimum } from '../cart/patch/apply-patch.ts'
import { couponBuyers } from '../coupons/coupon-buyers.ts'
import { usableCoupon } from '../coupons/usable.ts'
import type { DraftDetails, StoredDraft } from './kept/draft.ts'

/**
 * Finds the coupon of a typed code that the draft's buyer may use now. Its use is counted when the order is placed.
 * @param at - milliseconds since 1970
 * @throws {Failure} one of the contract's `COUPON_ERRORS`
 * @throws {InvalidArgument} if the lines don't reach its minimum; for the edit of an order
 */
export const findCoupon = async (
  reader: Reader,
  { siteId, ownerKey, sourceOrderId, document: { lines, details } }: StoredDraft,
  code: string,
  at: number,
): Promise<DraftDetails['coupon']> => {
  if (sourceOrderId !== undefined)
    throw refuse('couponCode', 'FIELD_NOT_ALLOWED', 'can’t be added once an order is placed')
  const buyers = couponBuyers(siteId, ownerKey, details.email)
  const coupon = await usableCoupon(reader, { siteId, code, buyers }, at)
  assertMinimum(coupon, subtotalMinor(lines))
  return { id: coupon.id, code: coupon.code }
}
