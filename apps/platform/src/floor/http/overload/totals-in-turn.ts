import { setTimeout as sleep } from 'node:timers/promises'
import { type Actor, principalOf } from '../../callers/actor.ts'
import { networkOf } from '../../callers/network.ts'
import { fail } from '../../failure.ts'
import { createFairQueue } from '../../turns/fair-queue.ts'
import { oneTurn } from '../../turns/one-turn.ts'

/** Runs a call when its caller's turn comes. */
export type InTurn = <T>(actor: Actor, address: string, work: () => Promise<T>) => Promise<T>

/**
 * The totals of a large cart block for tens of milliseconds. They are calculated one at a time, and after
 * each one the queue rests for as long as it took: another call needs several turns of the event loop, and
 * would otherwise wait for totals in every one of them.
 */
const AT_ONCE = 1
/** The longest rest. A calculation takes longer only if others were let in meanwhile. */
const LONGEST_REST_MS = 25
const WAITING_OF_ONE = 50
const WAITING = 500

/** Creates the queue for totals. Callers take turns, no matter how many calls each has made. */
export const createTotalsInTurn = (): InTurn => {
  let restsUntil = 0
  const pause = async () => {
    await oneTurn()
    const rest = restsUntil - performance.now()
    if (rest >= 1) await sleep(rest)
  }
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const begunAt = performance.now()
    try {
      return await work()
    } finally {
      const endedAt = performance.now()
      restsUntil = endedAt + Math.min(endedAt - begunAt, LONGEST_REST_MS)
    }
  }
  const queue = createFairQueue({
    ...{ atOnce: AT_ONCE, waitingOfOne: WAITING_OF_ONE, waiting: WAITING, pause },
    refuse: (which) =>
      which === 'one'
        ? fail('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
        : fail('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 }),
  })
  return (actor, address, work) =>
    queue.run(actor.type === 'UNKNOWN' ? networkOf(address) : principalOf(actor), () => timed(work))
}
