import { folded } from '@vitrine/contract/folded'
import type { Database } from '../../floor/database/database.ts'
import type { Coupon } from './coupon.ts'
import { couponsStore } from './coupons.store.ts'

/** Which coupons to find, and where to begin. */
export interface CouponSearch {
  /** Part of the code or the name, folded. */
  readonly words: string
  /** The code behind which to search. */
  readonly behind: string
  readonly limit: number
}

const BATCH = 500
/** A call reads at most this many batches, so that many coupons without a match don't make it slow. */
const BATCHES = 4

/** Goes through a shop's coupons by code until a page is full, and says behind which code to continue. */
export const searchCoupons = async (
  { scans }: Database,
  siteId: string,
  { words, behind, limit }: CouponSearch,
): Promise<{ readonly page: readonly Coupon[]; readonly next: string | undefined }> => {
  const page: Coupon[] = []
  let at = behind
  for (let turn = 0; turn < BATCHES; turn += 1) {
    const coupons = await couponsStore.list(scans, siteId, at, BATCH)
    for (const coupon of coupons) {
      const isFound = [coupon.code, coupon.name].some((text) => folded(text).includes(words))
      if (isFound && page.length === limit) return { page, next: at }
      if (isFound) page.push(coupon)
      at = coupon.code
    }
    if (coupons.length < BATCH) return { page, next: undefined }
  }
  return { page, next: at }
}
