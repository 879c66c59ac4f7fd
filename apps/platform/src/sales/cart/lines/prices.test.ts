import { describe, expect, it } from 'vitest'
import { testSite } from '../cart.fixtures.ts'
import { largestExactMinor, priceWriter } from './prices.ts'

describe('the price of a line', () => {
  it('is written as decimal text and formatted, in both currencies', () => {
    expect(priceWriter(testSite, 'USD')(1990)).toEqual({
      amount: '19.90',
      convertedAmount: '21.89',
      formattedAmount: '€19.90',
      formattedConvertedAmount: '$21.89',
    })
  })

  it('is the same twice if nothing is converted', () => {
    expect(priceWriter({ ...testSite, locale: 'de' }, 'EUR')(123_456)).toEqual({
      amount: '1234.56',
      convertedAmount: '1234.56',
      formattedAmount: '1.234,56\u00a0€',
      formattedConvertedAmount: '1.234,56\u00a0€',
    })
  })

  it.each([
    [0, '0.00', '0'],
    [5, '0.05', '8'],
    [99, '0.99', '158'],
    [1, '0.01', '2'],
    [900_719_925_474_099, '9007199254740.99', '1441151880758558'],
  ])('of %i minor units is %s in euros and %s in yen', (minor, amount, convertedAmount) => {
    expect(priceWriter(testSite, 'JPY')(minor)).toMatchObject({ amount, convertedAmount })
  })

  it('converts from a currency without minor units to one with three digits', () => {
    const site = { ...testSite, currency: 'JPY', conversionRates: { KWD: '0.0021' } }
    expect(priceWriter(site, 'KWD')(1500)).toMatchObject({ amount: '1500', convertedAmount: '3.150' })
  })
})

describe('the largest exact amount', () => {
  it.each([
    [{}, 'EUR'],
    [{ USD: '0.5' }, 'USD'],
    [{ USD: '1.10', IDR: '17654.3', KWD: '0.33' }, 'IDR'],
  ])('with rates %j can be represented in %s', (conversionRates, currency) => {
    const site = { ...testSite, conversionRates }
    const minor = largestExactMinor(site)
    expect(() => priceWriter(site, currency)(minor)).not.toThrow()
    expect(minor).toBeGreaterThan(10 ** 10)
  })
})
