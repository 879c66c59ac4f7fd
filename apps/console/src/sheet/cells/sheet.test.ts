import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '../../messages/en/products/sheet.ts'
import { decimalIn, majorText, minorOf, percentOf } from '../../parts/amounts/amounts.ts'
import { blockIn, textOfBlock } from './block.ts'
import type { ColumnKey, SheetRow } from './cell.ts'
import { columnsIn } from './columns.ts'
import { type Draft, EMPTY_DRAFT, redone, undone, withStep } from './history.ts'
import { changedCells, cleared, copied, filledDown, pasted, textAt, typed } from './sheet.ts'

const columnsFor = (language: string) =>
  columnsIn({
    ...{ language, currency: 'EUR', texts: en.cells },
    collections: [
      { id: 'c1', name: 'Bowls' },
      { id: 'c2', name: 'Cups' },
    ],
    money: (amount) => `€${amount}`,
  })
const columns = columnsFor('en')
const at = (key: ColumnKey) => columns.findIndex((column) => column.key === key)
const read = (
  key: ColumnKey,
  text: string,
  now: Parameters<(typeof columns)[0]['read']>[1] = null,
  language = 'en',
) => columnsFor(language)[at(key)]?.read(text, now)

const row = (index: number): SheetRow => ({
  ...{
    id: `p${index}`,
    of: { productId: `p${index}` },
    title: `Bowl ${index}`,
    revision: '1',
    variantCount: 1,
    locked: new Set<ColumnKey>(),
  },
  values: {
    ...{ name: `Bowl ${index}`, price: 1000 + index, discount: '', cost: null, stock: 5, sku: `B-${index}` },
    ...{ weight: null, visible: true, ribbon: '', brand: '', collections: ['c1'] },
  },
})
const rows = Array.from({ length: 8 }, (_, index) => row(index))
const sheetOf = ({ edits }: Draft) => ({ rows, columns, edits })
const area = (top: number, left: number, bottom = top, right = left) => ({
  anchor: { row: top, column: left },
  active: { row: bottom, column: right },
})

describe('amounts', () => {
  it.each([
    ['12.50', 'en', '12.50'],
    ['12,50', 'de', '12.50'],
    ['12.50', 'de', '12.50'],
    ['12,50', 'en', '12.50'],
    ['1.250', 'de', '1250'],
    ['1,250', 'en', '1250'],
    ['1.250,50', 'de', '1250.50'],
    ['€ 1,250.50', 'en', '1250.50'],
    ['1 250,5 EUR', 'de', '1250.5'],
    ['0.125', 'de', '0.125'],
    ['12.34.56', 'en', undefined],
    ['1e5', 'en', undefined],
    ['', 'en', undefined],
  ])('reads %j in %s as %j', (text, language, expected) => {
    expect(decimalIn(text, { decimal: language === 'de' ? ',' : '.' })).toBe(expected)
  })

  it('keeps minor units exact', () => {
    expect([minorOf('19.99', 2), minorOf('0.1', 2), minorOf('5', 0), minorOf('1.005', 2)]).toEqual([
      ...[1999, 10, 5, undefined],
    ])
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(minorOf(majorText(minor, digits), digits)).toBe(minor)
      }),
    )
  })

  it('rounds shares half to even', () => {
    expect([percentOf(1999, 10), percentOf(50, 1), percentOf(150, 1), percentOf(250, 1)]).toEqual([
      200, 0, 2, 2,
    ])
  })
})

