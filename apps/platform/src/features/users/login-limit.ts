import { hash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { type Database, statement, type Transaction } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'

/** After so many failures within that time, whoever it is waits until it is over. */
const MOST_FAILURES = 10
const WINDOW_MS = 15 * 60_000

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
const forgive = statement('DELETE FROM login_failures WHERE site_id = ? AND subject = ?')
const takeBack = statement(
  'UPDATE login_failures SET failures = failures - 1 WHERE site_id = ? AND subject = ? AND failures > 0',
)
const deleteOld = statement(
  `DELETE FROM login_failures WHERE (site_id, subject) IN (
     SELECT site_id, subject FROM login_failures WHERE started_at < ? ORDER BY started_at LIMIT ?)`,
)

/** Who tries: an account of the site, known or not, from a network. */
export interface LoginAttempt {
  readonly siteId: string
  readonly email: string
  readonly network: string
  /** The browser, when the account has logged in there before. */
  readonly knownBrowser: string | undefined
}

export interface LoginLimit {
  /**
   * Counts an attempt as failed before its password is looked at, so that a thousand at once are ten.
   *
   * @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds`, for the account or the network
   */
  begin(attempt: LoginAttempt): Promise<void>
  /** Takes an attempt back that was right after all, and forgives the account. */
  succeed(attempt: LoginAttempt): Promise<void>
}

/** Limits failed logins by account and by network; counted in the database, for all processes and restarts. */
export const createLoginLimit = (database: Database, clock: Clock): LoginLimit => ({
  begin: async (attempt) => {
    const now = clock.now()
    const past = now - WINDOW_MS
    // The network first: one that has to wait counts nothing against an account.
    for (const subject of subjectsOf(attempt).reverse()) {
      const counted = await database.transaction((tx) =>
        tx.run(countAttempt, attempt.siteId, subject, now, past, past, past, MOST_FAILURES),
      )
      if (counted > 0) continue
      const startedAt = (await database.first(findStart, attempt.siteId, subject))?.started_at ?? now
      const retryAfterSeconds = Math.max(1, Math.ceil((startedAt + WINDOW_MS - now) / 1000))
      throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
    }
  },
  succeed: (attempt) =>
    database.transaction(async (tx) => {
      const [account, ...networks] = subjectsOf(attempt)
      await tx.run(forgive, attempt.siteId, account)
      for (const network of networks) await tx.run(takeBack, attempt.siteId, network)
    }),
})

/**
 * Whose failures are counted: the account's and the network's, or, in a browser that the account knows, those of the
 * account there alone. Strangers who fail for somebody's account do not make them wait at home. The table holds
 * digests, and tells nobody which addresses were tried.
 */
const subjectsOf = ({
  email,
  network,
  knownBrowser,
}: LoginAttempt): [account: string, ...networks: string[]] =>
  knownBrowser
    ? [digestOf('account', email, knownBrowser)]
    : [digestOf('account', email), digestOf('network', network)]

const digestOf = (...names: string[]): string => hash('sha256', JSON.stringify(names), 'base64url')

/** How many rows one call of `purgeLoginFailures` deletes at most. */
const PURGE_CHUNK = 500

/** Deletes up to 500 counts begun before a time (milliseconds since 1970); gives their number. */
export const purgeLoginFailures = (tx: Transaction, before: number): Promise<number> =>
  tx.run(deleteOld, before, PURGE_CHUNK)
