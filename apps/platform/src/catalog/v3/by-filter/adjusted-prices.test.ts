import { describe, expect, it } from 'vitest'
import { InvalidArgument } from '../../../floor/failure.ts'
import { adjustedCost, adjustedPrices, adjustmentBreaches } from './adjusted-prices.ts'

describe('prices adjusted by a filter', () => {
  const reduced = { actual: 9500, compared: 10_000 }
  const plain = { actual: 9500, compared: undefined }

  it.each([
    ['by a percentage', reduced, { actualPrice: { percentage: 10 } }, { actual: 10_450, compared: 10_000 }],
    ['by an amount', plain, { actualPrice: { amount: '-0.01' } }, { actual: 9499, compared: undefined }],
    [
      'only the one to compare with',
      reduced,
      { compareAtPrice: { amount: '5' } },
      { actual: 9500, compared: 10_500 },
    ],
    ['no price to compare with where there is none', plain, { compareAtPrice: { amount: '5' } }, plain],
    [
      'by a discount on the price to compare with',
      ...[reduced, { compareAtPriceDiscount: { percentage: 10 } }, { actual: 9000, compared: 10_000 }],
    ] as const,
    [
      'by a discount on the price itself where there is no other',
      ...[plain, { compareAtPriceDiscount: { amount: '5' } }, { actual: 9000, compared: 9500 }],
    ] as const,
    [
      'to whole numbers',
      ...[
        plain,
        { actualPrice: { percentage: 1 }, rounding: 'NEAREST_WHOLE_NUMBER' },
        { actual: 9600, compared: undefined },
      ],
    ] as const,
  ])('%s', (_, before, by, after) => {
    expect(adjustedPrices(before, by, 'EUR')).toEqual(after)
  })

  it('never fall below zero', () => {
    expect(() => adjustedPrices(plain, { actualPrice: { amount: '-95.01' } }, 'EUR')).toThrow(InvalidArgument)
    expect(() => adjustedCost(1, { cost: { amount: '-1' } }, 'EUR')).toThrow(InvalidArgument)
    expect(adjustedCost(400, { cost: { percentage: -50 } }, 'EUR')).toBe(200)
  })

  it('have the decimal places of the currency', () => {
    const fields = (currency: string) =>
      adjustmentBreaches({ actualPrice: { amount: '1.50' } }, currency).map(({ field }) => field)
    expect(fields('EUR')).toEqual([])
    expect(fields('JPY')).toEqual(['actualPrice.amount'])
  })
})
