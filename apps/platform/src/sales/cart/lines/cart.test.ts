import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customLineOf, lineOf, offerOf, testSite } from '../cart.fixtures.ts'
import {
  addLines,
  assertExact,
  inLocation,
  MAX_LINES,
  removeLines,
  setQuantities,
  withOffers,
} from './cart.ts'
import { isCustom } from './line.ts'

const shirt = offerOf('shirt')
const mug = offerOf('mug', { priceMinor: 1200 })

describe('addLines', () => {
  it('puts new items at the end, in their order', () => {
    const [first, second, third] = [lineOf(shirt), lineOf(mug, 2), lineOf(offerOf('bowl'))]
    expect(addLines([first], [second, third])).toMatchObject([first, second, third])
  })

  it('increases a line with the same item', () => {
    const first = lineOf(shirt, 2)
    expect(addLines([first, lineOf(mug)], [lineOf(shirt, 3)])).toMatchObject([
      { id: first.id, quantity: 5 },
      { quantity: 1 },
    ])
  })

  it('merges lines within one call', () => {
    expect(addLines([], [lineOf(shirt, 1), lineOf(mug, 1), lineOf(shirt, 1)])).toMatchObject([
      { quantity: 2 },
      { quantity: 1 },
    ])
  })

  const red = offerOf('vase', {
    variantId: 'red',
    choices: [{ lineType: 'COLOR', name: 'Glaze', text: 'Red', code: '#a00' }],
  })
  const blue = { ...red, variantId: 'blue' }
  it.each([
    ['options absent, empty or null', lineOf(shirt), lineOf(shirt, 1, {}), true],
    ['options absent or empty inside', lineOf(shirt), lineOf(shirt, 1, { options: {} }), true],
    [
      'a variant by its id or by its choices',
      lineOf(red, 1, { variantId: 'red' }),
      lineOf(red, 1, { options: { Glaze: 'Red' } }),
      true,
    ],
    ['two variants', lineOf(red), lineOf(blue), false],
    [
      'two choices of one variant',
      lineOf(red),
      lineOf({ ...red, choices: [{ lineType: 'PLAIN_TEXT', name: 'Glaze', text: 'Matt' }] }),
      false,
    ],
    [
      'the same text to engrave',
      lineOf(shirt, 1, { customTextFields: { Front: 'Zoë', Back: '1' } }),
      lineOf(shirt, 1, { options: {}, customTextFields: { Back: '1', Front: 'Zoë' } }),
      true,
    ],
    [
      'two texts to engrave',
      lineOf(shirt, 1, { customTextFields: { Front: 'Zoë' } }),
      lineOf(shirt, 1, { customTextFields: { Front: 'Ada' } }),
      false,
    ],
  ])('decides whether %s are the same item', (_, one, other, same) => {
    expect(addLines([one], [other])).toHaveLength(same ? 1 : 2)
  })

  it('keeps two lines separate that now refer to the same item, and increases the later one', () => {
    const [first, second] = [lineOf(shirt, 1), lineOf(shirt, 2)]
    expect(addLines([first, second], [lineOf(shirt, 4)]).map(({ quantity }) => quantity)).toEqual([1, 6])
  })

  it.each([
    ["that isn't in the catalog", undefined],
    ['that is hidden', offerOf('secret', { stock: { state: 'hidden' } })],
  ])('refuses an item %s, naming it', (_, offer) => {
    const unknown = { ...lineOf(offerOf('secret')), offer }
    expect(() => addLines([], [lineOf(mug), unknown])).toThrow(
      expect.objectContaining({
        code: 'ITEM_NOT_FOUND',
        data: { catalogItemId: 'secret', lineItemIndex: 1 },
      }),
    )
  })

  it('accepts more than is in stock', () => {
    const last = offerOf('last', { stock: { state: 'tracked', quantity: 1 } })
    expect(addLines([], [lineOf(last, 9)])).toMatchObject([{ quantity: 9 }])
  })

  it('holds at most 300 lines, regardless of their quantity', () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => lineOf(offerOf(`p${index}`)))
    expect(addLines([], full)).toHaveLength(300)
    expect(addLines(full, [lineOf(offerOf('p7'), 5)])).toHaveLength(300)
    expect(() => addLines(full, [lineOf(shirt)])).toThrow(
      expect.objectContaining({ code: 'LINE_ITEM_LIMIT' }),
    )
  })

  it('keeps lines with different terms separate, and refuses a membership if none can pay', () => {
    const [cheap, plain] = [{ ...lineOf(shirt), overrides: { priceMinor: 1, fields: {} } }, lineOf(shirt)]
    expect(addLines([cheap], [plain, { ...cheap, id: 'again' }])).toMatchObject([
      { quantity: 2, seenMinor: 1 },
      { quantity: 1, seenMinor: 1990 },
    ])
    const membership = { id: 'm', appId: testSite.siteId }
    expect(() => addLines([], [{ ...plain, membership }])).toThrow(
      expect.objectContaining({ code: 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM' }),
    )
  })

  it('limits a line to 100,000, naming the line', () => {
    const many = lineOf(shirt, 99_999)
    expect(addLines([many], [lineOf(shirt, 1)])).toMatchObject([{ quantity: 100_000 }])
    expect(() => addLines([many], [lineOf(mug), lineOf(shirt, 2)])).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ field: 'lineItems[1].quantity', violatedRule: 'MAX' })],
      }),
    )
  })

  it('gives the same quantities in any order and number of calls', () => {
    const item = fc.record({ product: fc.nat(6), quantity: fc.integer({ min: 1, max: 50 }) })
    const quantities = (lines: ReturnType<typeof addLines>) =>
      Object.fromEntries(lines.map((line) => [isCustom(line) ? '' : line.offer.productId, line.quantity]))
    fc.assert(
      fc.property(
        fc
          .array(item, { maxLength: 20 })
          .chain((items) =>
            fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
          ),
        ([items, shuffled]) => {
          const lines = (from: typeof items) =>
            from.map(({ product, quantity }) => lineOf(offerOf(`p${product}`), quantity))
          const atOnce = addLines([], lines(items))
          const oneByOne = lines(shuffled).reduce((cart: typeof atOnce, line) => addLines(cart, [line]), [])
          expect(quantities(oneByOne)).toEqual(quantities(atOnce))
        },
      ),
    )
  })
})

