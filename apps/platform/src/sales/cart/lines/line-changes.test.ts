import { describe, expect, it } from 'vitest'
import { customLineOf, lineOf, offerOf } from '../cart.fixtures.ts'
import { availabilityTally } from './availability.ts'
import { addLines, setQuantities, withOffers } from './cart.ts'
import type { CartLine } from './line.ts'
import { changesOf } from './line-changes.ts'

const shirt = offerOf('shirt')
const changesIn = (lines: readonly CartLine[]) =>
  changesOf(lines, availabilityTally(), (minor) => `¢${minor}`)

describe('the changes of a line', () => {
  it('are empty while it is as chosen', () => {
    const lines = [...addLines([], [lineOf(shirt)]), customLineOf()]
    expect(changesIn(lines)).toEqual([])
  })

  it.each([1991, 1])('report another price, %i, until the buyer accepts it', (priceMinor) => {
    const changed = withOffers(addLines([], [lineOf(shirt, 2)]), [{ ...shirt, priceMinor }])
    const [line] = changed
    expect(changesIn(changed)).toEqual([
      {
        severity: 'WARNING',
        target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line?.id } },
        description: `Product shirt costs ¢${priceMinor} now; it was ¢${shirt.priceMinor} when it was chosen`,
      },
    ])
    const again = setQuantities(changed, [{ id: String(line?.id), quantity: 2 }])
    expect(changesIn(again)).toEqual([])
  })

  it.each([
    [undefined, 'Product shirt is no longer available'],
    [offerOf('shirt', { stock: { state: 'out-of-stock' } }), 'Product shirt is sold out'],
    [
      offerOf('shirt', { stock: { state: 'tracked', quantity: 1 } }),
      'Product shirt has fewer in stock than requested',
    ],
  ])("block the checkout when it can't be bought as it is", (offer, description) => {
    const lines = withOffers(addLines([], [lineOf(shirt, 2)]), [offer])
    expect(changesIn(lines)).toMatchObject([{ severity: 'ERROR', description }])
  })
})
