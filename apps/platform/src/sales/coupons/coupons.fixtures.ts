import type { Coupon } from './coupon.ts'

/** A coupon for ten percent off everything, always valid. */
export const couponOf = (terms: Partial<Coupon> = {}): Coupon => ({
  id: '44444444-4444-4444-8444-444444444444',
  siteId: '11111111-1111-4111-8111-111111111111',
  revision: 1,
  code: 'SPRING',
  name: 'Spring sale',
  discount: { kind: 'PERCENT_OFF', percentHundredths: 1000 },
  scope: 'GLOBAL',
  productIds: [],
  collectionIds: [],
  minimumMinor: 0,
  usageLimit: undefined,
  limitPerBuyer: undefined,
  uses: 0,
  active: true,
  startsAt: 0,
  expiresAt: undefined,
  createdAt: 0,
  updatedAt: 0,
  ...terms,
})