describe('cells', () => {
  it.each([
    ['price', '12,50', 'de', 1250],
    ['discount', '20 %', 'en', 'PERCENT 20'],
    ['discount', '12,5%', 'de', 'PERCENT 12.5'],
    ['discount', '5', 'en', 'AMOUNT 500'],
    ['discount', '', 'en', ''],
    ['stock', 'sold out', 'en', false],
    ['stock', '1.000', 'de', 1000],
    ['weight', '0,4', 'de', 0.4],
    ['visible', 'WAHR', 'en', true],
    ['visible', '0', 'en', false],
    ['collections', 'cups; Bowls', 'en', ['c2', 'c1']],
  ] as const)('reads %s %j in %s', (key, text, language, value) => {
    expect(read(key, text, null, language)).toEqual({ value })
  })

  it('changes the value that a cell has', () => {
    expect(read('price', '+10%', 1999)).toEqual({ value: 2199 })
    expect(read('price', '-50%', 1001)).toEqual({ value: 501 })
    expect(read('stock', '+5', 3)).toEqual({ value: 8 })
    expect(read('collections', '+Cups', ['c1'])).toEqual({ value: ['c1', 'c2'] })
    expect(read('collections', '-Bowls', ['c1', 'c2'])).toEqual({ value: ['c2'] })
  })

  it.each([
    ['price', 'lots'],
    ['price', '-1'],
    ['price', '1.005'],
    ['price', ''],
    ['price', '-101%'],
    ['discount', '101%'],
    ['stock', '1.5'],
    ['stock', '-1001'],
    ['stock', '100000'],
    ['name', ' '],
    ['sku', 'x'.repeat(41)],
    ['collections', 'Plates'],
  ] as const)('says why %s %j is invalid', (key, text) => {
    expect(read(key, text, 1000)).toEqual({ problem: expect.stringMatching(/./) })
  })

  it('writes each value so that it reads the same, in both languages', () => {
    for (const language of ['en', 'de'])
      for (const { key, write, read: again } of columnsFor(language)) {
        const value = key === 'cost' ? 250 : row(1).values[key]
        expect([key, again(write(value), null)]).toEqual([key, { value }])
      }
  })
})

