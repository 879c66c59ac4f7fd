import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CouponDraft,
  couponChanges,
  couponProblem,
  draftOf,
  EMPTY_COUPON,
  writtenCoupon,
} from './coupon-draft.ts'
import type { Coupon } from './read-coupons.ts'

const ZONE = 'Europe/Berlin'
const at = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })
  .map((time) => new Date(time))
const discount: fc.Arbitrary<Pick<Coupon, 'discountType'> & Partial<Coupon>> = fc.oneof(
  fc.record({
    percentOffRate: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    discountType: fc.constantFrom('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'),
  }),
  fc.record({
    moneyOffAmount: fc.constantFrom('5', '12.5', '0.01'),
    discountType: fc.constantFrom('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'),
  }),
  fc.record({
    fixedPriceAmount: fc.constantFrom('0', '9.9'),
    discountType: fc.constant('SPECIFIC_ITEMS'),
  }),
  fc.constant({ freeShipping: true, discountType: 'SHIPPING' }),
)
const saved: fc.Arbitrary<Coupon> = fc
  .record({
    discount,
    code: fc.constantFrom('A', 'spring 20'),
    active: fc.boolean(),
    startDate: at,
    expirationDate: fc.option(at, { nil: undefined }),
    usageLimit: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    minimumSubtotal: fc.option(fc.constantFrom('10', '0.5'), { nil: undefined }),
  })
  .map(({ discount, ...rest }) => ({
    ...{
      _id: 'c',
      revision: 1,
      name: 'Name',
      numberOfUsages: 0,
      _createdDate: new Date(0),
      _updatedDate: new Date(0),
    },
    ...{ productIds: [], collectionIds: discount.discountType === 'SPECIFIC_ITEMS' ? ['k'] : [] },
    ...discount,
    ...rest,
  }))

describe('a coupon being edited', () => {
  it('sends nothing of what stayed as it was, and one field for one change', () => {
    fc.assert(
      fc.property(saved, (coupon) => {
        const draft = draftOf(coupon, ZONE)
        expect(couponChanges(draft, draft, ZONE)).toEqual({})
        expect(couponChanges(draft, { ...draft, active: !draft.active }, ZONE)).toEqual({
          active: !draft.active,
        })
      }),
    )
  })

  it('writes what it read: the same discount on the same items, to the minute', () => {
    fc.assert(
      fc.property(saved, (coupon) => {
        const written = writtenCoupon(draftOf(coupon, ZONE), ZONE)
        const { _id, revision, numberOfUsages, _createdDate, _updatedDate, ...writable } = coupon
        const toMinute = (time: unknown) => time instanceof Date && Math.floor(time.getTime() / 60_000)
        expect(toMinute(written.startDate)).toBe(toMinute(coupon.startDate))
        expect(toMinute(written.expirationDate)).toBe(toMinute(coupon.expirationDate))
        const { startDate, expirationDate, ...rest } = writable
        const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
        expect(written).toMatchObject(given)
      }),
    )
  })

  it.each<[string, Partial<CouponDraft>, string | undefined]>([
    ['needs items if it reduces chosen ones', { scope: 'chosen' }, 'noItems'],
    ['can name only collections', { scope: 'chosen', collectionIds: ['k'] }, undefined],
    ['ends after it starts', { starts: '2026-12-01T00:00', ends: '2026-12-01T00:00' }, 'endsBeforeStart'],
    ['may never end', { starts: '2026-12-01T00:00' }, undefined],
  ])('%s', (_, changes, problem) => {
    expect(couponProblem({ ...EMPTY_COUPON, ...changes })).toBe(problem)
  })
})
