/** The time, passed in so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Milliseconds since some moment, by a counter that nobody can set. Default: there is none, and whatever `now` moves
   * forward counts as time that has passed.
   */
  elapsed?(): number
  /** The machine's own clock, which may go back. Default: this clock is the machine's. */
  readonly machine?: Clock
}

/** The time for dates that others wrote or will read: other servers go by their machines' clocks. */
export const timeForOthers = (clock: Clock): number => (clock.machine ?? clock).now()

export const systemClock: Clock = { now: Date.now, elapsed: () => performance.now() }

/** Clocks of two machines may differ by this much; what was issued further in the future is refused. */
const SKEW_MS = 60_000

/** Tells whether something was issued later than it can have been. */
export const isFromFuture = (issuedAt: number, now: number): boolean => issuedAt > now + SKEW_MS
