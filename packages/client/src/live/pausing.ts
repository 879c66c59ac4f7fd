/** The shortest pause after a failure. */
const SHORTEST_MS = 1_000

/** Pauses between attempts. Part of each is random, so that not everyone comes back at once. */
export interface Pausing {
  /** After a stream that the platform ended. */
  soon(retryMs?: number): number
  /** After failures in a row; longer each time, and at least as long as the platform asks. */
  after(failures: number, retryMs?: number, askedMs?: number): number
  /** Waits, unless the signal aborts or the network comes back. */
  wait(ms: number): Promise<void>
}

/** @param longestMs - the longest pause after a failure, unless the platform asks for a longer one */
export const pausing = (signal: AbortSignal, longestMs: number): Pausing => ({
  soon: (retryMs = SHORTEST_MS) => retryMs * Math.random(),
  after: (failures, retryMs = SHORTEST_MS, askedMs = 0) => {
    const doubled = Math.min(longestMs, retryMs * 2 ** (failures - 1))
    return Math.max(askedMs, doubled / 2) + (doubled / 2) * Math.random()
  },
  wait: (ms) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        globalThis.removeEventListener?.('online', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end)
      globalThis.addEventListener?.('online', end)
    }),
})
