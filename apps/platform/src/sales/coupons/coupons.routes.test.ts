import {
  addToCurrentCart,
  createCoupon,
  deleteCoupon,
  getCoupon,
  getCurrentCart,
  listCoupons,
  removeCouponFromCurrentCart,
  updateCoupon,
  updateCurrentCart,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'

const cup = newProduct({ priceMinor: 1200 })
const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]

/** Why an answer was refused: a code, or the invalid fields. */
const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const details = body.details as {
    applicationError?: { code: string }
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] }
  }
  return [
    status,
    details.applicationError?.code ??
      details.validationError?.fieldViolations
        .map(({ field, violatedRule }) => `${field} ${violatedRule}`)
        .join(),
  ]
}

describe.each(ENGINES)('coupons over HTTP on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  let now = Date.parse('2026-01-31T12:00:00.000Z')

  beforeAll(async () => {
    shop = await openShop({
      engine,
      clock: { now: () => now },
      seed: async (database, site, { mediaUrl }) => {
        await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
      },
    })
    merchant = await shop.merchant()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const created = async (coupon: Record<string, unknown>) =>
    merchant.try(createCoupon, { coupon: { name: 'Spring', ...coupon } })
  const buyer = async (): Promise<Caller> => {
    const caller = await shop.visitor()
    await caller.call(addToCurrentCart, { lineItems })
    return caller
  }

  it('take effect once if a call is repeated with its key, even at the same time', async () => {
    const key = (name: string) => ({ 'idempotency-key': name })
    const coupon = { code: 'Once', name: 'Once', percentOffRate: 10 }
    const create = () => merchant.call(createCoupon, { coupon }, key('create'))
    const [first, ...others] = await Promise.all([create(), create(), create()])
    expect(others).toEqual([first, first])
    expect(await create()).toEqual(first)
    const other = await merchant.try(createCoupon, { coupon: { ...coupon, name: 'Other' } }, key('create'))
    expect(refusal(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])

    const { id } = first.coupon
    const update = () => merchant.call(updateCoupon, { coupon: { id, usageLimit: 5 } }, key('update'))
    expect((await update()).coupon.revision).toBe(2)
    expect((await update()).coupon.revision).toBe(2)
    const remove = () => merchant.try(deleteCoupon, { id }, key('delete'))
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect(refusal(await merchant.try(deleteCoupon, { id }, key('delete again')))[0]).toBe(404)
    // A refused call hasn't used up its key.
    const taken = (code: string) => merchant.try(createCoupon, { coupon: { ...coupon, code } }, key('again'))
    const there = await merchant.call(createCoupon, { coupon: { ...coupon, code: 'Taken' } })
    expect(refusal(await taken('taken'))).toEqual([409, 'COUPON_CODE_ALREADY_EXISTS'])
    await merchant.call(deleteCoupon, { id: there.coupon.id })
    const then = await taken('taken')
    expect(then.status).toBe(200)
    await merchant.call(deleteCoupon, { id: (then.body.coupon as { id: string }).id })
  })

  it('are created, read, changed, listed by code and deleted', async () => {
    const { coupon } = await merchant.call(createCoupon, {
      coupon: { code: 'Ten', name: 'Ten off', percentOffRate: 12.5, usageLimit: 3 },
    })
    expect(coupon).toMatchObject({
      ...{ code: 'Ten', active: true, percentOffRate: 12.5, discountType: 'GLOBAL', numberOfUsages: 0 },
      ...{ startDate: '2026-01-31T12:00:00.000Z', revision: 1, productIds: [] },
    })
    const changed = await merchant.call(updateCoupon, {
      coupon: { id: coupon.id, moneyOffAmount: '5', usageLimit: null, minimumSubtotal: '20.00' },
    })
    expect(changed.coupon).toMatchObject({ moneyOffAmount: '5.00', minimumSubtotal: '20.00', revision: 2 })
    expect(changed.coupon).not.toHaveProperty('percentOffRate')
    expect(changed.coupon).not.toHaveProperty('usageLimit')
    expect(await merchant.call(getCoupon, { id: coupon.id })).toEqual(changed)

    await created({
      code: 'Eleven',
      fixedPriceAmount: '9',
      discountType: 'SPECIFIC_ITEMS',
      productIds: [cup.id],
    })
    const page = async (query: string) => (await merchant.get(`/vitrine/v1/coupons?limit=1${query}`)).body
    const first = await page('')
    expect(first).toMatchObject({ coupons: [{ code: 'Eleven' }], nextCursor: 'Eleven' })
    expect(await page('&cursor=Eleven')).toEqual({ coupons: [changed.coupon] })
    expect((await merchant.call(listCoupons, {})).coupons).toHaveLength(2)
    // Part of the code or of the name, in any letter case.
    expect(await page('&search=%20TEN')).toEqual({ coupons: [changed.coupon] })
    expect(await page('&search=off')).toEqual({ coupons: [changed.coupon] })
    expect(await page('&search=e')).toMatchObject({ coupons: [{ code: 'Eleven' }], nextCursor: 'Eleven' })
    expect(await page('&search=e&cursor=Eleven')).toEqual({ coupons: [changed.coupon] })
    expect(await page('&search=twelve')).toEqual({ coupons: [] })

    expect(await merchant.call(deleteCoupon, { id: coupon.id })).toEqual({})
    expect(refusal(await merchant.try(deleteCoupon, { id: coupon.id }))).toEqual([404, 'COUPON_NOT_FOUND'])
  })

  it('have unique codes in any letter case', async () => {
    const other = await merchant.call(createCoupon, { coupon: { code: 'b', name: 'b', freeShipping: true } })
    expect(other.coupon.discountType).toBe('SHIPPING')
    await created({ code: 'Twice', percentOffRate: 1 })
    const taken = [409, 'COUPON_CODE_ALREADY_EXISTS']
    expect(refusal(await created({ code: 'tWICE', percentOffRate: 1 }))).toEqual(taken)
    const renamed = { coupon: { id: other.coupon.id, code: 'TWICE' } }
    expect(refusal(await merchant.try(updateCoupon, renamed))).toEqual(taken)
  })

  it.each([
    [{ code: 'x' }, 'coupon REQUIRED_ONE_OF_FIELD'],
    [{ code: 'x', percentOffRate: 5, moneyOffAmount: '1' }, 'coupon.percentOffRate ONE_OF_ALIGNMENT'],
    [{ code: 'x', percentOffRate: 101 }, 'coupon.percentOffRate MAX'],
    [{ code: 'x', moneyOffAmount: '-1' }, 'coupon.moneyOffAmount DECIMAL_GTE'],
    [{ code: 'x', moneyOffAmount: '1.001' }, 'coupon.moneyOffAmount DECIMAL_MAX_SCALE'],
    [{ code: ' x', percentOffRate: 5 }, 'coupon.code FORMAT'],
    [{ code: 'x', fixedPriceAmount: '5' }, 'coupon.discountType VALIDATION'],
    [{ code: 'x', freeShipping: true, discountType: 'GLOBAL' }, 'coupon.discountType VALIDATION'],
    [{ code: 'x', percentOffRate: 5, discountType: 'SPECIFIC_ITEMS' }, 'coupon.productIds REQUIRED_FIELD'],
    [{ code: 'x', percentOffRate: 5, productIds: [cup.id] }, 'coupon.productIds FIELD_NOT_ALLOWED'],
    [{ code: 'x', percentOffRate: 5, usageLimit: 0 }, 'coupon.usageLimit MIN'],
    [
      { code: 'x', percentOffRate: 5, expirationDate: '2026-01-31T12:00:00.000Z' },
      'coupon.expirationDate VALIDATION',
    ],
  ])('are refused as %j', async (coupon, violation) => {
    expect(refusal(await created(coupon))).toEqual([400, violation])
  })

  it('are added to a cart by code, one at a time, and removed', async () => {
    const caller = await buyer()
    await created({ code: 'Spring', percentOffRate: 10 })
    await created({ code: 'Summer', percentOffRate: 10 })
    const { cart } = await caller.call(updateCurrentCart, { couponCode: ' sprinG ' })
    expect(cart).toMatchObject({ couponCode: 'Spring', appliedDiscounts: [{ coupon: { code: 'Spring' } }] })
    await caller.call(updateCurrentCart, { couponCode: 'summer' })
    expect((await caller.call(getCurrentCart, {})).cart?.appliedDiscounts).toMatchObject([
      { coupon: { code: 'Summer' } },
    ])
    const off = await caller.call(removeCouponFromCurrentCart, {})
    expect(off.cart?.appliedDiscounts).toEqual([])
    expect(off.cart).not.toHaveProperty('couponCode')
  })

  it.each([
    ['unknown', {}, 'ERROR_COUPON_DOES_NOT_EXIST', 404],
    ['switched off', { active: false }, 'ERROR_COUPON_DOES_NOT_EXIST', 404],
    ['not good yet', { startDate: '2026-02-01T00:00:00.000Z' }, 'ERROR_COUPON_DOES_NOT_EXIST', 404],
    [
      'no longer good',
      { startDate: '2026-01-01T00:00:00.000Z', expirationDate: '2026-01-31T12:00:00.000Z' },
      'ERROR_COUPON_HAS_EXPIRED',
      400,
    ],
    ['for larger carts', { minimumSubtotal: '12.01' }, 'couponCode VALIDATION', 400],
  ])(
    'are refused by a cart if they are %s, and the call changes nothing else',
    async (what, terms, code, status) => {
      if (what !== 'unknown') await created({ code: what, percentOffRate: 10, ...terms })
      const caller = await buyer()
      const answer = await caller.try(updateCurrentCart, { couponCode: what, cartInfo: { buyerNote: 'x' } })
      expect(refusal(answer)).toEqual([status, code])
      expect((await caller.call(getCurrentCart, {})).cart).toMatchObject({ revision: '1' })
    },
  )

  it('stay on a cart when they no longer apply, until they are added again', async () => {
    const caller = await buyer()
    await created({ code: 'Short', percentOffRate: 10, expirationDate: '2026-01-31T12:00:01.000Z' })
    await caller.call(updateCurrentCart, { couponCode: 'short' })
    now += 2000
    expect((await caller.call(getCurrentCart, {})).cart).toMatchObject({ couponCode: 'Short' })
    expect(refusal(await caller.try(updateCurrentCart, { couponCode: 'short' }))).toEqual([
      400,
      'ERROR_COUPON_HAS_EXPIRED',
    ])
  })
})