describe('setQuantities', () => {
  it('sets the named lines and leaves the rest', () => {
    const [first, second] = [lineOf(shirt, 1), lineOf(mug, 2)]
    expect(setQuantities([first, second], [{ id: second.id, quantity: 7 }])).toEqual([
      first,
      { ...second, quantity: 7, seenMinor: 1200 },
    ])
  })

  it('uses the last value for a line', () => {
    const line = lineOf(shirt)
    const updates = [3, 5].map((quantity) => ({ id: line.id, quantity }))
    expect(setQuantities([line], updates)).toMatchObject([{ quantity: 5 }])
  })

  it('leaves a fixed quantity unchanged', () => {
    const fixed = customLineOf({ fields: { itemType: { preset: 'SERVICE' }, fixedQuantity: true } }, 2)
    expect(setQuantities([fixed], [{ id: fixed.id, quantity: 2 }])).toEqual([fixed])
    expect(() => setQuantities([fixed], [{ id: fixed.id, quantity: 3 }])).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ field: 'lineItems[0].quantity', violatedRule: 'FIELD_NOT_ALLOWED' }),
        ],
      }),
    )
  })

  it('refuses an unknown line', () => {
    expect(() => setQuantities([lineOf(shirt)], [{ id: 'unknown', quantity: 1 }])).toThrow(
      expect.objectContaining({ code: 'LINE_ITEM_NOT_FOUND', data: { lineItemId: 'unknown' } }),
    )
  })
})

describe('removeLines', () => {
  it('removes named lines, ignoring missing ones', () => {
    const [first, second] = [lineOf(shirt), lineOf(mug)]
    expect(removeLines([first, second], [first.id, 'unknown'])).toEqual([second])
    expect(removeLines([first], [first.id])).toEqual([])
  })
})

describe('withOffers', () => {
  it('skips custom items', () => {
    const [own, mugs] = [customLineOf(), lineOf(mug)]
    expect(withOffers([own, lineOf(shirt), mugs], [shirt, { ...mug, priceMinor: 1 }])).toMatchObject([
      own,
      { offer: shirt },
      { id: mugs.id, offer: { priceMinor: 1 } },
    ])
  })

  it('shows the current catalog', () => {
    const dearer = { ...shirt, priceMinor: 2100 }
    expect(withOffers([lineOf(shirt, 3)], [dearer])).toMatchObject([{ quantity: 3, offer: dearer }])
  })

  it('keeps what a missing item last showed, and knows that it is gone', () => {
    expect(withOffers([lineOf(shirt)], [undefined])).toMatchObject([
      { offer: { name: shirt.name, priceMinor: 1990, stock: { state: 'gone' } } },
    ])
  })
})

describe('assertExact', () => {
  it('refuses lines whose total is not exact', () => {
    const lines = [lineOf(shirt, 2), lineOf(mug, 1)]
    expect(() => assertExact(lines, 5180)).not.toThrow()
    expect(() => assertExact(lines, 5179)).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ field: 'lineItems', violatedRule: 'MAX' })],
      }),
    )
  })
})

describe('inLocation', () => {
  const [here, there] = ['here', 'there']

  it('puts a cart into the first location named, and keeps it there', () => {
    expect(inLocation({ lines: [] }, here).businessLocationId).toBe(here)
    expect(inLocation({ lines: [], businessLocationId: here }, null).businessLocationId).toBe(here)
    expect(inLocation({ lines: [], businessLocationId: here }, here).businessLocationId).toBe(here)
    expect(inLocation({ lines: [] }, undefined).businessLocationId).toBeUndefined()
  })

  it('refuses another location', () => {
    expect(() => inLocation({ lines: [], businessLocationId: here }, there)).toThrow(
      expect.objectContaining({ code: 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION' }),
    )
  })
})
