import { type Database, statement } from '../floor/database/database.ts'
import { fail } from '../floor/failure.ts'
import { randomIds } from '../floor/ids.ts'
import { claimUse } from '../sales/coupons/coupon-uses.ts'
import { couponsStore } from '../sales/coupons/coupons.store.ts'
import type { Try } from './tally.ts'

/** A crowd that uses one coupon. */
export interface CouponTries {
  readonly kind: 'COUPON'
  readonly siteId: string
  readonly couponId: string
  readonly tries: number
  /** False counts by read and write: the control of the race. */
  readonly guarded: boolean
}

const countAsRead = statement('UPDATE coupons SET uses = ? WHERE site_id = ? AND coupon_id = ?')

/** The crowd's uses, each by its own buyer. */
export const couponTries = (database: Database, { siteId, couponId, tries, guarded }: CouponTries): Try[] => {
  const claim = async (): Promise<number> => {
    const use = { siteId, couponId, buyers: [`visitor:${randomIds.guid()}`], at: Date.now() }
    await database.transaction((tx) => claimUse(tx, use))
    return 0
  }
  const claimAsRead = async (): Promise<number> => {
    const { uses = 0, usageLimit = 0 } = (await couponsStore.find(database, siteId, couponId)) ?? {}
    if (uses >= usageLimit) throw fail('ERROR_COUPON_USAGE_EXCEEDED')
    await database.transaction((tx) => tx.run(countAsRead, uses + 1, siteId, couponId))
    return 0
  }
  return Array.from({ length: tries }, () => (guarded ? claim : claimAsRead))
}
