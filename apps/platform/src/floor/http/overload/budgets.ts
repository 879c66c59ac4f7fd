import type { Operation } from '@vitrine/contract'
import { createBounded } from '../../bounded.ts'
import { type Actor, principalOf } from '../../callers/actor.ts'
import { isPrivateNetwork, networkOf } from '../../callers/network.ts'
import type { Clock } from '../../clock.ts'
import { fail } from '../../failure.ts'
import { type Charge, chargeOf } from './call-class.ts'

/** How many calls may come at once, and how many per second after that. */
interface Budget {
  readonly atOnce: number
  readonly perSecond: number
}

/** The budget of one visitor or member; callers without a token share their network's. */
export const BUDGETS: Readonly<Record<Charge, Budget>> = {
  /** A hundred writes per second to a cart are never rejected. */
  write: { atOnce: 400, perSecond: 200 },
  totals: { atOnce: 60, perSecond: 20 },
  search: { atOnce: 300, perSecond: 100 },
  /** Checkouts, and carts other than the current one: each is a row that stays. */
  creation: { atOnce: 20, perSecond: 0.5 },
}

/** Milliseconds for one caller's totals: a large cart uses them up faster than a small one. */
export const TOTALS_MS: Budget = { atOnce: 3_000, perSecond: 250 }

/** Visitors are easy to create, so all visitors of one network share this limit for creations. */
export const CREATIONS_OF_A_NETWORK: Budget = { atOnce: 200, perSecond: 5 }

/** Callers kept in memory; a flood of more uses no more memory. */
const KEPT_CALLERS = 50_000

/** Limits what one caller takes of the platform. */
export interface Budgets {
  /** @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds` */
  charge(operation: Operation, actor: Actor, address: string): void
  /**
   * Calculates totals and charges the time to their caller.
   *
   * @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds`, before anything is calculated
   */
  timed<T>(actor: Actor, address: string, work: () => Promise<T>): Promise<T>
}

/** No limits. */
export const NO_BUDGETS: Budgets = { charge: () => {}, timed: (_actor, _address, work) => work() }

/** Counts in memory, per process, because the work of a process is what is limited. */
export const createBudgets = (clock: Clock): Budgets => {
  const levels = createBounded<{ level: number; at: number }>(KEPT_CALLERS)

  const levelOf = (key: string, { atOnce, perSecond }: Budget): number => {
    const known = levels.get(key)
    const restored = known ? (Math.max(0, clock.now() - known.at) / 1000) * perSecond : 0
    return Math.min(atOnce, (known?.level ?? atOnce) + restored)
  }

  /** @returns the rest of a budget, if there is enough for one more */
  const leftOf = (key: string, budget: Budget): number => {
    const level = levelOf(key, budget)
    if (level >= 1) return level
    const retryAfterSeconds = Math.max(1, Math.ceil((1 - level) / budget.perSecond))
    throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }

  const take = (key: string, budget: Budget): void =>
    levels.set(key, { level: leftOf(key, budget) - 1, at: clock.now() })

  return {
    charge: (operation, actor, address) => {
      const charge = chargeOf(operation)
      if (!charge) return
      const network = networkOf(address)
      const isOwnServer = isPrivateNetwork(network)
      const caller = callerOf(actor)
      if (caller === 'trusted') return
      // The shop's own server searches for everyone who only browses, as one visitor.
      if (charge === 'search' && isOwnServer) return
      if (caller !== undefined) take(`${charge} ${caller}`, BUDGETS[charge])
      if (isOwnServer) return
      if (caller === undefined) take(`${charge} ${network}`, BUDGETS[charge])
      if (charge === 'creation') take(`creations ${network}`, CREATIONS_OF_A_NETWORK)
    },

    timed: async (actor, address, work) => {
      const network = networkOf(address)
      const caller = callerOf(actor) ?? (isPrivateNetwork(network) ? 'trusted' : network)
      if (caller === 'trusted') return work()
      const key = `totals time ${caller}`
      leftOf(key, TOTALS_MS)
      const startedAt = clock.now()
      try {
        return await work()
      } finally {
        const now = clock.now()
        const tookMs = Math.max(0, now - startedAt)
        levels.set(key, { level: levelOf(key, TOTALS_MS) - tookMs, at: now })
      }
    },
  }
}

/** Returns a caller's name, from facts the server itself knows. Apps and the shop's staff have no limits. */
const callerOf = (actor: Actor): string | 'trusted' | undefined => {
  switch (actor.type) {
    case 'UNKNOWN':
      return undefined
    case 'WIX_USER':
      return 'trusted'
    case 'APP':
      return actor.through ? principalOf(actor.through) : 'trusted'
    default:
      return principalOf(actor)
  }
}
