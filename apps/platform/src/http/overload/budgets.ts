import type { Operation } from '@vitrine/contract'
import { createBounded } from '../../bounded.ts'
import type { Clock } from '../../clock.ts'
import { type Actor, principalOf } from '../../features/access/actor.ts'
import { isPrivateNetwork, networkOf } from '../../features/users/network.ts'
import { fail } from '../failure.ts'
import { type Charge, chargeOf } from './call-class.ts'

/** So many calls at once, and then so many a second. */
interface Budget {
  readonly atOnce: number
  readonly perSecond: number
}

/** What one visitor or member may ask for; of callers without a token, what one network may. */
export const BUDGETS: Readonly<Record<Charge, Budget>> = {
  /** A hundred writes a second to a cart are never refused. */
  write: { atOnce: 400, perSecond: 200 },
  totals: { atOnce: 60, perSecond: 20 },
  search: { atOnce: 300, perSecond: 100 },
  /** Checkouts, and carts beside the current one: each is a row that stays. */
  creation: { atOnce: 20, perSecond: 0.5 },
}

/** Visitors are easily made: all those of one network together create no more than this. */
export const CREATIONS_OF_A_NETWORK: Budget = { atOnce: 200, perSecond: 5 }

/** Callers kept in memory; a flood of more costs no more memory than this. */
const KEPT_CALLERS = 50_000

/** Limits what one caller takes of the platform. */
export interface Budgets {
  /** @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds` */
  charge(operation: Operation, actor: Actor, address: string): void
}

/** Budgets that are switched off. */
export const NO_BUDGETS: Budgets = { charge: () => {} }

/** Counts in memory, in each process by itself: what is limited is the work of a process. */
export const createBudgets = (clock: Clock): Budgets => {
  const levels = createBounded<{ level: number; at: number }>(KEPT_CALLERS)

  const take = (key: string, { atOnce, perSecond }: Budget): void => {
    const now = clock.now()
    const known = levels.get(key)
    const restored = known ? (Math.max(0, now - known.at) / 1000) * perSecond : 0
    const level = Math.min(atOnce, (known?.level ?? atOnce) + restored)
    if (level < 1)
      throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil((1 - level) / perSecond)) })
    levels.set(key, { level: level - 1, at: now })
  }

  return {
    charge: (operation, actor, address) => {
      const charge = chargeOf(operation)
      if (!charge) return
      const network = networkOf(address)
      const isOwnServer = isPrivateNetwork(network)
      const caller = callerOf(actor)
      if (caller === 'trusted') return
      // The shop's own server searches for everybody who only looks around, by one visitor.
      if (charge === 'search' && isOwnServer) return
      if (caller !== undefined) take(`${charge} ${caller}`, BUDGETS[charge])
      if (isOwnServer) return
      if (caller === undefined) take(`${charge} ${network}`, BUDGETS[charge])
      if (charge === 'creation') take(`creations ${network}`, CREATIONS_OF_A_NETWORK)
    },
  }
}

/** Names a caller by what the server itself knows of them. Programs and staff of the shop have no budget. */
const callerOf = (actor: Actor): string | 'trusted' | undefined => {
  switch (actor.type) {
    case 'NOBODY':
      return undefined
    case 'WIX_USER':
      return 'trusted'
    case 'APP':
      return actor.through ? principalOf(actor.through) : 'trusted'
    default:
      return principalOf(actor)
  }
}
