import { type Actor, principalOf } from '../../callers/actor.ts'
import { networkOf } from '../../callers/network.ts'
import { fail } from '../../failure.ts'
import { createFairQueue } from '../../turns/fair-queue.ts'
import { oneTurn } from '../../turns/one-turn.ts'

/** Runs a call when its caller's turn comes. */
export type InTurn = <T>(actor: Actor, address: string, work: () => Promise<T>) => Promise<T>

/**
 * The totals of a large cart block for tens of milliseconds. One per turn of the event loop lets others in
 * between.
 */
const AT_ONCE = 1
const WAITING_OF_ONE = 50
const WAITING = 500

/** Creates the queue for totals. Callers take turns, no matter how many calls each has made. */
export const createTotalsInTurn = (): InTurn => {
  const queue = createFairQueue({
    ...{ atOnce: AT_ONCE, waitingOfOne: WAITING_OF_ONE, waiting: WAITING, pause: oneTurn },
    refuse: (which) =>
      which === 'one'
        ? fail('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
        : fail('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 }),
  })
  return (actor, address, work) =>
    queue.run(actor.type === 'NOBODY' ? networkOf(address) : principalOf(actor), work)
}
