import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const START = 1_700_000_000_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const YEARS_MS = 1_000 * DAY_MS

/** A machine whose clock can be set, but not its counter. */
const openMachine = () => {
  const machine = { wall: START, ticks: 5 }
  const clock = createSteadyClock({ now: () => machine.wall, elapsed: () => machine.ticks })
  clock.now()
  return {
    clock,
    /** Lets time pass, and also sets the machine's clock by `setMs`. */
    pass: (ms: number, setMs = 0): number => {
      machine.ticks += ms
      machine.wall += ms + setMs
      return clock.now()
    },
  }
}

describe('a steady clock', () => {
  it('follows the machine’s time while that moves forward', () => {
    const { pass } = openMachine()
    expect(pass(DAY_MS)).toBe(START + DAY_MS)
    expect(pass(MINUTE_MS, 2 * DAY_MS)).toBe(START + 3 * DAY_MS + MINUTE_MS)
  })

  it('carries on when the machine’s is set back, and lets it catch up', () => {
    const { pass } = openMachine()
    expect(pass(0, -MINUTE_MS)).toBe(START)
    expect(pass(MINUTE_MS)).toBe(START + 0.9 * MINUTE_MS)
    expect(pass(9 * MINUTE_MS)).toBe(START + 9 * MINUTE_MS)
    expect(pass(MINUTE_MS)).toBe(START + 10 * MINUTE_MS)
  })

  it('accepts a jump of years only if the machine insists on it', () => {
    const { pass } = openMachine()
    expect(pass(0, YEARS_MS)).toBe(START)
    expect(pass(MINUTE_MS / 2)).toBeLessThanOrEqual(START + MINUTE_MS)
    expect(pass(0, -YEARS_MS)).toBeLessThanOrEqual(START + MINUTE_MS)
    pass(0, YEARS_MS)
    expect(pass(MINUTE_MS)).toBeGreaterThan(START + YEARS_MS)
  })

  it('never goes back, never stands still for long, and is right again once the machine is', () => {
    const steps = fc.array(
      fc.record({ ms: fc.nat(DAY_MS), setMs: fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(steps, (moments) => {
        const { pass } = openMachine()
        let before = START
        let set = 0
        let furthest = 0
        for (const { ms, setMs } of moments) {
          const now = pass(ms, setMs)
          expect(now - before).toBeGreaterThanOrEqual(Math.floor(ms * 0.9) - 1)
          before = now
          set += setMs
          furthest = Math.max(furthest, set)
        }
        pass(10 * (furthest - set) + 10)
        expect(pass(MINUTE_MS) - pass(0, 0)).toBe(0)
        expect(pass(MINUTE_MS) - pass(MINUTE_MS)).toBe(-MINUTE_MS)
      }),
      { seed: 7, numRuns: 200 },
    )
  })

  it('counts a forward move of a clock without a counter as elapsed time', () => {
    const machine = { wall: START }
    const clock = createSteadyClock({ now: () => machine.wall })
    clock.now()
    machine.wall -= DAY_MS
    expect(clock.now()).toBe(START)
    machine.wall += MINUTE_MS
    expect(clock.now()).toBe(START + MINUTE_MS)
  })
})
