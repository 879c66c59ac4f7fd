import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import type { Coupon } from '../sales/coupons/coupon.ts'
import { couponsStore } from '../sales/coupons/coupons.store.ts'
import { DEMO_SITE_ID } from './demo-site.ts'

/** The demo shop's coupon code for ten percent off. */
export const DEMO_COUPON_CODE = 'WELCOME10'

const COUPON_ID = '9a1f8c52-3b7e-4d06-8f21-6c5de0b4a713'

/** Gives the demo shop its coupon, unless that code exists. */
export const openDemoCoupon = async (database: Database, clock: Clock): Promise<string> => {
  const at = clock.now()
  const coupon: Coupon = {
    id: COUPON_ID,
    siteId: DEMO_SITE_ID,
    revision: 1,
    code: DEMO_COUPON_CODE,
    name: 'Welcome',
    discount: { kind: 'PERCENT_OFF', percentHundredths: 1000 },
    scope: 'GLOBAL',
    productIds: [],
    collectionIds: [],
    minimumMinor: 0,
    usageLimit: undefined,
    limitPerBuyer: undefined,
    uses: 0,
    active: true,
    startsAt: at,
    expiresAt: undefined,
    createdAt: at,
    updatedAt: at,
  }
  await database.transaction((tx) => couponsStore.insert(tx, coupon))
  return DEMO_COUPON_CODE
}
