import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guarded, listCell, listIn, pairsCell, pairsIn, unguarded } from './csv-cells.ts'

const text = fc.string({
  unit: fc.constantFrom('a', ' ', ';', '=', '\\', '\n', '\t', "'", '+', '@', '-', 'é', '🧵'),
  minLength: 1,
  maxLength: 6,
})

describe('a cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@A1',
    '\t=1',
    '\r=1',
    '\n=1',
    "'=1",
    "''=1",
    '＝1',
    '=HYPERLINK("http://x")',
  ])('that would be a formula, like %j, is escaped, and unchanged when read back', (cell) => {
    expect(guarded(cell)).toBe(`'${cell}`)
    expect(unguarded(guarded(cell))).toBe(cell)
  })

  it.each(["'tis", "rock'n'roll", 'a=b', '1-2', '', "'"])("%j that isn't one stays", (cell) => {
    expect([guarded(cell), unguarded(cell)]).toEqual([cell, cell])
  })

  it('of any text, list or pairs is unchanged when read back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(text),
        fc.array(fc.tuple(text, text)),
        (any, list, pairs) => {
          expect(unguarded(guarded(any))).toBe(any)
          expect(listIn(listCell(list))).toEqual(list)
          expect(pairsIn(pairsCell(pairs))).toEqual(pairs)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is read as people write it', () => {
    expect(listIn(' prints ;ceramics;  wall art ')).toEqual(['prints', 'ceramics', 'wall art'])
    expect(pairsIn('Red = #c00;Blue')).toEqual([
      ['Red', '#c00'],
      ['Blue', 'Blue'],
    ])
    expect([listIn(''), listIn('  '), pairsIn('')]).toEqual([[], [], []])
  })
})
