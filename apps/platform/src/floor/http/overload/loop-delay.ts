import { performance } from 'node:perf_hooks'

/** Tells how late the event loop is: how long a call that arrives now waits before anything is done about it. */
export interface LoopDelay {
  /** Milliseconds, averaged over the last half second or so. */
  read(): number
  stop(): void
}

const EVERY_MS = 20
/** How fast the average follows: a single long piece of work hardly moves it, half a second of them does. */
const FOLLOWS_IN_MS = 400
/** What is counted of one wait: a start or a machine that slept must not refuse calls for seconds. */
const MOST_MS = 1_000

/** Watches the event loop by a timer that is due every 20 ms, without keeping the process alive. */
export const watchLoopDelay = (now: () => number = () => performance.now()): LoopDelay => {
  let average = 0
  let dueAt = now() + EVERY_MS
  /** The later it is, the more the sample weighs: it stands for all the time in which nothing else was measured. */
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
    // The timer may be late itself: then what is due since counts already.
    read: () => Math.max(average, averageAt(now())),
    stop: () => clearInterval(timer),
  }
}
