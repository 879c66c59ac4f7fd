import { describe, expect, it } from 'vitest'
import type { PricedLine } from './lines.ts'
import { dueOf, dueWith, summaryOf } from './payment.ts'

const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  id: 'a',
  priceMinor: 1000,
  quantity: 2,
  ...more,
})
const payable = { subtotalMinor: 2000, discountMinor: 333, taxMinor: 317, totalMinor: 1984 }

describe('what is due', () => {
  it.each([
    ['FULL_PAYMENT_ONLINE', 1984],
    ['MEMBERSHIP', 1984],
    ['FULL_PAYMENT_OFFLINE', 0],
    ['MEMBERSHIP_OFFLINE', 0],
    ['MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER', 0],
    ['DEPOSIT_ONLINE', 600],
  ] as const)('with %s is %i at the checkout and the rest later', (paymentOption, total) => {
    const { now, later } = dueOf(line({ paymentOption, depositMinor: 300 }), payable, false, 'HALF_EVEN')
    expect([now.totalMinor, later.totalMinor]).toEqual([total, 1984 - total])
    expect(summaryOf([now, later])).toMatchObject(payable)
  })

  it('for a deposit includes its share of tax and discount, and adds up on its own', () => {
    const deposit = line({ paymentOption: 'DEPOSIT_ONLINE', depositMinor: 300 })
    for (const taxIncluded of [true, false]) {
      const total = taxIncluded ? 1667 : 1984
      const { now, later } = dueOf(deposit, { ...payable, totalMinor: total }, taxIncluded, 'HALF_EVEN')
      for (const part of [now, later]) {
        const { subtotalMinor = 0, discountMinor = 0, taxMinor = 0, totalMinor } = part
        expect(subtotalMinor - discountMinor + (taxIncluded ? 0 : taxMinor)).toBe(totalMinor)
      }
    }
  })

  it("for a deposit is at most the line's price, and all of it if no deposit is set", () => {
    for (const depositMinor of [993, undefined])
      expect(
        dueOf(line({ paymentOption: 'DEPOSIT_ONLINE', depositMinor }), payable, false, 'HALF_EVEN').now,
      ).toEqual(payable)
  })

  it('for a subscription with a free trial comes later', () =>
    expect(dueOf(line({ freeTrial: true }), payable, false, 'HALF_EVEN').later).toEqual(payable))

  it('for shipping and fees comes with their lines: now if any of them is paid now', () => {
    const [offline, online] = [line({ paymentOption: 'FULL_PAYMENT_OFFLINE' }), line()]
    const shipping = { shippingMinor: 500, totalMinor: 500 }
    expect(dueWith([offline], shipping).later).toEqual(shipping)
    expect(dueWith([offline, online], shipping).now).toEqual(shipping)
  })
})
