import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, money, parseMoney } from './money.ts'
import { changedBy, converter, discounted, exchanged, percentageOf, splitMoney } from './rates.ts'

const price = fc.integer({ min: 0, max: 1_000_000_000_000 }).map((amount) => money(amount, 'EUR'))
const signed = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((amount) => money(amount, 'EUR'))
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2))

describe('conversion', () => {
  it('converts minor units of one currency to those of another', () => {
    expect(converter('156.2', 'EUR', 'JPY')(parseMoney('18.50', 'EUR'))).toEqual(money(2890, 'JPY'))
    expect(converter('0.0064', 'JPY', 'EUR')(money(2890, 'JPY'))).toEqual(money(1850, 'EUR'))
    expect(converter('0.333', 'EUR', 'KWD')(money(100, 'EUR'))).toEqual(money(333, 'KWD'))
    expect(converter('1.005', 'EUR', 'USD')(money(100, 'EUR'))).toEqual(money(100, 'USD'))
    expect(converter('1.015', 'EUR', 'USD')(money(100, 'EUR'))).toEqual(money(102, 'USD'))
    expect(converter('0', 'EUR', 'USD')(money(100, 'EUR'))).toEqual(money(0, 'USD'))
  })

  it('rounds exact halves as requested', () => {
    expect(converter('0.5', 'EUR', 'USD')(money(5, 'EUR'))).toEqual(money(2, 'USD'))
    expect(converter('0.5', 'EUR', 'USD', 'HALF_UP')(money(5, 'EUR'))).toEqual(money(3, 'USD'))
  })

  it('changes nothing at a rate of one, and keeps order and sign at any other', () => {
    fc.assert(
      fc.property(signed, signed, fc.integer({ min: 0, max: 1_000_000 }), (a, b, millionths) => {
        expect(converter('1.000000', 'EUR', 'USD')(a).amountMinor).toBe(a.amountMinor)
        const convert = converter((millionths / 1_000_000).toFixed(6), 'EUR', 'USD')
        const [low, high] = a.amountMinor <= b.amountMinor ? [a, b] : [b, a]
        expect(convert(low).amountMinor).toBeLessThanOrEqual(convert(high).amountMinor)
        expect(Math.sign(convert(a).amountMinor) * Math.sign(a.amountMinor)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('converts between two currencies by their worth in a third, rounded once', () => {
    const amount = { digits: 1099n, places: 2 }
    expect(exchanged(amount, '1.10', '160', 0)).toEqual({ digits: 1599n, places: 0 })
    expect(exchanged({ digits: -5n, places: 1 }, '1', '1', 0)).toEqual({ digits: 0n, places: 0 })
    expect(exchanged({ digits: 1n, places: 0 }, '3', '1', 5)).toEqual({ digits: 33333n, places: 5 })
    expect(() => exchanged(amount, '0', '1', 2)).toThrow(RangeError)
    fc.assert(
      fc.property(signed, fc.integer({ min: 1, max: 1_000_000 }), ({ amountMinor }, millionths) => {
        const rate = (millionths / 1_000_000).toFixed(6)
        const direct = converter(rate, 'EUR', 'USD')(money(amountMinor, 'EUR')).amountMinor
        const { digits } = exchanged({ digits: BigInt(amountMinor), places: 2 }, '1', rate, 2)
        expect(digits).toBe(BigInt(direct))
      }),
    )
  })

  it('refuses another currency, a negative rate, and results that are too large', () => {
    expect(() => converter('1', 'EUR', 'USD')(money(1, 'USD'))).toThrow('USD is not EUR')
    expect(() => converter('-1', 'EUR', 'USD')).toThrow(RangeError)
    expect(() => converter('1e2', 'EUR', 'USD')).toThrow(RangeError)
    expect(() => converter('2', 'EUR', 'USD')(money(Number.MAX_SAFE_INTEGER, 'EUR'))).toThrow(RangeError)
  })
})

describe('a percentage', () => {
  it.each([
    [1999, '10', 200],
    [1005, '10', 100],
    [1015, '10', 102],
    [1, '50', 0],
    [3, '50', 2],
    [1000, '33.33', 333],
    [1000, '100', 1000],
    [1000, '0', 0],
  ])('of %i cents at %s is %i', (amount, of, result) =>
    expect(percentageOf(money(amount, 'EUR'), of)).toEqual(money(result, 'EUR')),
  )

  it('leaves a price that is never negative and never higher than before', () => {
    fc.assert(
      fc.property(price, percent, (amount, of) => {
        const left = discounted(amount, percentageOf(amount, of))
        expect(left.amountMinor).toBeGreaterThanOrEqual(0)
        expect(left.amountMinor).toBeLessThanOrEqual(amount.amountMinor)
      }),
    )
  })

  it('rounds exact halves as requested', () => {
    expect(percentageOf(money(50, 'EUR'), '5')).toEqual(money(2, 'EUR'))
    expect(percentageOf(money(50, 'EUR'), '5', 'HALF_UP')).toEqual(money(3, 'EUR'))
  })

  it('ranges from 0 to 100', () => {
    for (const of of ['-0.01', '100.01', 'half', '1e1'])
      expect(() => percentageOf(money(100, 'EUR'), of)).toThrow(RangeError)
  })
})

describe('a discount', () => {
  it('takes off at most the whole price', () => {
    expect(discounted(money(500, 'EUR'), money(200, 'EUR'))).toEqual(money(300, 'EUR'))
    expect(discounted(money(500, 'EUR'), money(700, 'EUR'))).toEqual(money(0, 'EUR'))
    expect(discounted(money(-5, 'EUR'), money(7, 'EUR'))).toEqual(money(-5, 'EUR'))
    expect(() => discounted(money(500, 'EUR'), money(-1, 'EUR'))).toThrow(RangeError)
    expect(() => discounted(money(500, 'EUR'), money(1, 'USD'))).toThrow(RangeError)
  })
})

describe('parts of an amount', () => {
  it('add up to it, each with its sign and within a unit of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(signed, weights, (amount, of) => {
        const parts = splitMoney(amount, of)
        expect(addMoney('EUR', ...parts)).toEqual(amount)
        const sum = of.reduce((total, weight) => total + weight, 0)
        parts.forEach((part, index) => {
          if (sum > 0)
            expect(
              Math.abs(part.amountMinor - (amount.amountMinor * (of[index] ?? 0)) / sum),
            ).toBeLessThanOrEqual(1.001)
          expect(part.amountMinor * Math.sign(amount.amountMinor)).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })

  it('go to the largest remainders, first come first served', () => {
    const cents = (amount: number, weights: number[]) =>
      splitMoney(money(amount, 'EUR'), weights).map(({ amountMinor }) => amountMinor)
    expect(cents(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(cents(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(cents(10, [1, 5, 4])).toEqual([1, 5, 4])
    expect(cents(7, [1, 2])).toEqual([2, 5])
    expect(cents(7, [0, 0])).toEqual([7, 0])
    expect(cents(7, [0, 1])).toEqual([0, 7])
    for (const wrong of [[], [-1], [0.5]]) expect(() => cents(7, wrong)).toThrow(RangeError)
  })
})

describe('a change by a percentage', () => {
  it.each<[number, string, number, number]>([
    [1999, '10', 1, 2199],
    [1999, '-10', 1, 1799],
    [50, '1', 1, 50], // a half goes to even
    [150, '1', 1, 152],
    [1999, '-100', 1, 0],
    [1999, '1000', 1, 21_989],
    [1999, '0', 100, 2000],
    [1050, '0', 100, 1000],
    [1150, '0', 100, 1200],
    [1, '0.000001', 1, 1],
  ])('takes %i by %s percent in steps of %i to %i', (units, rate, step, expected) => {
    expect(changedBy(units, rate, step)).toBe(expected)
  })

  it('never goes below zero', () => {
    expect(() => changedBy(1, '-100.01', 1)).toThrow(RangeError)
    expect(() => changedBy(Number.MAX_SAFE_INTEGER, '1', 1)).toThrow(RangeError)
  })

  it('equals taking the percentage off', () => {
    fc.assert(
      fc.property(price, percent, ({ amountMinor }, rate) => {
        const off = amountMinor - percentageOf(money(amountMinor, 'EUR'), rate).amountMinor
        expect(Math.abs(changedBy(amountMinor, `-${rate}`, 1) - off)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
