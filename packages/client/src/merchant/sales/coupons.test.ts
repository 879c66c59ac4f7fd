import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { coupons } from '../../merchant.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('creates, reads, lists, changes and deletes coupons', async () => {
    const merchant = await shop.merchant()
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
    const client = createClient({ apiUrl: shop.url, auth, modules: { coupons } })
    const startDate = new Date('2026-01-31T12:00:00.000Z')
    const made = await client.coupons.createCoupon({
      code: 'Ten',
      name: 'Ten',
      percentOffRate: 10,
      startDate,
    })
    expect(made).toMatchObject({ code: 'Ten', startDate, _createdDate: expect.any(Date), numberOfUsages: 0 })
    const expirationDate = new Date('2026-02-28T12:00:00.000Z')
    const changed = await client.coupons.updateCoupon(made._id, { moneyOffAmount: '5', expirationDate })
    expect(changed).toMatchObject({ moneyOffAmount: '5.00', expirationDate, revision: 2 })
    expect(await client.coupons.getCoupon(made._id)).toEqual(changed)
    await client.coupons.createCoupon({ code: 'Eleven', name: 'Eleven', percentOffRate: 11 })
    const page = await client.coupons.listCoupons({ limit: 1 })
    expect(page).toMatchObject({ coupons: [{ code: 'Eleven' }], nextCursor: 'Eleven' })
    expect((await client.coupons.listCoupons({ cursor: 'Eleven' })).coupons).toEqual([changed])
    await client.coupons.deleteCoupon(made._id)
    await expect(client.coupons.getCoupon(made._id)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' })
  })
})
