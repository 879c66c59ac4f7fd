import { describe, expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'
import type { TotalsRequest } from './request.ts'

const mug = { id: 'mug', priceMinor: 1850, fullPriceMinor: 2000, quantity: 2, weight: '0.45' }
const germany = { country: 'DE', city: 'Bonn' }
const request = (more: Partial<TotalsRequest> = {}): TotalsRequest => ({
  currency: 'EUR',
  lines: [mug],
  ...more,
})
const shipping = {
  regions: [
    {
      id: 'de',
      name: 'Germany',
      areas: [{ country: 'DE' }],
      options: [
        {
          carrierId: 'post',
          code: 'standard',
          title: 'Standard',
          rate: { kind: 'FLAT', priceMinor: 490 },
          charges: [{ type: 'HANDLING_FEE', priceMinor: 100 }],
          logistics: { deliveryTime: '2 days' },
        },
        {
          carrierId: 'shop',
          code: 'pickup',
          title: 'At the shop',
          rate: { kind: 'FLAT', priceMinor: 0 },
          logistics: {
            pickupDetails: {
              address: { country: 'AT' },
              businessLocation: true,
              pickupMethod: 'STORE_PICKUP',
            },
          },
        },
      ],
    },
  ],
  destination: germany,
} as const
const tax = {
  includedInPrices: false,
  roundedPer: 'LINE',
  rates: [
    { rate: '0.19', area: { country: 'DE' }, jurisdictionType: 'COUNTRY' },
    { rate: '0.2', area: { country: 'AT' }, jurisdictionType: 'COUNTRY' },
  ],
  addresses: { SHIPPING: germany, BILLING: germany },
  details: {
    rateType: 'FALLBACK_RATE',
    autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' },
  },
  shipping: {},
} as const

describe('the totals of a cart', () => {
  it('show every part, and the parts add up to the total', () => {
    const totals = cartTotals(
      request({
        shipping,
        tax,
        fees: [
          { id: 'wrap', priceMinor: 200, tax: {} },
          { id: 'tip', priceMinor: 50 },
        ],
      }),
    )
    expect(totals.summary).toEqual({
      subtotalMinor: 3700,
      discountMinor: 0,
      shippingMinor: 590,
      additionalFeesMinor: 250,
      taxMinor: 853,
      totalMinor: 5393,
    })
    expect(totals.payNow).toEqual(totals.summary)
    expect(totals.lines).toMatchObject([
      { lineId: 'mug', priceMinor: 1850, fullPriceMinor: 2000, linePriceMinor: 3700, taxMinor: 703 },
    ])
    expect(totals.shipping).toMatchObject({
      region: { id: 'de' },
      offered: [{ priceMinor: 490 }, { priceMinor: 0 }],
      selected: { requested: false, taxMinor: 93, charges: [{ taxMinor: 19 }] },
    })
    expect(totals.fees).toMatchObject([
      { id: 'wrap', priceMinor: 200, afterTaxMinor: 238 },
      { id: 'tip', priceMinor: 50, afterTaxMinor: 50 },
    ])
    expect(totals.tax).toEqual({ taxableMinor: 4490, taxMinor: 853, details: tax.details })
    expect(totals.errors).toEqual([])
  })

  it('contain the tax where prices include it', () =>
    expect(cartTotals(request({ shipping, tax: { ...tax, includedInPrices: true } })).summary).toMatchObject({
      subtotalMinor: 3700,
      shippingMinor: 590,
      taxMinor: 591 + 78 + 16,
      totalMinor: 4290,
    }))

  it('are taxed at the pickup place', () => {
    const totals = cartTotals(request({ tax, shipping: { ...shipping, chosen: { code: 'pickup' } } }))
    expect(totals.lines).toMatchObject([{ rate: '0.2', taxMinor: 740 }])
    expect(totals.shipping.selected).toMatchObject({ requested: true, priceMinor: 0 })
  })

  it('collect no tax where no rate applies, and say so', () => {
    expect(cartTotals(request()).tax).toEqual({
      taxableMinor: 0,
      taxMinor: 0,
      details: { rateType: 'NO_TAX_COLLECTED' },
    })
    const abroad = { ...tax, addresses: { SHIPPING: { country: 'FR' } } }
    expect(cartTotals(request({ tax: abroad })).tax.details).toEqual({ rateType: 'NO_TAX_COLLECTED' })
  })

  it('let a membership pay for a service, which is still shown', () => {
    const appId = '7d104347-3d55-4fa9-9e85-30d35801d4e3'
    const lesson = { id: 'lesson', priceMinor: 3000, quantity: 1, itemType: 'SERVICE' } as const
    const memberships = { eligible: [{ id: 'club', appId }], selected: [{ id: 'club', appId }] }
    const totals = cartTotals(request({ lines: [mug, lesson], memberships, tax }))
    expect(totals.summary.subtotalMinor).toBe(3700)
    expect(totals.lines[1]).toMatchObject({
      priceMinor: 3000,
      linePriceMinor: 3000,
      membershipMinor: 3000,
      afterTaxMinor: 0,
      membership: { id: 'club', credits: 1 },
    })
  })

  it('let a gift card pay what is due now, but no other gift card', () => {
    const voucher = { id: 'card', priceMinor: 5000, quantity: 1, itemType: 'GIFT_CARD' } as const
    const later = { ...mug, id: 'later', paymentOption: 'FULL_PAYMENT_OFFLINE' } as const
    const paid = cartTotals(request({ lines: [mug, later, voucher], giftCard: { balanceMinor: 99_999 } }))
    expect(paid).toMatchObject({
      giftCardMinor: 3700,
      dueNowMinor: 5000,
      errors: [{ code: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' }],
    })
    expect(cartTotals(request({ giftCard: { balanceMinor: 100 } }))).toMatchObject({
      giftCardMinor: 100,
      dueNowMinor: 3600,
      errors: [],
    })
  })

  it("keep the request's order, and don't depend on it", () => {
    const lines = [3, 1, 2].map((id) => ({ ...mug, id: `${id}`, priceMinor: 333 }))
    const discounts = [{ id: 'X', source: 'COUPON', off: { kind: 'AMOUNT', amountMinor: 100 } }] as const
    const totals = cartTotals(request({ lines, discounts, tax }))
    const turned = cartTotals(request({ lines: lines.toReversed(), discounts, tax }))
    expect(totals.lines.map(({ lineId, discountMinor }) => [lineId, discountMinor])).toEqual([
      ['3', 33],
      ['1', 34],
      ['2', 33],
    ])
    expect(turned).toEqual({ ...totals, lines: totals.lines.toReversed() })
  })

  it('of an empty cart are zero', () => {
    const totals = cartTotals(request({ lines: [], shipping, tax, giftCard: { balanceMinor: 5 } }))
    expect(totals).toMatchObject({ summary: { totalMinor: 0 }, giftCardMinor: 0, errors: [] })
  })

  it.each<[string, Partial<TotalsRequest>]>([
    ['a negative price', { lines: [{ ...mug, priceMinor: -1 }] }],
    ['half a cent', { lines: [{ ...mug, priceMinor: 0.5 }] }],
    ['no number', { lines: [{ ...mug, priceMinor: Number.NaN }] }],
    ['a quantity of zero', { lines: [{ ...mug, quantity: 0 }] }],
    ['half a quantity', { lines: [{ ...mug, quantity: 1.5 }] }],
    ['an infinite quantity', { lines: [{ ...mug, quantity: Number('1e309') }] }],
    ['modifiers above the price', { lines: [{ ...mug, modifiersMinor: 1851 }] }],
    ['two lines with one id', { lines: [mug, { ...mug }] }],
    ['a negative fee', { fees: [{ id: 'f', priceMinor: -1 }] }],
    ['a negative balance', { giftCard: { balanceMinor: -1 } }],
    ['a line beyond 2^53 - 1', { lines: [{ ...mug, priceMinor: Number.MAX_SAFE_INTEGER }] }],
    [
      'a sum beyond it',
      {
        lines: [
          { ...mug, quantity: 1, priceMinor: 2 ** 53 - 1 },
          { ...mug, id: 'b' },
        ],
      },
    ],
    ['a tax beyond it', { lines: [{ ...mug, quantity: 1, priceMinor: 2 ** 53 - 1 }], tax }],
  ])('refuse %s', (_, more) => expect(() => cartTotals(request(more))).toThrow(RangeError))

  it('are exact up to 2^53 - 1', () =>
    expect(
      cartTotals(request({ lines: [{ ...mug, quantity: 1, priceMinor: 2 ** 53 - 1 }] })).summary.totalMinor,
    ).toBe(9_007_199_254_740_991))
})
