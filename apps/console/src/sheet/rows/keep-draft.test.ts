import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Edit, SheetRow } from '../cells/cell.ts'
import { keepEdits } from './keep-draft.ts'

const row = (id: string): SheetRow => ({
  ...{ id, of: { productId: id }, title: id, revision: '1', variantCount: 1, locked: new Set() },
  values: {
    ...{ name: id, price: 100, discount: '', cost: '', stock: 5, sku: '', weight: null },
    ...{ visible: true, ribbon: '', brand: '', collections: [] },
  },
})
const price = (text: string): Edit => ({ text, value: 1, problem: undefined, was: 100 })

describe('a draft in the browser', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterAll(() => void vi.unstubAllGlobals())
  const stored = () => JSON.parse(kept.get('sheet') ?? '{}')

  it('keeps typed edits beside those that another tab wrote for other rows, and is deleted once it is empty', () => {
    const rows = [row('one'), row('two')]
    const first = { price: price('12,50') }
    keepEdits('sheet', rows, new Map([['one', first]]))
    expect(stored()).toEqual({ one: { price: { text: '12,50', was: 100 } } })
    kept.set('sheet', JSON.stringify({ ...stored(), three: { price: { text: '9', was: 8 } } }))
    keepEdits(
      'sheet',
      rows,
      new Map([
        ['one', first],
        ['two', { price: price('7') }],
      ]),
    )
    expect(stored()).toEqual({
      one: { price: { text: '12,50', was: 100 } },
      two: { price: { text: '7', was: 100 } },
      three: { price: { text: '9', was: 8 } },
    })
    keepEdits('sheet', rows, new Map([['one', { price: price('13') }]]))
    expect(stored()).toEqual({
      one: { price: { text: '13', was: 100 } },
      three: { price: { text: '9', was: 8 } },
    })
    kept.delete('sheet')
    keepEdits('sheet', rows, new Map())
    expect(kept.size).toBe(0)
  })
})
