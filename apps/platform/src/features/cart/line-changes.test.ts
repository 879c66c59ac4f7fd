import { describe, expect, it } from 'vitest'
import { availabilityTally } from './availability.ts'
import { customLineOf, lineOf, offerOf } from './cart.fixtures.ts'
import { addLines, setQuantities, withOffers } from './cart.ts'
import { changesOf } from './line-changes.ts'

const shirt = offerOf('shirt')

describe('what has become of a line', () => {
  it('is nothing while it is as it was chosen, or cheaper', () => {
    const lines = [...addLines([], [lineOf(shirt)]), customLineOf()]
    expect(changesOf(lines, availabilityTally())).toEqual([])
    const cheaper = withOffers(lines, [{ ...shirt, priceMinor: 1 }])
    expect(changesOf(cheaper, availabilityTally())).toEqual([])
  })

  it('is told when it became dearer, until the buyer decides about it again', () => {
    const dearer = withOffers(addLines([], [lineOf(shirt)]), [{ ...shirt, priceMinor: 1991 }])
    const [line] = dearer
    expect(changesOf(dearer, availabilityTally())).toEqual([
      {
        severity: 'WARNING',
        target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line?.id } },
        description: 'Product shirt costs more than when it was chosen',
      },
    ])
    const again = setQuantities(dearer, [{ id: String(line?.id), quantity: 2 }])
    expect(changesOf(again, availabilityTally())).toEqual([])
  })

  it.each([
    [undefined, 'Product shirt is no longer in the shop'],
    [offerOf('shirt', { stock: { state: 'out-of-stock' } }), 'Product shirt is sold out'],
    [
      offerOf('shirt', { stock: { state: 'tracked', quantity: 1 } }),
      'Product shirt is there in smaller number than asked for',
    ],
  ])('forbids the checkout when it cannot be bought as it stands', (offer, description) => {
    const lines = withOffers(addLines([], [lineOf(shirt, 2)]), [offer])
    expect(changesOf(lines, availabilityTally())).toMatchObject([{ severity: 'ERROR', description }])
  })
})
