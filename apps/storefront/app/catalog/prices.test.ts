import { describe, expect, it } from 'vitest'
import { discounted, discountText, moneyText, priceText } from './prices.ts'

const formatted = { price: '€98.00', discountedPrice: '€78.40' }

describe('priceText', () => {
  it('shows what was paid before a discount', () => {
    const price = { currency: 'EUR', price: 98, discountedPrice: 78.4, formatted }
    expect(priceText(price)).toEqual({ now: '€78.40', before: '€98.00' })
  })

  it('shows one price where there is no discount', () => {
    const same = { price: '€98.00', discountedPrice: '€98.00' }
    expect(priceText({ currency: 'EUR', price: 98, discountedPrice: 98, formatted: same })).toEqual({
      now: '€98.00',
    })
  })

  it('writes the price itself where the platform does not', () => {
    expect(priceText({ currency: 'JPY', price: 2000, discountedPrice: 1500 })).toEqual({
      now: '¥1,500',
      before: '¥2,000',
    })
  })

  it('names the unit of a price per unit', () => {
    const price = { currency: 'EUR', discountedPrice: 16, formatted: { ...formatted, pricePerUnit: '€9.14' } }
    expect(priceText(price, { baseQuantity: 1, baseMeasurementUnit: 'SQM' }).perUnit).toBe('€9.14 per m²')
    expect(priceText(price, { baseQuantity: 100, baseMeasurementUnit: 'ML' }).perUnit).toBe(
      '€9.14 per 100 ml',
    )
    expect(priceText(price, { baseQuantity: 1, baseMeasurementUnit: 'FURLONG' }).perUnit).toBe(
      '€9.14 per furlong',
    )
  })
})

describe('discounts', () => {
  it.each([
    [{ type: 'PERCENT', value: 20 }, '20% off', 80],
    [{ type: 'AMOUNT', value: 8.5 }, '€8.50 off', 91.5],
    [{ type: 'AMOUNT', value: 150 }, '€150.00 off', 0],
    [{ type: 'NONE', value: 0 }, undefined, 100],
    [{ type: 'PERCENT', value: 0 }, undefined, 100],
    [undefined, undefined, 100],
  ])('%j are said to be %s', (discount, said, left) => {
    expect(discountText(discount, 'EUR')).toBe(said)
    expect(discounted(100, discount)).toBe(left)
  })

  it('are written with the digits of their currency', () => {
    expect(moneyText(1234.5, 'EUR')).toBe('€1,234.50')
    expect(moneyText(1234.5, 'KWD')).toContain('1,234.500')
  })
})
