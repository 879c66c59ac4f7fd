import { expect, it } from 'vitest'
import { pauseAfter } from './retry.ts'

it('waits twice as long each time, six hours at most, and gives up after two days', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => pauseAfter(index + 1, false, 0.5))
  expect(pauses.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(pauses.slice(12, 19)).toEqual(Array(7).fill(6 * 3_600_000))
  expect(pauses[19]).toBeUndefined()
  const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000
  expect(hours).toBeGreaterThan(48)
  expect(hours).toBeLessThan(60)
})

it('spreads mails that failed together over half the pause', () => {
  expect([0, 1].map((random) => pauseAfter(1, false, random))).toEqual([7_500, 12_500])
})

it('tries a permanently rejected mail twice more, ten and twenty minutes later', () => {
  expect([1, 2, 3].map((tries) => pauseAfter(tries, true, 0.5))).toEqual([600_000, 1_200_000, undefined])
})
