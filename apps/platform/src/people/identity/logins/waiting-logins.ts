import { randomBytes } from 'node:crypto'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { LoginContext } from '../identity.ts'
import type { WaitingState } from './login-state.ts'
import { type WaitingLogin, waitingLoginsStore } from './waiting-logins.store.ts'

const LIFETIME_MS = 15 * 60_000

/** When a login began to wait, in milliseconds since 1970. */
export const openedAt = ({ expiresAt }: WaitingLogin): number => expiresAt - LIFETIME_MS

/** Logins that wait for a code or for the owner, by state tokens of 256 bits. */
export interface WaitingLogins {
  /** Opens one; returns its state token. */
  open(
    tx: Transaction,
    context: LoginContext,
    whose: Pick<WaitingLogin, 'memberId' | 'email' | 'state' | 'identity'>,
  ): Promise<string>
  /** Finds a valid one, for the client that opened it. */
  find(tx: Transaction, context: LoginContext, stateToken: string): Promise<WaitingLogin | undefined>
  /** Keeps it waiting for something else. */
  move(tx: Transaction, waiting: WaitingLogin, state: WaitingState): Promise<void>
  /** Ends it; of several callers at once, one gets 1, the others 0. */
  end(tx: Transaction, waiting: WaitingLogin): Promise<number>
}

export const createWaitingLogins = (clock: Clock): WaitingLogins => ({
  open: async (tx, { siteId, clientId }, whose) => {
    const stateToken = randomBytes(32).toString('base64url')
    const expiresAt = clock.now() + LIFETIME_MS
    await waitingLoginsStore.insert(tx, {
      ...{ siteId, clientId, digest: digestOf(stateToken), expiresAt },
      ...whose,
    })
    return stateToken
  },
  find: (tx, { siteId, clientId }, stateToken) =>
    waitingLoginsStore.find(tx, { siteId, clientId, digest: digestOf(stateToken), now: clock.now() }),
  move: async (tx, waiting, state) => {
    await waitingLoginsStore.move(tx, waiting, state)
  },
  end: (tx, waiting) => waitingLoginsStore.remove(tx, waiting),
})
