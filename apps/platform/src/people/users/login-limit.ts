import { hash } from 'node:crypto'
import type { Clock } from '../../floor/clock.ts'
import { type Database, statement } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import { fail } from '../../floor/failure.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A limit: how many within a window that starts with the first. */
export interface Allowance {
  /** What is counted, and per what. */
  readonly of: readonly string[]
  readonly most: number
  readonly windowMs: number
}

const countAttempt = statement(
  `INSERT INTO login_failures (site_id, subject, failures, started_at) VALUES (?, ?, 1, ?)
   ON CONFLICT (site_id, subject) DO UPDATE SET
     failures = CASE WHEN login_failures.started_at <= ? THEN 1 ELSE login_failures.failures + 1 END,
     started_at = CASE WHEN login_failures.started_at <= ? THEN excluded.started_at
       ELSE login_failures.started_at END
   WHERE login_failures.started_at <= ? OR login_failures.failures < ?`,
)
const findStart = statement<{ started_at: number }>(
  'SELECT started_at FROM login_failures WHERE site_id = ? AND subject = ?',
)
const takeBack = statement(
  'UPDATE login_failures SET failures = failures - 1 WHERE site_id = ? AND subject = ? AND failures > 0',
)

/** Who attempts a login: an account of the site, known or not, from a network. */
export interface LoginAttempt {
  readonly siteId: string
  readonly email: string
  readonly network: string
  /** The browser, if the account has logged in there before. */
  readonly knownBrowser: string | undefined
}

export interface LoginLimit {
  /**
   * Counts an attempt as failed before its password is checked, so a thousand at once are ten.
   * @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds`, for the account or the network
   */
  begin(attempt: LoginAttempt): Promise<void>
  /**
   * Takes back a successful attempt. Earlier failures stay: the owner's login doesn't forgive a stranger's
   * guesses.
   */
  succeed(attempt: LoginAttempt): Promise<void>
  /** Counts something else, unless it is over its limit; returns whether it is allowed. */
  may(siteId: string, allowance: Allowance): Promise<boolean>
}

/** Limits failed logins per account and network; counted in the database, across processes and restarts. */
export const createLoginLimit = (database: Database, clock: Clock): LoginLimit => {
  const count = (siteId: string, { of, most, windowMs }: Allowance): Promise<number> => {
    const now = clock.now()
    const past = now - windowMs
    return database.transaction((tx) =>
      tx.run(countAttempt, siteId, digestOf(...of), now, past, past, past, most),
    )
  }
  return {
    begin: async (attempt) => {
      const { siteId } = attempt
      for (const allowance of allowancesOf(attempt)) {
        if ((await count(siteId, allowance)) > 0) continue
        const now = clock.now()
        const startedAt =
          (await database.first(findStart, siteId, digestOf(...allowance.of)))?.started_at ?? now
        const retryAfterSeconds = Math.max(1, Math.ceil((startedAt + allowance.windowMs - now) / 1000))
        throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
      }
    },
    succeed: (attempt) =>
      database.transaction(async (tx) => {
        for (const { of } of allowancesOf(attempt)) await tx.run(takeBack, attempt.siteId, digestOf(...of))
      }),
    may: async (siteId, allowance) => (await count(siteId, allowance)) > 0,
  }
}

/**
 * What a failure counts against: the network, and the account per hour and per day; or, in a browser known to
 * the account, only that browser. So strangers' failures don't make an account's owner wait at home. A window
 * starts with its first failure, so any hour allows at most twice the number: 20, as for members, and any day
 * 100. The network comes first: once limited, it counts nothing against an account.
 */
const allowancesOf = ({ email, network, knownBrowser }: LoginAttempt): readonly Allowance[] =>
  knownBrowser
    ? [{ of: ['account', email, knownBrowser], most: 10, windowMs: HOUR_MS }]
    : [
        { of: ['network', network], most: 10, windowMs: 15 * MINUTE_MS },
        { of: ['account', email], most: 10, windowMs: HOUR_MS },
        { of: ['account-day', email], most: 50, windowMs: DAY_MS },
      ]

/** The table holds digests, so it doesn't reveal which addresses were tried. */
const digestOf = (...names: string[]): string => hash('sha256', JSON.stringify(names), 'base64url')

/** Deletes up to 500 counters started before a time (milliseconds since 1970); returns their number. */
export const purgeLoginFailures = deleteOldRows('login_failures', ['site_id', 'subject'], 'started_at')
