import { describe, expect, it } from 'vitest'
import { customLineOf, lineOf, offerOf } from '../cart.fixtures.ts'
import { type CartLine, isCustom } from '../lines/line.ts'
import { mergeLines } from './merge-lines.ts'

const PLENTY = Number.MAX_SAFE_INTEGER
const tracked = (product: string, quantity: number) =>
  offerOf(product, { stock: { state: 'tracked', quantity } })
const gone = (line: ReturnType<typeof lineOf>): CartLine => ({
  ...line,
  offer: { ...line.offer, stock: { state: 'gone' } },
})
const shown = (lines: readonly CartLine[]) =>
  lines.map((line) => [isCustom(line) ? 'custom' : line.offer.productId, line.quantity])

describe('the lines of a visitor who logs in', () => {
  // Fails if a sum isn't capped, is capped below either quantity, or lines are dropped.
  it('are added to equal ones up to the stock, and otherwise follow them', () => {
    const members = [
      lineOf(offerOf('cup'), 2),
      lineOf(tracked('bowl', 5), 4),
      lineOf(tracked('jug', 1), 3),
      gone(lineOf(offerOf('pan'), 2)),
    ]
    const visitors = [
      lineOf(offerOf('cup'), 3),
      lineOf(tracked('bowl', 5), 3),
      lineOf(tracked('jug', 1), 2),
      gone(lineOf(offerOf('pan'), 5)),
      lineOf(offerOf('mug'), 7),
      customLineOf(),
      lineOf(offerOf('cup'), 1, { engraving: 'Ada' }),
    ]
    const { lines, lineItems, omittedQuantity } = mergeLines(members, visitors, PLENTY)
    expect(shown(lines)).toEqual([
      ...[
        ['cup', 5],
        ['bowl', 5],
        ['jug', 3],
        ['pan', 5],
      ], // prettier-ignore
      ...[
        ['mug', 7],
        ['custom', 1],
        ['cup', 1],
      ],
    ])
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([3, 1, 3, 7, 1, 1])
    expect(lineItems.map(({ lineItemId }) => lineItemId)).toEqual(
      [lines[0], lines[1], lines[3], lines[4], lines[5], lines[6]].map((line) => line?.id),
    )
    expect(omittedQuantity).toBe(2 + 2 + 2)
  })

  it('are left out beyond three hundred and beyond what can be paid exactly, and counted', () => {
    const members = Array.from({ length: 299 }, (_, index) => lineOf(offerOf(`m${index}`)))
    const visitors = [lineOf(offerOf('a'), 2), lineOf(offerOf('b'), 3), lineOf(offerOf('m0'), 4)]
    const merged = mergeLines(members, visitors, PLENTY)
    expect([merged.lines.length, merged.omittedQuantity]).toEqual([300, 3])
    expect(merged.lines[0]?.quantity).toBe(5)

    const dear = mergeLines([lineOf(offerOf('a'), 1)], [lineOf(offerOf('b'), 2)], 1990 * 2)
    expect([dear.lines.length, dear.omittedQuantity]).toEqual([1, 2])
  })
})
