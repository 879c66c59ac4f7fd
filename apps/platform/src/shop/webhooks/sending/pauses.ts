const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Soon at first, for a receiver that restarts; then ever more rarely. */
const PAUSES_MS = [
  ...[5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS, 6 * HOUR_MS],
]

/** How long a receiver may fail before its webhook is paused. */
export const LONGEST_FAILURE_MS = 72 * HOUR_MS

/**
 * Returns how long to wait after failed attempts in a row, plus or minus a quarter, so that events that failed
 * together don't come back together.
 *
 * @param tries - how many failed, from 1
 * @param random - from 0 to 1
 */
export const pauseAfter = (tries: number, random: number): number => {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? HOUR_MS
  return Math.round(pause * (0.75 + random / 2))
}
