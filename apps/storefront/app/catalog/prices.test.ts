import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownText } from '../currencies.ts'
import { answersIn } from '../messages/answers.server.ts'
import { moneyText } from '../money.ts'
import { amountOf, discounted, discountText, priceText } from './prices.ts'

const english = { language: 'en', answers: answersIn('en') } as const
const german = { language: 'de', answers: answersIn('de') } as const

describe('priceText', () => {
  it('shows the price before a discount', () => {
    const price = { currency: 'EUR', price: 98, discountedPrice: 78.4 }
    expect(priceText(price, english)).toEqual({ now: '€78.40', before: '€98.00' })
  })

  it('shows one price without a discount', () => {
    expect(priceText({ currency: 'EUR', price: 98, discountedPrice: 98 }, english)).toEqual({
      now: '€98.00',
    })
  })

  it('calls a price of zero free', () => {
    const price = { currency: 'EUR', price: 5, discountedPrice: 0 }
    expect(priceText(price, english)).toEqual({ now: 'Free', before: '€5.00' })
    expect(priceText(price, german).now).toBe('Kostenlos')
  })

  it("uses the currency's number of digits", () => {
    expect(priceText({ currency: 'JPY', price: 2000, discountedPrice: 1500 }, english)).toEqual({
      now: '¥1,500',
      before: '¥2,000',
    })
  })

  it('names the unit of a unit price', () => {
    const price = { currency: 'EUR', discountedPrice: 16, pricePerUnit: 9.14 }
    expect(priceText(price, english, { baseQuantity: 1, baseMeasurementUnit: 'SQM' }).note).toBe(
      '€9.14 per m²',
    )
    expect(priceText(price, english, { baseQuantity: 100, baseMeasurementUnit: 'ML' }).note).toBe(
      '€9.14 per 100 ml',
    )
    expect(priceText(price, english, { baseQuantity: 1, baseMeasurementUnit: 'FURLONG' }).note).toBe(
      '€9.14 per furlong',
    )
  })
})

// Fails if amounts are multiplied as floats.
describe('a converted or discounted amount', () => {
  it('is rounded as the shop rounds it, in every currency', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 })
    const places = { EUR: 2, JPY: 0, KWD: 3, USD: 2, BHD: 3 }
    const code = fc.constantFrom(
      'EUR' as const,
      'JPY' as const,
      'KWD' as const,
      'USD' as const,
      'BHD' as const,
    )
    const digits = (text: string) => BigInt(text.replace(/\D/g, '') || '0')
    const nearest = (over: bigint, under: bigint) => {
      const [whole, twice] = [over / under, 2n * (over % under)]
      return twice > under || (twice === under && whole % 2n === 1n) ? whole + 1n : whole
    }
    fc.assert(
      fc.property(
        ...([
          amount,
          fc.integer({ min: 0, max: 100 }),
          fc.integer({ min: 1, max: 999_999 }),
          code,
          code,
        ] as const),
        (minor, percent, thousandths, own, shown) => {
          const price = amountOf(minor / 10 ** places[own], own)
          const reduced = discounted(price, { type: 'PERCENT', value: percent })
          const off = nearest(BigInt(minor) * BigInt(percent), 100n)
          expect(BigInt(reduced.amountMinor)).toBe(BigInt(minor) - off)
          const rate = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
          const text = shownText(price, { ...english, currency: { code: shown, rate } })
          const over = BigInt(minor) * BigInt(thousandths) * 10n ** BigInt(places[shown])
          expect(digits(text)).toBe(nearest(over, 1000n * 10n ** BigInt(places[own])))
        },
      ),
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
  ])('%j are described as %s', (discount, said, left) => {
    expect(discountText(discount, 'EUR', english)).toBe(said)
    expect(discounted(amountOf(100, 'EUR'), discount)).toEqual(amountOf(left, 'EUR'))
  })

  it('are written with the digits of their currency', () => {
    expect(moneyText(1234.5, 'EUR', 'en')).toBe('€1,234.50')
    expect(moneyText(1234.5, 'KWD', 'en')).toContain('1,234.500')
    expect(moneyText('1000.50', 'HUF', 'en')).toContain('1,000.50')
  })

  it('are written as the language does', () => {
    const price = { currency: 'EUR', price: 1234.5, discountedPrice: 1000, pricePerUnit: 9.14 }
    expect(priceText(price, german, { baseQuantity: 1, baseMeasurementUnit: 'SQM' })).toEqual({
      now: '1.000,00\u00a0€',
      before: '1.234,50\u00a0€',
      note: '9,14\u00a0€ pro m²',
    })
    expect(discountText({ type: 'PERCENT', value: 12.5 }, 'EUR', german)).toBe('12,5\u00a0% Rabatt')
    expect(moneyText('1234567890123456.78', 'EUR', 'en')).toBe('€1,234,567,890,123,456.78')
  })
})
