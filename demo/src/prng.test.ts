import { describe, expect, it } from 'vitest'
import { guid } from './guid.ts'
import { createRandom } from './prng.ts'

const take = (seed: string, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random())
}

describe('createRandom', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    expect(take('low-sun', 50)).toEqual(take('low-sun', 50))
    expect(take('low-sun', 50)).not.toEqual(take('low-sum', 50))
  })

  it('gives the numbers it has always given, so that pictures stay what they are', () => {
    expect(take('aldermere', 3).map((value) => value.toFixed(6))).toEqual([
      '0.821314',
      '0.370392',
      '0.546297',
    ])
  })

  it('spreads them evenly from 0 to 1', () => {
    const tenths = Array<number>(10).fill(0)
    for (const value of take('even', 10_000)) {
      const tenth = Math.floor(value * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('keeps every item when it shuffles, and doesn’t change the given list', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8]
    const shuffled = createRandom('cards').shuffle(items)
    expect(shuffled).not.toEqual(items)
    expect([...shuffled].sort()).toEqual(items)
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('gives whole numbers with both ends included', () => {
    const random = createRandom('dice')
    expect(new Set(Array.from({ length: 300 }, () => random.whole(1, 6)))).toEqual(
      new Set([1, 2, 3, 4, 5, 6]),
    )
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('none').pick([])).toThrow(RangeError)
  })
})

describe('guid', () => {
  it('gives a version 4 GUID, the same for the same text', () => {
    expect(guid('product:moon-jar')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(guid('product:moon-jar')).toBe(guid('product:moon-jar'))
  })

  it('gives no id twice to a hundred thousand texts that differ little', () => {
    const ids = new Set(Array.from({ length: 100_000 }, (_, i) => guid(`product:study-${i}`)))
    expect(ids.size).toBe(100_000)
  })
})
