import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marginOf, pricePerUnit, profitOf, type Unit } from './goods.ts'
import { money } from './money.ts'

const eur = (amountMinor: number) => money(amountMinor, 'EUR')

describe('the price per unit', () => {
  const CASES: [price: number, sold: [string, Unit], base: [string, Unit], result: number][] = [
    [450, ['250', 'G'], ['1', 'KG'], 1800],
    [450, ['250', 'G'], ['100', 'G'], 180],
    [1000, ['0.75', 'L'], ['100', 'ML'], 133],
    [100, ['1', 'LB'], ['1', 'KG'], 220],
    [100, ['1', 'GAL'], ['1', 'L'], 26],
    [100, ['1', 'FT'], ['1', 'YD'], 300],
    [100, ['1', 'YD'], ['12', 'IN'], 33],
    [100, ['1', 'SQM'], ['1', 'SQFT'], 9],
    [100, ['1', 'CBM'], ['10', 'CL'], 0],
    [16, ['16', 'OZ'], ['1', 'LB'], 16],
    [128, ['128', 'FLOZ'], ['1', 'GAL'], 128],
    [8, ['8', 'PT'], ['4', 'QT'], 8],
    [10, ['10', 'MM'], ['1', 'CM'], 10],
    [100, ['100', 'CM'], ['1', 'M'], 100],
    [1000, ['1000', 'MG'], ['1', 'G'], 1000],
    // Definitions of the customary units, to the last digit.
    [1_000_000_000_000, ['1', 'KG'], ['1', 'LB'], 453_592_370_000],
    [1_000_000_000_000, ['1', 'KG'], ['1', 'OZ'], 28_349_523_125],
    [1_000_000_000_000, ['1', 'SQM'], ['1', 'SQFT'], 92_903_040_000],
    [1_000_000_000_000, ['1', 'M'], ['1', 'YD'], 914_400_000_000],
    [1_000_000_000_000, ['1', 'L'], ['1', 'GAL'], 3_785_411_784_000],
    [10_000_000_000_000, ['1', 'L'], ['1', 'FLOZ'], 295_735_295_625],
  ]

  it.each(CASES)(
    'of %i cents for %j by %j is %i',
    (price, [quantity, unit], [baseQuantity, baseUnit], result) =>
      expect(
        pricePerUnit(eur(price), { quantity, unit }, { quantity: baseQuantity, unit: baseUnit }),
      ).toEqual(eur(result)),
  )

  it('equals the price when both quantities are the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 1, max: 1e6 }),
        (price, thousandths) => {
          const measure = { quantity: (thousandths / 1000).toFixed(3), unit: 'GAL' } as const
          expect(pricePerUnit(eur(price), measure, measure)).toEqual(eur(price))
        },
      ),
    )
  })

  it('needs measures of one kind, greater than zero', () => {
    const kilo = { quantity: '1', unit: 'KG' } as const
    expect(() => pricePerUnit(eur(1), kilo, { quantity: '1', unit: 'L' })).toThrow(
      'KG and L measure different things',
    )
    expect(() => pricePerUnit(eur(1), { quantity: '0', unit: 'KG' }, kilo)).toThrow(RangeError)
    expect(() => pricePerUnit(eur(1), kilo, { quantity: '-1', unit: 'KG' })).toThrow(RangeError)
  })
})

describe('profit and margin', () => {
  it.each([
    [2000, 1500, 500, 0.25],
    [2000, 0, 2000, 1],
    [2000, 2500, -500, -0.25],
    [3000, 2000, 1000, 0.3333],
    [3000, 1000, 2000, 0.6667],
    [80_000, 79_996, 4, 0],
    [80_000, 79_988, 12, 0.0002],
    [0, 500, -500, 0],
  ])('of %i cents at a cost of %i are %i and %d', (price, cost, profit, margin) => {
    expect(profitOf(eur(price), eur(cost))).toEqual(eur(profit))
    expect(marginOf(eur(price), eur(cost))).toBe(margin)
  })

  it('stay within four places and at most 1 at any cost that is not negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (price, cost) => {
        const margin = marginOf(eur(price), eur(cost))
        expect(margin).toBeLessThanOrEqual(1)
        expect(Number(margin.toFixed(4))).toBe(margin)
      }),
    )
  })

  it('need one currency', () => {
    expect(() => marginOf(eur(1), money(1, 'USD'))).toThrow(RangeError)
  })
})
