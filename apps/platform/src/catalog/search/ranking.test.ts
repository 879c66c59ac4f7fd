import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOf, hasNumber, type NumberSet, numbersOf, setOf } from '../search-index/number-set.ts'
import { ranked } from './ranking.ts'
import { rarityOf, type SoughtWord, WAYS } from './sought.ts'

const ALL = 30_000

/** Some scattered numbers, and many in a row, so that lists meet bits. */
const numbers = fc
  .record({
    some: fc.array(fc.nat(ALL - 1), { maxLength: 300 }),
    from: fc.nat(ALL - 6000),
    length: fc.oneof(fc.constant(0), fc.nat(6000)),
  })
  .map(({ some, from, length }) => setOf([...some, ...Array.from({ length }, (_, index) => from + index)]))

const fields = fc.tuple(numbers, numbers, numbers)
const word = fc
  .record({ exact: fields, inflected: fields, alike: fields, begun: fields })
  .map((ways): SoughtWord => {
    const products = anyOf(WAYS.flatMap((way) => ways[way]))
    return { word: '', ...ways, products, size: [...numbersOf(products)].length, isComplete: true }
  })

/** In order of weight; see `ranking.ts`. */
const FOUND = [
  ['exact', 0, 8],
  ['inflected', 0, 7.5],
  ['alike', 0, 6],
  ['begun', 0, 5],
  ['exact', 1, 4],
  ['inflected', 1, 3.75],
  ['alike', 1, 3],
  ['begun', 1, 2.5],
  ['exact', 2, 1.5],
  ['inflected', 2, 1.4],
  ['alike', 2, 1.2],
  ['begun', 2, 1],
] as const

const weightOf = (words: readonly SoughtWord[], available: NumberSet, number: number): number =>
  (hasNumber(available, number) ? 1 : 0.5) *
  words.reduce((sum, word) => {
    const found = FOUND.find(([way, field]) => hasNumber(word[way][field] ?? new Map(), number))
    return found ? sum + rarityOf(word, ALL) * found[2] : sum
  }, 0)

const isNamed = (word: SoughtWord, number: number): boolean =>
  WAYS.map((way) => word[way][0]).some((set) => set !== undefined && hasNumber(set, number))

/** All words in the name, some, none. */
const tierOf = (words: readonly SoughtWord[], number: number): number => {
  const named = words.filter((word) => isNamed(word, number)).length
  return named === words.length ? 0 : named > 0 ? 1 : 2
}

describe('search results', () => {
  it('are sorted as if each were ranked individually, later products first in ties', () => {
    const count = fc.oneof(fc.nat(60), fc.integer({ min: 1990, max: 2600 }))
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        numbers,
        count,
        (words, available, most) => {
          const hits = [...numbersOf(anyOf(words.map(({ products }) => products)), 'falling')]
          const tiers = new Map(hits.map((number) => [number, tierOf(words, number)]))
          const tier = (number: number): number => tiers.get(number) ?? 0
          const candidates =
            hits.length <= 2000 ? hits : hits.toSorted((a, b) => tier(a) - tier(b) || b - a).slice(0, 2000)
          const weights = new Map(candidates.map((number) => [number, weightOf(words, available, number)]))
          const weight = (number: number): number => weights.get(number) ?? 0
          const best = candidates.toSorted((a, b) => weight(b) - weight(a) || b - a)
          const others = hits.filter((number) => !weights.has(number))
          const wanted = Math.min(most, hits.length)
          expect(ranked(setOf(hits), words, ALL, available, wanted)).toEqual(
            [...best, ...others].slice(0, wanted),
          )
        },
      ),
      { numRuns: 25 },
    )
  })
})
