import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { clockStore } from './clock.store.ts'
import { createSteadyClock } from './steady-clock.ts'

/** The platform's clock: it never goes back, over restarts and in all processes on one database. */
export interface KeptClock extends Clock, AsyncDisposable {
  /** Writes the time down and lets go of the database. */
  close(): Promise<void>
}

export interface KeptClockParts {
  readonly database: Database
  readonly machine: Clock
  /** Told once when this machine's clock is far behind the platform's. Default: not told. */
  readonly warn?: (problem: string) => void
}

/** How often other processes are listened to. */
const LOOK_EVERY_MS = 1_000
/** The time is written down when it has moved on by so much: at a leap at once, else six times a minute. */
const KEPT_EVERY_MS = 10_000
/** Clocks of machines differ by this much without anybody having to know. */
const TOLD_FROM_MS = 60_000

/**
 * Opens the platform's clock on a machine's. The latest time stands in the database, so a machine whose clock was set
 * back, here or in another process, does not bring back what has expired. An operator who must go back uses the command
 * `reset-clock`, and starts every process again.
 *
 * @example
 * await using clock = await openKeptClock({ database, machine: systemClock })
 */
export const openKeptClock = async ({ database, machine, warn }: KeptClockParts): Promise<KeptClock> => {
  const opened = await clockStore.find(database)
  const steady = createSteadyClock(machine, opened.latestAt)
  let keptAt = opened.latestAt
  let isTold = false
  let looking: Promise<void> | undefined

  const tell = (problem: string): void => {
    if (!isTold) warn?.(problem)
    isTold = true
  }

  const keep = async (latestAt: number): Promise<void> => {
    await database.transaction((tx) => clockStore.raise(tx, { ...opened, latestAt }))
    keptAt = latestAt
  }

  const look = async (): Promise<void> => {
    const now = steady.now()
    if (now - keptAt >= KEPT_EVERY_MS) await keep(now)
    const { latestAt, resets } = await clockStore.find(database)
    if (resets !== opened.resets) return tell('The clock was reset: restart this process.')
    steady.reach(latestAt)
    const aheadMs = steady.aheadMs()
    if (aheadMs >= TOLD_FROM_MS)
      tell(`This machine's clock is ${Math.round(aheadMs / 1000)} s behind the platform's; see reset-clock.`)
  }

  const lookNow = (): void => {
    // A database that does not answer is told of elsewhere; the time goes on without it.
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined
      })
  }
  lookNow()
  const timer = setInterval(lookNow, LOOK_EVERY_MS).unref()

  const close = async (): Promise<void> => {
    clearInterval(timer)
    await looking
    const now = steady.now()
    if (now > keptAt) await keep(now).catch(() => {})
  }
  return { now: steady.now, machine, close, [Symbol.asyncDispose]: close }
}
