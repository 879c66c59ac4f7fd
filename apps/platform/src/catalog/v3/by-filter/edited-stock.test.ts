import { describe, expect, it } from 'vitest'
import { InvalidArgument } from '../../../floor/failure.ts'
import { editedStock } from './edited-stock.ts'

describe('stock changed by a filter', () => {
  const counted = { track: true, quantity: 5 } as const
  const uncounted = { track: false, inStock: true } as const

  it.each([
    ['set', uncounted, { set: counted }, counted],
    [
      'no longer counted',
      counted,
      { set: { track: false, inStock: false } },
      { track: false, inStock: false },
    ],
    ['raised', counted, { by: 2, tracks: false }, { track: true, quantity: 7 }],
    ['lowered to nothing', counted, { by: -5, tracks: false }, { track: true, quantity: 0 }],
    ['counted from 0 on', uncounted, { by: 3, tracks: true }, { track: true, quantity: 3 }],
  ] as const)('is %s', (_, before, edit, after) => {
    expect(editedStock(before, edit)).toEqual(after)
  })

  it('is the same object if it is the same stock', () => {
    expect(editedStock(counted, { set: { ...counted } })).toBe(counted)
  })

  it.each([
    ['below zero', counted, { by: -6, tracks: false }],
    ['beyond the largest quantity', counted, { by: 99_995, tracks: false }],
    ["that isn't counted", uncounted, { by: 1, tracks: false }],
    ["that isn't counted, below zero", uncounted, { by: -1, tracks: true }],
  ] as const)('is refused %s', (_, before, edit) => {
    expect(() => editedStock(before, edit)).toThrow(InvalidArgument)
  })
})
