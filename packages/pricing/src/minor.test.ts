import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitMinor } from './minor.ts'

/** The rule in unlimited whole numbers: the floor of each share, then one more for the largest remainders. */
const splitSlowly = (amount: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, part: exact / sum, remainder: exact % sum }
  })
  let left = BigInt(amount) - shares.reduce((total, { part }) => total + part, 0n)
  const parts = shares.map(({ part }) => part)
  for (const { index, part } of shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (left === 0n) break
    parts[index] = part + 1n
    left -= 1n
  }
  return parts.map(Number)
}

const amounts = fc.oneof(fc.nat({ max: 100_000 }), fc.maxSafeNat())
const weights = fc.array(fc.oneof(fc.nat({ max: 1000 }), fc.maxSafeNat()), { minLength: 1, maxLength: 30 })

describe('splitMinor', () => {
  it('splits like unlimited whole numbers, on both sides of 2^53 (seed 20261)', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, parts) => {
        fc.pre(parts.some((weight) => weight > 0))
        expect(splitMinor(amount, parts)).toEqual(splitSlowly(amount, parts))
      }),
      { seed: 20261, numRuns: 2000 },
    )
  })
})
