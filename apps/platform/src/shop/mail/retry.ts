const FIRST_MS = 10_000
const FIRST_AFTER_REFUSAL_MS = 600_000
const LONGEST_MS = 6 * 3_600_000

/** Greylisting and outages pass. With these pauses, that is two days of trying. */
const TRIES = 20
/** A permanent rejection may only mean that we're on a blocklist for an hour. */
const TRIES_AFTER_REFUSAL = 3

/**
 * Returns how long to wait after a failed attempt: twice as long each time, plus or minus a quarter, so that
 * a thousand mails that failed together don't come back together.
 *
 * @param tries - how many there were, from 1
 * @param isRefused - whether the server permanently rejected this very mail (RFC 5321, section 4.2.1)
 * @param random - from 0 to 1
 * @returns milliseconds; undefined when it is time to give up
 */
export const pauseAfter = (tries: number, isRefused: boolean, random: number): number | undefined => {
  if (tries >= (isRefused ? TRIES_AFTER_REFUSAL : TRIES)) return undefined
  const first = isRefused ? FIRST_AFTER_REFUSAL_MS : FIRST_MS
  return Math.round(Math.min(first * 2 ** (tries - 1), LONGEST_MS) * (0.75 + random / 2))
}
