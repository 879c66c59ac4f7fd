import { describe, expect, it } from 'vitest'
import { InvalidArgument } from '../../floor/failure.ts'
import { conversionRate, convertedAmounts } from './currency-rates.ts'

const site = {
  ...{ siteId: 's', name: 'Shop', locale: 'en', currency: 'EUR', weightUnit: 'KG' as const },
  ...{ storefrontUrl: 'https://shop.example', createdAt: 0 },
  conversionRates: { USD: '1.10', JPY: '160' },
}
const convert = (from: string, to: string, value: string, decimalPlaces = 0) =>
  convertedAmounts(site, { from, to, amounts: [{ value, decimalPlaces }] }).amounts[0]

describe("currencies at the shop's own rates", () => {
  it('come in the smallest unit of the currency, rounded once', () => {
    expect(convert('EUR', 'USD', '1095', 2)).toEqual({ value: '1204', decimalPlaces: 2 })
    expect(convert('USD', 'JPY', '1099', 2)).toEqual({ value: '1599', decimalPlaces: 0 })
    expect(convert('EUR', 'EUR', '-10', 0)).toEqual({ value: '-1000', decimalPlaces: 2 })
  })

  it('have rates in both directions, with 10 decimal places at most', () => {
    expect(conversionRate(site, { from: 'EUR', to: 'USD' }).rate).toEqual({ value: '11', decimalPlaces: 1 })
    expect(conversionRate(site, { from: 'USD', to: 'EUR' }).rate).toEqual({
      ...{ value: '9090909091', decimalPlaces: 10 },
    })
    expect(conversionRate(site, { from: 'JPY', to: 'JPY' }).rate).toEqual({ value: '1', decimalPlaces: 0 })
  })

  it('are those of the shop, and an amount must fit the wire', () => {
    for (const [from, to] of [
      ['EUR', 'CHF'],
      ['toString', 'EUR'],
      ['__proto__', 'EUR'],
    ] as const)
      expect(() => conversionRate(site, { from, to })).toThrow(InvalidArgument)
    expect(() => convert('EUR', 'JPY', '9999999999999999999')).toThrow(InvalidArgument)
  })
})
