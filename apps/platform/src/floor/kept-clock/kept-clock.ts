import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { clockStore } from './clock.store.ts'
import { createSteadyClock } from './steady-clock.ts'

/** The platform's clock. It never goes back, across restarts and all processes on one database. */
export interface KeptClock extends Clock, AsyncDisposable {
  /** Saves the time and stops using the database. */
  close(): Promise<void>
}

export interface KeptClockParts {
  readonly database: Database
  readonly machine: Clock
  /** Called once if this machine's clock is far behind the platform's. */
  readonly warn?: (problem: string) => void
}

/** How often to read the other processes' time. */
const LOOK_EVERY_MS = 1_000
/** The time is saved when it has moved this far: at once after a jump, otherwise six times a minute. */
const KEPT_EVERY_MS = 10_000
/** Machines' clocks may differ by this much without a warning. */
const TOLD_FROM_MS = 60_000

/**
 * Opens the platform's clock on top of a machine's. The latest time is in the database, so setting a
 * machine's clock back, here or in another process, doesn't revive what has expired. An operator who has to
 * go back runs the command `reset-clock` and restarts every process.
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
    // Other code reports that the database doesn't answer; the clock continues without it.
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
