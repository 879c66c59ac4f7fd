import { describe, expect, it } from 'vitest'
import type { OfferStock } from '../../../catalog/products/records/offer.ts'
import { lineOf, offerOf } from '../cart.fixtures.ts'
import { stockTally } from './availability.ts'
import type { LastOffer } from './line.ts'

const tracked = (quantity: number): OfferStock => ({ state: 'tracked', quantity })

describe('the availability of a line', () => {
  it.each<[LastOffer['stock'], number, unknown]>([
    [{ state: 'in-stock' }, 100_000, { status: 'AVAILABLE' }],
    [{ state: 'out-of-stock' }, 1, { status: 'NOT_AVAILABLE', quantityAvailable: 0 }],
    [{ state: 'hidden' }, 1, { status: 'NOT_AVAILABLE', quantityAvailable: 0 }],
    [{ state: 'gone' }, 1, { status: 'NOT_FOUND' }],
    [tracked(3), 2, { status: 'AVAILABLE', quantityAvailable: 3 }],
    [tracked(3), 3, { status: 'AVAILABLE', quantityAvailable: 3 }],
    [tracked(3), 4, { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 3 }],
    [tracked(0), 1, { status: 'NOT_AVAILABLE', quantityAvailable: 0 }],
  ])('with stock %j and quantity %i is %j', (stock, quantity, expected) => {
    expect(stockTally()({ quantity, offer: { ...offerOf('mug'), stock } })).toEqual(expected)
  })

  it('counts what earlier lines of the same variant take', () => {
    const mug = offerOf('mug', { stock: tracked(5) })
    const lines = [lineOf(mug, 3), lineOf({ ...mug, variantId: 'blue' }, 5), lineOf(mug, 3), lineOf(mug, 1)]
    expect(lines.map(stockTally())).toEqual([
      { status: 'AVAILABLE', quantityAvailable: 5 },
      { status: 'AVAILABLE', quantityAvailable: 5 },
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 },
      { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
    ])
  })
})