describe('blocks', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      '.',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a\nb"\t"say ""hi"""', '.', [['a\nb', 'say "hi"']]],
    [
      'a,1\nb,2',
      '.',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a;1,5\nb;2,5',
      ',',
      [
        ['a', '1,5'],
        ['b', '2,5'],
      ],
    ],
    ['12,50\n13,00', ',', [['12,50'], ['13,00']]],
    ['Bowl, large', '.', [['Bowl, large']]],
    ['12,50\u00a0€\n9,90\u00a0€', ',', [['12,50\u00a0€'], ['9,90\u00a0€']]],
    ['1.250,00\n2.300,50', ',', [['1.250,00'], ['2.300,50']]],
    ['$1,250.00\n$2,300.50', '.', [['$1,250.00'], ['$2,300.50']]],
    [
      '1,25\n2,30',
      '.',
      [
        ['1', '25'],
        ['2', '30'],
      ],
    ],
    ["'=1+1", '.', [['=1+1']]],
  ])('reads %j', (text, decimal, expected) => {
    expect(blockIn(text, decimal)).toEqual(expected)
  })

  it('never writes a cell that starts a formula, and reads every cell back as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 3 }), { minLength: 1 }),
        (cells) => {
          const width = cells[0]?.length ?? 0
          const block = cells.map((line) =>
            Array.from({ length: width }, (_, index) => (line[index] ?? '').replace(/\r\n?/g, '\n')),
          )
          for (const text of textOfBlock([block.flat()]).split('\t'))
            expect(text.replace(/^"/, '')).not.toMatch(/^[=+\-@]/)
          expect(blockIn(textOfBlock(block), '.')).toEqual(block)
        },
      ),
    )
  })
})

describe('a sheet', () => {
  it('fills down, pastes as often as a block fits, and clears', () => {
    const price = at('price')
    const first = withStep(EMPTY_DRAFT, typed(sheetOf(EMPTY_DRAFT), [{ row: 0, column: price }], '20'))
    const filled = withStep(first, filledDown(sheetOf(first), area(0, price, 3, price)))
    expect([0, 1, 3, 4].map((at) => textAt(sheetOf(filled), { row: at, column: price }))).toEqual([
      ...['20.00', '20.00', '20.00', '10.04'],
    ])
    const block = [['1'], ['2']]
    const { changes, area: covered } = pasted(sheetOf(filled), area(0, price, 3, price), block)
    expect(covered.active.row).toBe(3)
    const after = withStep(filled, changes)
    expect(copied(sheetOf(after), area(0, price, 4, price)).flat()).toEqual([
      '1.00',
      '2.00',
      '1.00',
      '2.00',
      '10.04',
    ])
    const empty = withStep(after, cleared(sheetOf(after), area(0, at('sku'), 0, at('collections'))))
    const texts = copied(sheetOf(empty), area(0, at('sku'), 0, at('collections'))).flat()
    expect(texts).toEqual(['', '', 'Hidden', '', '', ''])
  })

  it('leaves locked cells alone and ends a paste at the edge', () => {
    const locked = rows.map((each) => ({ ...each, locked: new Set<ColumnKey>(['price']) }))
    const sheet = { rows: locked, columns, edits: EMPTY_DRAFT.edits }
    const block = Array.from({ length: 20 }, () => ['Vase', '1', '10%'])
    const { changes, area: covered } = pasted(sheet, area(6, 0), block)
    expect(changes.map(({ rowId, key }) => [rowId, key])).toEqual([
      ...[
        ['p6', 'name'],
        ['p6', 'discount'],
        ['p7', 'name'],
        ['p7', 'discount'],
      ],
    ])
    expect(covered.active).toEqual({ row: 7, column: 2 })
  })

  it('marks a discount above the price, in the cell that was typed, until either one fits', () => {
    const type = (draft: Draft, key: ColumnKey, text: string) =>
      withStep(draft, typed(sheetOf(draft), [{ row: 0, column: at(key) }], text))
    const marked = ({ edits }: Draft) => {
      const { price, discount } = edits.get('p0') ?? {}
      return { price: price?.problem, discount: discount?.problem }
    }
    const problem = en.cells.problems.abovePrice
    const tooMuch = type(EMPTY_DRAFT, 'discount', '10.01')
    expect(marked(tooMuch)).toEqual({ price: undefined, discount: problem })
    const dearer = type(tooMuch, 'price', '10.02')
    expect(marked(dearer)).toEqual({ price: undefined, discount: undefined })
    expect(marked(undone(dearer))).toEqual({ price: undefined, discount: problem })
    expect(marked(type(dearer, 'price', '9'))).toEqual({ price: undefined, discount: problem })
    expect(marked(type(EMPTY_DRAFT, 'discount', '10'))).toEqual({ price: undefined, discount: undefined })
    const onSale = { ...row(0), values: { ...row(0).values, discount: 'AMOUNT 900' } }
    const [lower] = typed(
      { rows: [onSale], columns, edits: new Map() },
      [{ row: 0, column: at('price') }],
      '8',
    )
    expect(lower?.after?.problem).toBe(problem)
  })

  it('drops an edit that restores what the shop has', () => {
    const place = { row: 0, column: at('price') }
    const one = withStep(EMPTY_DRAFT, typed(sheetOf(EMPTY_DRAFT), [place], '99'))
    expect(changedCells(rows, ['price'], one.edits)).toHaveLength(1)
    expect(withStep(one, typed(sheetOf(one), [place], '10')).edits.size).toBe(0)
  })

  it('returns to the start when everything is undone, and to the end when it is redone', () => {
    const place = fc.record({ row: fc.nat(7), column: fc.nat(columns.length - 1) })
    const text = fc.constantFrom('', '12', '+10%', 'x', '20%', 'Cups', '+Cups', 'Hidden', '=1', '40')
    const action = fc.oneof(
      fc.record({ does: fc.constant('type' as const), place, text }),
      fc.record({ does: fc.constant('fill' as const), from: place, to: place }),
      fc.record({ does: fc.constant('clear' as const), from: place, to: place }),
      fc.record({
        does: fc.constant('paste' as const),
        place,
        block: fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 4 }),
      }),
      fc.record({ does: fc.constant('undo' as const) }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const end = actions.reduce<Draft>((draft, each) => {
          const sheet = sheetOf(draft)
          if (each.does === 'undo') return undone(draft)
          if (each.does === 'type') return withStep(draft, typed(sheet, [each.place], each.text))
          if (each.does === 'paste')
            return withStep(
              draft,
              pasted(sheet, { anchor: each.place, active: each.place }, each.block).changes,
            )
          const picked = { anchor: each.from, active: each.to }
          return withStep(draft, each.does === 'fill' ? filledDown(sheet, picked) : cleared(sheet, picked))
        }, EMPTY_DRAFT)
        let start = end
        while (start.past.length > 0) start = undone(start)
        expect(start.edits).toEqual(EMPTY_DRAFT.edits)
        let again = start
        for (const _ of end.past) again = redone(again)
        expect(again.edits).toEqual(end.edits)
      }),
    )
  })

  it('reads 10,000 pasted cells as one step, which one undo reverts', () => {
    const many = Array.from({ length: 1000 }, (_, index) => row(index))
    const sheet = { rows: many, columns, edits: EMPTY_DRAFT.edits }
    const block = Array.from({ length: 1000 }, () => Array.from({ length: 10 }, () => '=wrong'))
    const draft = withStep(EMPTY_DRAFT, pasted(sheet, area(0, 1), block).changes)
    expect([draft.past.length, draft.past[0]?.length, draft.edits.size]).toEqual([1, 10_000, 1000])
    expect(undone(draft).edits.size).toBe(0)
  })
})
