import { describe, expect, it } from 'vitest'
import { coverPairs, pairsOf } from './pairs.ts'
import { POSSIBLE, WALKS } from './walk-table.ts'

describe('the walks from product to thank-you page', () => {
  it('cover every possible pair of steps and no impossible one, always in the same way', () => {
    const possible = new Set(POSSIBLE.flatMap(pairsOf))
    const walked = new Set(WALKS.flatMap(pairsOf))
    expect([...possible].filter((pair) => !walked.has(pair))).toEqual([])
    expect([...walked].filter((pair) => !possible.has(pair))).toEqual([])
    expect(coverPairs(POSSIBLE, 14)).toEqual(coverPairs(POSSIBLE, 14))
    expect(WALKS.length).toBeLessThan(30)
  })

  // The control: a table that lacks one walk lacks a pair.
  it('would miss a pair without the last walk', () => {
    const walked = new Set(WALKS.slice(0, -1).flatMap(pairsOf))
    expect(POSSIBLE.flatMap(pairsOf).every((pair) => walked.has(pair))).toBe(false)
  })
})
