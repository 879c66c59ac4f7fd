import { describe, expect, it } from 'vitest'
import { DEFAULT_VARIANT_ID, type StockRecord } from '../products/records/product-record.ts'
import { withUpdate } from './inventory.ts'

const variant = (variantId: string, stock: StockRecord) => ({ variantId, choices: {}, stock })
const counted = (quantity: number): StockRecord => ({ track: true, quantity })
const said = (inStock: boolean): StockRecord => ({ track: false, inStock })
const kept = [variant('red', counted(4)), variant('blue', counted(0))]

describe('an update of stock', () => {
  it.each([
    ['sets the named quantities', { variants: [{ variantId: 'red', quantity: 9 }] }, [['red', counted(9)]]],
    [
      'ignores values that are already set',
      { trackQuantity: true, variants: [{ variantId: 'red', quantity: 4 }] },
      [],
    ],
    ['ignores an inStock that follows anyway', { variants: [{ variantId: 'red', inStock: true }] }, []],
    [
      'stops counting, and keeps what was in stock',
      { trackQuantity: false },
      [
        ['red', said(true)],
        ['blue', said(false)],
      ],
    ],
    [
      'accepts an item as it was read, with other quantities',
      {
        trackQuantity: true,
        variants: [{ variantId: 'blue', quantity: 2, inStock: false, availableForPreorder: false }],
      },
      [['blue', counted(2)]],
    ],
    [
      'accepts an item as it was read, no longer counted',
      { trackQuantity: false, variants: [{ variantId: 'blue', quantity: 0, inStock: true }] },
      [
        ['red', said(true)],
        ['blue', said(true)],
      ],
    ],
  ])('%s', (_, update, changed) => {
    expect(withUpdate(kept, update).map(({ variantId, stock }) => [variantId, stock])).toEqual(changed)
  })

  it('starts counting at zero, unless it gives a quantity', () => {
    const before = [variant(DEFAULT_VARIANT_ID, said(true)), variant('b', said(true))]
    const after = withUpdate(before, { trackQuantity: true, variants: [{ variantId: 'b', quantity: 3 }] })
    expect(after.map(({ stock }) => stock)).toEqual([counted(0), counted(3)])
  })

  it.each([
    ['only inStock, if it is counted', { variants: [{ variantId: 'red', inStock: false }] }, '[0].quantity'],
    [
      "only a quantity, if it isn't",
      { trackQuantity: false, variants: [{ variantId: 'blue', quantity: 3 }] },
      '[0].inStock',
    ],
    ['one variant twice', { variants: [{ variantId: 'red' }, { variantId: 'red' }] }, '[1].variantId'],
  ])('is rejected with %s', (_, update, field) => {
    expect(() => withUpdate(kept, update)).toThrowError(
      expect.objectContaining({
        violations: [expect.objectContaining({ field: `inventoryItem.variants${field}` })],
      }),
    )
  })

  it("is rejected for a variant that the product doesn't have", () => {
    expect(() => withUpdate(kept, { variants: [{ variantId: 'green', quantity: 1 }] })).toThrowError(
      expect.objectContaining({ code: 'VARIANT_NOT_FOUND' }),
    )
  })
})
