/** The time, passed in so that tests can change it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Milliseconds on a counter that can't be set. Default: none; any forward move of `now` counts as elapsed
   * time.
   */
  elapsed?(): number
  /** The machine's own clock, which can go back. Default: this clock is the machine's. */
  readonly machine?: Clock
}

/** The time for dates exchanged with other servers, which use their machines' clocks. */
export const timeForOthers = (clock: Clock): number => (clock.machine ?? clock).now()

export const systemClock: Clock = { now: Date.now, elapsed: () => performance.now() }

/** Two machines' clocks may differ by this much. Anything issued further in the future is rejected. */
const SKEW_MS = 60_000

/** Returns whether something claims to be issued in the future. */
export const isFromFuture = (issuedAt: number, now: number): boolean => issuedAt > now + SKEW_MS
