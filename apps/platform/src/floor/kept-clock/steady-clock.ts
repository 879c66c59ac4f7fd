import type { Clock } from '../clock.ts'

/** A clock that never goes back. */
export interface SteadyClock extends Clock {
  /** Moves on to a time that has been reached elsewhere. */
  reach(time: number): void
  /** How far this clock is ahead of the machine's, in milliseconds; 0 in good times. */
  aheadMs(): number
}

/** A clock that is ahead runs this much slower than time, so that the machine's catches up: a minute takes ten. */
const PACE = 0.9

/** No token, link or session lives so long. A leap beyond it proves nothing but a broken clock. */
const WILD_LEAP_MS = 400 * 24 * 3_600_000
/** A machine that insists on a wild time for so long is believed. */
const BELIEVED_AFTER_MS = 60_000

/**
 * Makes a machine's clock one that never goes back. When the machine's is set back, this one goes on from where it was,
 * a little slower than time passes, until the machine's has caught up. So what has expired stays expired, and whoever
 * waits for the end of something never waits noticeably longer.
 *
 * @param from - the latest time known from before, in milliseconds since 1970; 0 when there is none
 */
export const createSteadyClock = (machine: Clock, from = 0): SteadyClock => {
  const pace = machine.elapsed ? PACE : 1
  const ticksOf = (reading: number): number => machine.elapsed?.() ?? reading
  let time = from
  let lastTicks: number | undefined
  let wildSince: number | undefined

  /** Whether a reading is too far ahead to be believed yet. */
  const isWild = (reading: number, ticks: number): boolean => {
    if (!machine.elapsed || time === 0 || reading - time < WILD_LEAP_MS) {
      wildSince = undefined
      return false
    }
    wildSince ??= ticks
    return ticks - wildSince < BELIEVED_AFTER_MS
  }

  return {
    now: () => {
      const reading = machine.now()
      const ticks = ticksOf(reading)
      time += Math.max(0, ticks - (lastTicks ?? ticks)) * pace
      lastTicks = ticks
      if (reading > time && !isWild(reading, ticks)) time = reading
      return Math.floor(time)
    },
    reach: (other) => {
      time = Math.max(time, other)
    },
    aheadMs: () => Math.max(0, Math.floor(time) - machine.now()),
  }
}
