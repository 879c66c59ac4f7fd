import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorDigits } from './currency.ts'
import { decimalText, fractionOf, roundFraction } from './exact.ts'
import {
  addMoney,
  formatMoney,
  money,
  moneyText,
  multiplyMoney,
  nearestMoney,
  parseMoney,
  subtractMoney,
} from './money.ts'

const units = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })
const small = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const currencies = fc.constantFrom('EUR', 'JPY', 'KWD', 'USD', 'CLF')

describe('an amount', () => {
  it.each([
    ['18.50', 'EUR', 1850],
    ['18.5', 'EUR', 1850],
    ['18', 'EUR', 1800],
    ['18.500', 'EUR', 1850],
    ['1850', 'JPY', 1850],
    ['1850.00', 'JPY', 1850],
    ['18.505', 'KWD', 18_505],
    ['-0.01', 'EUR', -1],
    ['0.00', 'EUR', 0],
    ['-0', 'EUR', 0],
    ['90071992547409.91', 'EUR', Number.MAX_SAFE_INTEGER],
  ])('of %s %s is %i minor units', (text, currency, amountMinor) =>
    expect(parseMoney(text, currency)).toEqual({ amountMinor, currency }),
  )

  it.each([
    ['18.505', 'EUR'],
    ['18.5', 'JPY'],
    ['90071992547409.92', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
    ['.5', 'EUR'],
    ['5.', 'EUR'],
    ['1,50', 'EUR'],
    ['NaN', 'EUR'],
    ['1 000', 'EUR'],
    ['+1', 'EUR'],
    ['1'.repeat(31), 'EUR'],
    ['1', 'euro'],
  ])(`can't be read from "%s" %s`, (text, currency) =>
    expect(() => parseMoney(text, currency)).toThrow(RangeError),
  )

  it('is rounded when read only on request, halves to even', () => {
    expect(nearestMoney('0.125', 'EUR')).toEqual(money(12, 'EUR'))
    expect(nearestMoney('0.135', 'EUR')).toEqual(money(14, 'EUR'))
    expect(nearestMoney('0.1250001', 'EUR')).toEqual(money(13, 'EUR'))
    expect(nearestMoney('-0.125', 'EUR')).toEqual(money(-12, 'EUR'))
    expect(nearestMoney('2.5', 'JPY')).toEqual(money(2, 'JPY'))
  })

  it('survives the way to text and back, in every currency and at every size', () => {
    fc.assert(
      fc.property(units, currencies, (amountMinor, currency) => {
        const amount = money(amountMinor, currency)
        expect(parseMoney(moneyText(amount), currency)).toEqual(amount)
        expect(moneyText(amount).split('.')[1]?.length ?? 0).toBe(minorDigits(currency))
      }),
    )
  })

  it("survives the way through the catalog's numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amountMinor) => {
        const sent = Number(moneyText(money(amountMinor, 'EUR')))
        expect(parseMoney(decimalText(sent), 'EUR').amountMinor).toBe(amountMinor)
      }),
    )
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])
      expect(() => decimalText(value)).toThrow(RangeError)
  })

  it('is a safe integer or an error', () => {
    for (const wrong of [0.5, Number.NaN, 2 ** 53, -(2 ** 53)])
      expect(() => money(wrong, 'EUR')).toThrow(RangeError)
    expect(Object.is(money(-0, 'EUR').amountMinor, 0)).toBe(true)
  })

  // Fails with the engine's digits: for some currencies they differ between releases.
  it('has the digits of ISO 4217 and prints all of them', () => {
    const digits = ['HUF', 'IDR', 'COP', 'PKR', 'IQD', 'ISK', 'UGX', 'BHD', 'CLF', 'eur'].map(minorDigits)
    expect(digits).toEqual([2, 2, 2, 2, 3, 0, 0, 3, 4, 2])
    expect(formatMoney(money(100_050, 'HUF'), 'en-US')).toBe('HUF\u00a01,000.50')
    expect(formatMoney(money(1_234, 'IQD'), 'en-US')).toBe('IQD\u00a01.234')
    for (const wrong of ['', 'EU', 'EURO', '€', 'E R']) expect(() => minorDigits(wrong)).toThrow(RangeError)
  })

  it('is printed for a locale, exactly at any size', () => {
    expect(formatMoney(money(1850, 'EUR'), 'en-US')).toBe('€18.50')
    expect(formatMoney(money(1850, 'EUR'), 'de-DE')).toBe('18,50\u00a0€')
    expect(formatMoney(money(1850, 'JPY'), 'en-US')).toBe('¥1,850')
    expect(formatMoney(money(-1850, 'KWD'), 'en-US')).toBe('-KWD\u00a01.850')
    expect(formatMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), 'en-US')).toBe('$90,071,992,547,409.91')
    for (let index = 0; index < 300; index++) {
      const code = `X${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}`
      expect(formatMoney(money(100, code), 'en-US')).toContain('1')
    }
  })
})

