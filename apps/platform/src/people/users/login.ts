import { networkOf } from '../../floor/callers/network.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { createLoginLimit } from './login-limit.ts'
import { isPasswordOf } from './passwords.ts'
import type { User } from './user.ts'
import { usersStore } from './users.store.ts'

/** What was typed, and from where. */
export interface Credentials {
  readonly siteId: string
  readonly email: string
  readonly password: string
  /** The address of the caller, as the server knows it. */
  readonly address: string
  /** The browser's id, if the account has logged in there before. */
  readonly knownBrowser?: string | undefined
}

/**
 * Finds the back-office user with this address and password. Neither the answer nor its timing distinguishes
 * an unknown address, a disabled user and a wrong password.
 * @throws {Failure} INVALID_PASSWORD, TOO_MANY_REQUESTS with `retryAfterSeconds`, SERVICE_UNAVAILABLE
 */
export type Login = (credentials: Credentials) => Promise<User>

export const createLogin = (database: Database, clock: Clock): Login => {
  const limit = createLoginLimit(database, clock)
  return async ({ siteId, email, password, address, knownBrowser }) => {
    const attempt = { siteId, email, network: networkOf(address), knownBrowser }
    await limit.begin(attempt)
    const user = await usersStore.findByEmail(database, siteId, attempt.email)
    const passwordHash = user?.disabledAt === null ? user.passwordHash : undefined
    if (!(await isPasswordOf(passwordHash, password)) || !user) throw fail('INVALID_PASSWORD')
    await limit.succeed(attempt)
    return user
  }
}
