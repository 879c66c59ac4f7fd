import { describe, expect, it } from 'vitest'
import { discountLines } from './discount-lines.ts'
import type { Discount } from './discounts.ts'
import type { PricedLine } from './lines.ts'

const mug = { id: 'a', priceMinor: 1000, quantity: 1, productId: 'mug', collectionIds: ['kitchen'] }
const print = { id: 'b', priceMinor: 250, quantity: 2, productId: 'print', collectionIds: ['wall', 'gifts'] }
const card = { id: 'c', priceMinor: 5000, quantity: 1, itemType: 'GIFT_CARD' } as const

const coupon = (off: Discount['off'], more: Partial<Discount> = {}): Discount => ({
  id: 'X',
  source: 'COUPON',
  off,
  ...more,
})
const percent = (text: string) => ({ kind: 'PERCENT', percent: text }) as const
const amount = (amountMinor: number) => ({ kind: 'AMOUNT', amountMinor }) as const
const fixed = (priceMinor: number) => ({ kind: 'FIXED_PRICE', priceMinor }) as const

const discount = (lines: readonly PricedLine[], ...discounts: Discount[]) => {
  const result = discountLines(
    lines.map((line) => ({ line, quantity: line.quantity, leftMinor: line.priceMinor * line.quantity })),
    discounts,
    'HALF_EVEN',
  )
  return { ...result, left: result.lines.map(({ leftMinor }) => leftMinor) }
}

describe('a discount', () => {
  it.each<[string, Discount, number[], 'GLOBAL' | 'SPECIFIC_ITEMS']>([
    ['in money is spread by cost', coupon(amount(100)), [933, 467], 'GLOBAL'],
    ['in money takes everything at most', coupon(amount(9999)), [0, 0], 'GLOBAL'],
    ['by a percentage is rounded once', coupon(percent('33.33')), [667, 333], 'GLOBAL'],
    ['of 100 percent leaves nothing', coupon(percent('100')), [0, 0], 'GLOBAL'],
    ['to a fixed price applies to each unit', coupon(fixed(240)), [240, 480], 'GLOBAL'],
    ['to a fixed price raises no price', coupon(fixed(900)), [900, 500], 'GLOBAL'],
    [
      'on a product leaves the others alone',
      coupon(percent('50'), { on: { kind: 'PRODUCTS', productIds: ['print'] } }),
      [1000, 250],
      'SPECIFIC_ITEMS',
    ],
    [
      'on a collection finds its products',
      coupon(amount(100), { on: { kind: 'COLLECTIONS', collectionIds: ['gifts'] } }),
      [1000, 400],
      'SPECIFIC_ITEMS',
    ],
    [
      'on lines finds them by id',
      coupon(amount(100), { on: { kind: 'LINES', lineIds: ['a', 'gone'] } }),
      [900, 500],
      'SPECIFIC_ITEMS',
    ],
    [
      'on the cheapest unit takes off only one unit',
      coupon(percent('50'), { cheapestUnitOnly: true }),
      [1000, 375],
      'SPECIFIC_ITEMS',
    ],
    [
      'on the cheapest unit takes its price at most',
      coupon(amount(900), { cheapestUnitOnly: true }),
      [1000, 250],
      'SPECIFIC_ITEMS',
    ],
  ])('%s', (_, terms, left, discountType) => {
    const result = discount([mug, print], terms)
    expect(result.left).toEqual(left)
    expect(result.applied).toMatchObject([{ id: 'X', discountType }])
    expect(result.applied[0]?.amountMinor).toBe(1500 - (left[0] ?? 0) - (left[1] ?? 0))
  })

  it("applies to what earlier ones left: rules first, then the merchant's, coupons last", () => {
    const half: Discount = { id: 'R', source: 'RULE', off: percent('50') }
    const gift: Discount = { id: 'M', source: 'MERCHANT', off: amount(100) }
    const result = discount([mug], coupon(percent('10')), gift, half)
    expect(result.applied.map(({ id, amountMinor }) => [id, amountMinor])).toEqual([
      ['R', 500],
      ['M', 100],
      ['X', 40],
    ])
    expect(result.left).toEqual([360])
  })

  it('shows its lines and the amount for each', () =>
    expect(discount([mug, print], coupon(amount(100))).applied).toMatchObject([
      {
        lines: [
          { lineId: 'a', amountMinor: 67 },
          { lineId: 'b', amountMinor: 33 },
        ],
      },
    ]))

  it('needs its minimum, measured before any cart discount', () => {
    const half: Discount = { id: 'R', source: 'RULE', off: percent('50') }
    expect(discount([mug], half, coupon(amount(1), { minimumSubtotalMinor: 1000 })).left).toEqual([499])
    expect(discount([mug], coupon(amount(1), { minimumSubtotalMinor: 1001 }))).toMatchObject({
      left: [1000],
      applied: [],
      errors: [{ code: 'MINIMUM_SUBTOTAL_NOT_REACHED', discountId: 'X' }],
    })
  })

  it('skips gift cards if it is a coupon or a rule, but not if it is a merchant’s', () => {
    expect(discount([mug, card], coupon(percent('10'), { source: 'RULE' })).left).toEqual([900, 5000])
    expect(discount([card], coupon(percent('10'), { source: 'RULE' })).errors).toEqual([])
    expect(discount([mug, card], coupon(percent('10'))).left).toEqual([900, 5000])
    expect(discount([card], coupon(percent('10'))).errors).toMatchObject([
      { code: 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' },
    ])
    expect(discount([card], coupon(percent('10'), { source: 'MERCHANT' })).left).toEqual([4500])
  })

  it('that takes nothing off is reported, unless it is a rule', () => {
    const nowhere = { on: { kind: 'PRODUCTS', productIds: ['gone'] } } as const
    expect(discount([mug], coupon(amount(1), nowhere)).errors).toMatchObject([{ code: 'NOTHING_TO_REDUCE' }])
    expect(discount([mug], coupon(amount(1), { ...nowhere, source: 'RULE' })).errors).toEqual([])
  })

  it.each([
    [percent('101')],
    [percent('-1')],
    [percent('ten')],
    [amount(-1)],
    [amount(0.5)],
    [fixed(Number.NaN)],
  ])('by %j is invalid', (off) => expect(() => discount([mug], coupon(off))).toThrow(RangeError))
})
