import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edited } from '../../search-index/container.ts'
import { addValues, blockValuesOf } from './block-values.ts'

/** A few places or a long row of them, so that lists meet bits. */
const places = fc
  .tuple(fc.array(fc.nat(8191), { maxLength: 30 }), fc.nat(8000), fc.nat(8191))
  .map(([some, from, to]) => [
    ...new Set([...some, ...Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)]),
  ])

describe('the values of a block', () => {
  it('are counted correctly, whether few products or most are requested', () => {
    fc.assert(
      fc.property(fc.array(places, { maxLength: 6 }), places, (values, products) => {
        const postings = values.map((some, value) => {
          const container = edited(undefined, some, [])
          return {
            termId: value + 100,
            block: 0,
            revision: 7,
            fields: container ? [{ field: 0, container }] : [],
          }
        })
        const block = blockValuesOf(postings, new Map(values.map((_, value) => [value + 100, value])))
        const counts = new Int32Array(values.length)
        const meant = edited(undefined, products, [])
        if (meant) addValues(counts, block, meant)
        const wanted = new Set(products)
        expect([...counts]).toEqual(values.map((some) => some.filter((place) => wanted.has(place)).length))
      }),
      { numRuns: 30 },
    )
  })
})
