import type { MeasurementUnit } from '@vitrine/contract'
import { afterDiscount, money } from '@vitrine/pricing'
import { describe, expect, it } from 'vitest'
import type { Site } from '../../../shop/sites/site.ts'
import { createPrices } from './price.ts'

const site = (settings: Partial<Site> = {}): Site => ({
  siteId: 's',
  name: 'Shop',
  locale: 'en',
  currency: 'EUR',
  weightUnit: 'KG',
  storefrontUrl: 'https://shop.example',
  conversionRates: { USD: '1.0837', JPY: '160.5' },
  createdAt: 0,
  ...settings,
})
const none = { type: 'NONE', value: 0 } as const

describe('a discount', () => {
  it.each([
    ['NONE', 0, 1999, 1999],
    ['AMOUNT', 5, 1999, 1499],
    ['AMOUNT', 0.1, 30, 20],
    ['AMOUNT', 25, 1999, 0],
    ['PERCENT', 10, 1999, 1799],
    ['PERCENT', 15, 4800, 4080],
    ['PERCENT', 50, 5, 3],
    ['PERCENT', 12.5, 1000, 875],
    ['PERCENT', 100, 1999, 0],
    ['PERCENT', 10, 99_999_999_999, 89_999_999_999],
    ['PERCENT', 15, 1990, 1692],
  ] as const)('of %s %d reduces %d to %d', (type, value, minor, left) => {
    expect(afterDiscount(money(minor, 'EUR'), { type, value }).amountMinor).toBe(left)
  })
})

describe('a price', () => {
  it('is in major units, and formatted for display', () => {
    expect(
      createPrices(site(), 'EUR').of({ priceMinor: 123_456, discount: { type: 'PERCENT', value: 10 } }).own,
    ).toEqual({
      currency: 'EUR',
      price: 1234.56,
      discountedPrice: 1111.1,
      formatted: { price: '€1,234.56', discountedPrice: '€1,111.10' },
    })
  })

  it.each([
    ['USD', 2000, 21.67, '$21.67'],
    ['JPY', 2000, 3210, '¥3,210'],
    ['EUR', 2000, 20, '€20.00'],
  ])("is converted to %s at the shop's rate", (currency, priceMinor, price, formatted) => {
    expect(createPrices(site(), currency).of({ priceMinor, discount: none }).converted).toMatchObject({
      currency,
      price,
      formatted: { price: formatted },
    })
  })

  it.each<[number, MeasurementUnit, number, MeasurementUnit, number | undefined]>([
    [500, 'ML', 100, 'ML', 4],
    [0.5, 'L', 100, 'ML', 4],
    [250, 'G', 1, 'KG', 80],
    [1, 'YD', 1, 'FT', 6.67],
    [500, 'ML', 1, 'KG', undefined],
  ])(
    'of %d %s is compared by %d %s',
    (totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit, unit) => {
      const perUnit = { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit }
      expect(
        createPrices(site(), 'EUR').of({ priceMinor: 2000, discount: none, perUnit }).own.pricePerUnit,
      ).toBe(unit)
    },
  )

  it('shows a merchant the profit', () => {
    const terms = { priceMinor: 3000, discount: { type: 'AMOUNT', value: 5 } } as const
    expect(createPrices(site(), 'EUR').costAndProfit(1000, terms)).toEqual({
      itemCost: 10,
      formattedItemCost: '€10.00',
      profit: 15,
      formattedProfit: '€15.00',
      profitMargin: 0.6,
    })
    expect(
      createPrices(site(), 'EUR').costAndProfit(1000, { priceMinor: 0, discount: none }).profitMargin,
    ).toBe(0)
  })
})