describe('sums', () => {
  it('add up in any order', () => {
    fc.assert(
      fc.property(fc.array(small, { maxLength: 20 }), (list) => {
        const amounts = list.map((amount) => money(amount, 'EUR'))
        const total = addMoney('EUR', ...amounts)
        expect(addMoney('EUR', ...[...amounts].reverse())).toEqual(total)
        expect(total.amountMinor).toBe(list.reduce((sum, amount) => sum + amount, 0))
        expect(subtractMoney(total, total)).toEqual(money(0, 'EUR'))
      }),
    )
  })

  it('agree with repeated addition', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 50 }), (amount, quantity) => {
        const line = money(amount, 'EUR')
        const lines = Array.from({ length: quantity }, () => line)
        expect(multiplyMoney(line, quantity)).toEqual(addMoney('EUR', ...lines))
      }),
    )
  })

  it('refuse other currencies, fractional quantities and results beyond the safe integers', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'EUR')
    expect(() => addMoney('EUR', most, money(1, 'EUR'))).toThrow(RangeError)
    expect(() => multiplyMoney(most, 2)).toThrow(RangeError)
    expect(() => subtractMoney(money(-2, 'EUR'), most)).toThrow(RangeError)
    expect(() => multiplyMoney(most, 0.5)).toThrow(RangeError)
    expect(() => addMoney('EUR', money(1, 'USD'))).toThrow('USD cannot be added to EUR')
    expect(() => subtractMoney(money(1, 'EUR'), money(1, 'USD'))).toThrow(RangeError)
  })

  it('may exceed them on the way', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'EUR')
    expect(addMoney('EUR', most, most, money(-Number.MAX_SAFE_INTEGER, 'EUR'))).toEqual(most)
  })
})

describe('rounding', () => {
  it.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [-2n, 3n, -1n],
    [1n, 2n, 0n],
    [-1n, 2n, 0n],
    [6n, 3n, 2n],
  ])('rounds %s/%s to %s', (numerator, denominator, whole) =>
    expect(roundFraction(numerator, denominator)).toBe(whole),
  )

  it.each([
    [5n, 2n, 3n],
    [7n, 2n, 4n],
    [-5n, 2n, -3n],
    [1n, 2n, 1n],
    [1n, 3n, 0n],
    [6n, 3n, 2n],
  ])('rounds %s/%s to %s away from zero, on request', (numerator, denominator, whole) =>
    expect(roundFraction(numerator, denominator, 'HALF_UP')).toBe(whole),
  )

  it('is never off by more than a half, and even when exactly a half', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (n, d) => {
          const off = n - roundFraction(n, d) * d
          const twice = 2n * (off < 0n ? -off : off)
          expect(twice <= d).toBe(true)
          if (twice === d) expect(roundFraction(n, d) % 2n).toBe(0n)
        },
      ),
    )
  })

  it('favors neither sign', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 1000n }), (n, d) => {
        expect(roundFraction(-n, d)).toBe(-roundFraction(n, d))
      }),
    )
  })
})

describe('decimal text', () => {
  it('is read without losing a digit', () => {
    expect(fractionOf('-0.125')).toEqual({ numerator: -125n, denominator: 1000n })
    expect(fractionOf('100000000000000000000.5')).toEqual({
      numerator: 1000000000000000000005n,
      denominator: 10n,
    })
    expect(fractionOf('007')).toEqual({ numerator: 7n, denominator: 1n })
  })
})
