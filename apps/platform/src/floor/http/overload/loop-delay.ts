import { performance } from 'node:perf_hooks'

/** Measures how late the event loop is: how long a call that arrives now waits before it is handled. */
export interface LoopDelay {
  /** Milliseconds, averaged over the last half second or so. */
  read(): number
  stop(): void
}

const EVERY_MS = 20
/** How fast the average follows: one long piece of work hardly moves it, half a second of them does. */
const FOLLOWS_IN_MS = 400
/** The most that one wait counts: a start, or a machine that slept, must not cause rejections for seconds. */
const MOST_MS = 1_000

/** Watches the event loop with a timer every 20 ms, without keeping the process alive. */
export const watchLoopDelay = (now: () => number = () => performance.now()): LoopDelay => {
  let average = 0
  let dueAt = now() + EVERY_MS
  /**
   * The later it is, the more the sample weighs: it covers all the time in which nothing else was measured.
   */
  const averageAt = (time: number): number => {
    const late = Math.min(MOST_MS, Math.max(0, time - dueAt))
    const weight = 1 - Math.exp(-(late + EVERY_MS) / FOLLOWS_IN_MS)
    return average + (late - average) * weight
  }
  const timer = setInterval(() => {
    const time = now()
    average = averageAt(time)
    dueAt = time + EVERY_MS
  }, EVERY_MS)
  timer.unref()
  return {
    // If the timer itself is late, the delay so far already counts.
    read: () => Math.max(average, averageAt(now())),
    stop: () => clearInterval(timer),
  }
}
