import type { Clock } from '../clock.ts'

/** A clock that never goes back. */
export interface SteadyClock extends Clock {
  /** Moves forward to a time reached elsewhere. */
  reach(time: number): void
  /** How far this clock is ahead of the machine's, in milliseconds; normally 0. */
  aheadMs(): number
}

/** A clock that is ahead runs this much slower, so that the machine's catches up: one minute takes ten. */
const PACE = 0.9

/** No token, link or session lives this long. A larger jump means a broken clock. */
const WILD_LEAP_MS = 400 * 24 * 3_600_000
/** A machine that insists on such a time for this long is believed. */
const BELIEVED_AFTER_MS = 60_000

/**
 * Turns a machine's clock into one that never goes back. If the machine's is set back, this one continues
 * from where it was, slightly slower, until the machine's has caught up. So what has expired stays expired,
 * and nothing takes noticeably longer to expire.
 *
 * @param from - the latest known time, in milliseconds since 1970; 0 if there is none
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
