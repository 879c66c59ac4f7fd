import { describe, expect, it } from 'vitest'
import {
  isInTheWay,
  leftOf,
  NO_EDITS,
  switched,
  typed,
  type VariantsNow,
  type VariantValues,
} from './variant-edits.ts'
import { stockWrites, variantWrites } from './variant-writes.ts'

const own = { price: 20, sku: 'S', weight: 1, visible: true }
const shop = (values: Readonly<Record<string, Partial<VariantValues>>>, counts = true): VariantsNow => ({
  counts,
  values: new Map(
    Object.entries(values).map(([id, some]) => [id, { ...own, quantity: null, inStock: null, ...some }]),
  ),
})
const counted = typed(NO_EDITS, 'a', 'quantity', { from: 10, to: 12 })

describe('a count that was typed', () => {
  it('is written as a difference, so that what is sold meanwhile stays sold', () => {
    const now = shop({ a: { quantity: 7 }, b: { quantity: 4 } })
    expect(isInTheWay(counted, now)).toBe(false)
    expect(stockWrites(counted, now)).toEqual({ shifts: [{ variantId: 'a', by: 2 }], set: undefined })
  })

  it('is set for every variant where counting begins', () => {
    const begun = switched(NO_EDITS, { from: false, to: true })
    const edits = typed(begun, 'a', 'quantity', { from: null, to: 5 })
    expect(stockWrites(edits, shop({ a: { inStock: true }, b: { inStock: true } }, false))).toEqual({
      shifts: [],
      set: {
        trackQuantity: true,
        variants: [
          { variantId: 'a', quantity: 5 },
          { variantId: 'b', quantity: 0 },
        ],
      },
    })
  })

  it('asks if someone else stopped or began counting', () => {
    expect(isInTheWay(counted, shop({ a: { inStock: true } }, false))).toBe(true)
    const begun = typed(switched(NO_EDITS, { from: false, to: true }), 'a', 'quantity', { from: null, to: 5 })
    expect(isInTheWay(begun, shop({ a: { quantity: 3 } }))).toBe(true)
    expect(stockWrites(begun, shop({ a: { quantity: 3 } }))).toEqual({
      shifts: [],
      set: { trackQuantity: true, variants: [{ variantId: 'a', quantity: 5 }] },
    })
  })
})

describe('what was typed about a variant', () => {
  const priced = typed(NO_EDITS, 'a', 'price', { from: 20, to: 25 })

  it('asks before it overwrites what someone else saved in the same field', () => {
    expect(isInTheWay(priced, shop({ a: { price: 20, sku: 'T' } }))).toBe(false)
    expect(isInTheWay(priced, shop({ a: { price: 25 } }))).toBe(false)
    expect(isInTheWay(priced, shop({ a: { price: 22 } }))).toBe(true)
    expect(variantWrites(priced, shop({ a: {} }))).toEqual([{ variantIds: ['a'], price: 25 }])
  })

  it('is taken back by typing what was there', () => {
    const more = typed(priced, 'a', 'price', { from: 25, to: 30 })
    expect(typed(more, 'a', 'price', { from: 30, to: 20 })).toEqual(NO_EDITS)
  })

  it('stays as a change of what was saved, if it was typed during the save', () => {
    const both = typed(counted, 'a', 'price', { from: 20, to: 25 })
    const later = typed(both, 'a', 'quantity', { from: 12, to: 15 })
    expect(leftOf(later, both)).toEqual(typed(NO_EDITS, 'a', 'quantity', { from: 12, to: 15 }))
    expect(leftOf(both, both)).toEqual(NO_EDITS)
  })
})
