import { describe, expect, it } from 'vitest'
import { answersIn } from '../messages/answers.server.ts'
import { moneyText } from '../money.ts'
import { discounted, discountText, priceText } from './prices.ts'

const english = { language: 'en', answers: answersIn('en') } as const
const german = { language: 'de', answers: answersIn('de') } as const

describe('priceText', () => {
  it('shows what was paid before a discount', () => {
    const price = { currency: 'EUR', price: 98, discountedPrice: 78.4 }
    expect(priceText(price, english)).toEqual({ now: '€78.40', before: '€98.00' })
  })

  it('shows one price where there is no discount', () => {
    expect(priceText({ currency: 'EUR', price: 98, discountedPrice: 98 }, english)).toEqual({
      now: '€98.00',
    })
  })

  it('writes the digits that a currency has', () => {
    expect(priceText({ currency: 'JPY', price: 2000, discountedPrice: 1500 }, english)).toEqual({
      now: '¥1,500',
      before: '¥2,000',
    })
  })

  it('names the unit of a price per unit', () => {
    const price = { currency: 'EUR', discountedPrice: 16, pricePerUnit: 9.14 }
    expect(priceText(price, english, { baseQuantity: 1, baseMeasurementUnit: 'SQM' }).perUnit).toBe(
      '€9.14 per m²',
    )
    expect(priceText(price, english, { baseQuantity: 100, baseMeasurementUnit: 'ML' }).perUnit).toBe(
      '€9.14 per 100 ml',
    )
    expect(priceText(price, english, { baseQuantity: 1, baseMeasurementUnit: 'FURLONG' }).perUnit).toBe(
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
    expect(discountText(discount, 'EUR', english)).toBe(said)
    expect(discounted(100, discount)).toBe(left)
  })

  it('are written with the digits of their currency', () => {
    expect(moneyText(1234.5, 'EUR', 'en')).toBe('€1,234.50')
    expect(moneyText(1234.5, 'KWD', 'en')).toContain('1,234.500')
  })

  it('are written as the language does', () => {
    const price = { currency: 'EUR', price: 1234.5, discountedPrice: 1000, pricePerUnit: 9.14 }
    expect(priceText(price, german, { baseQuantity: 1, baseMeasurementUnit: 'SQM' })).toEqual({
      now: '1.000,00\u00a0€',
      before: '1.234,50\u00a0€',
      perUnit: '9,14\u00a0€ pro m²',
    })
    expect(discountText({ type: 'PERCENT', value: 12.5 }, 'EUR', german)).toBe('12,5\u00a0% Rabatt')
    expect(moneyText('1234567890123456.78', 'EUR', 'en')).toBe('€1,234,567,890,123,456.78')
  })
})
