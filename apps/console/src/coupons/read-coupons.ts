import { coupons } from '@vitrine/client/merchant'
import { untilFound } from '../list/until-found.ts'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** Loaded with these pages. */
export const couponCalls = shop.use(coupons)

export type Coupon = coupons.Coupon

/** What to read again after a change. */
export const COUPON_KEYS = ['coupons', 'coupon']

/** Reads a page of the coupons whose code or name has the words, sorted by code. */
export const readCoupons = (search: string, cursor: string | undefined): Promise<Page<Coupon>> =>
  untilFound(async (from) => {
    const words = search.trim()
    const page = await couponCalls.listCoupons({
      ...(words && { search: words }),
      ...(from !== undefined && { cursor: from }),
    })
    return { rows: page.coupons, next: page.nextCursor }
  }, cursor)

/** What keeps a coupon from being used, or that nothing does. */
export type CouponState = 'active' | 'inactive' | 'planned' | 'expired' | 'usedUp'

export const stateOf = (
  { active, startDate, expirationDate, usageLimit, numberOfUsages }: Coupon,
  now: Date,
): CouponState => {
  if (!active) return 'inactive'
  if (expirationDate && expirationDate <= now) return 'expired'
  if (usageLimit && numberOfUsages >= usageLimit) return 'usedUp'
  return startDate > now ? 'planned' : 'active'
}
