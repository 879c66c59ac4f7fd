import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edited, placesOf } from './container.ts'
import { bytesOf, containerOf } from './container-bytes.ts'
import { anyOf, both, hasNumber, numbersOf, setOf, sizeOf, sizeOfBoth, without } from './number-set.ts'

/** A few numbers or thousands in a row, over three blocks, so that lists meet bits. */
const numbers = fc
  .tuple(
    fc.array(fc.nat(25_000), { maxLength: 40 }),
    fc.option(fc.record({ from: fc.nat(20_000), length: fc.nat(9000) })),
  )
  .map(([some, row]) => [
    ...some,
    ...(row ? Array.from({ length: row.length }, (_, index) => row.from + index) : []),
  ])

const sorted = (values: Iterable<number>): number[] => [...new Set(values)].sort((one, other) => one - other)

describe('a set of numbers', () => {
  it('behaves like a plain set in every operation', () => {
    fc.assert(
      fc.property(numbers, numbers, (some, others) => {
        const [one, other] = [setOf(some), setOf(others)]
        const [plainOne, plainOther] = [new Set(some), new Set(others)]
        const common = sorted(some.filter((number) => plainOther.has(number)))
        expect([...numbersOf(one)]).toEqual(sorted(some))
        expect([...numbersOf(one, 'falling')]).toEqual(sorted(some).reverse())
        expect(sizeOf(one)).toBe(plainOne.size)
        expect([...numbersOf(both(one, other))]).toEqual(common)
        expect(sizeOfBoth(one, other)).toBe(common.length)
        expect([...numbersOf(without(one, other))]).toEqual(
          sorted(some.filter((one) => !plainOther.has(one))),
        )
        expect([...numbersOf(anyOf([one, other]))]).toEqual(sorted([...some, ...others]))
        for (const number of [...others.slice(0, 20), 0, 8191, 8192])
          expect(hasNumber(one, number)).toBe(plainOne.has(number))
      }),
      { numRuns: 20 },
    )
  })

  it('is changed and stored block by block without loss', () => {
    const places = fc.array(fc.nat(8191), { maxLength: 1200 })
    fc.assert(
      fc.property(places, places, places, (before, added, removed) => {
        const container = edited(edited(undefined, before, []), added, removed)
        const left = sorted([...before, ...added].filter((place) => !removed.includes(place)))
        expect([...placesOf(container)]).toEqual(left)
        if (container) expect(containerOf(bytesOf(container))).toEqual(container)
        else expect(left).toEqual([])
      }),
      { numRuns: 20 },
    )
  })
})
