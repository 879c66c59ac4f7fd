import { createBounded } from '../../../floor/bounded.ts'
import { isPrivateNetwork } from '../../../floor/callers/network.ts'
import type { Clock } from '../../../floor/clock.ts'
import { type Failure, fail } from '../../../floor/failure.ts'
import { createFairQueue } from '../../../floor/turns/fair-queue.ts'

/** Creates pictures: equal ones once, networks in turn, each within its budget. */
export interface RenderTurns {
  /**
   * @param key - calls with the same key share the work while it waits or runs
   * @param network - whose turn and budget it uses; undefined for the platform's own work
   * @throws {Failure} TOO_MANY_REQUESTS when the network has used up its budget or has too much waiting,
   * SERVICE_UNAVAILABLE when too many pictures wait in total
   */
  run<T>(key: string, network: string | undefined, work: () => Promise<T>): Promise<T>
}

/** Each uses a core for much of a second, and memory for the whole picture if it can't be read in lines. */
const AT_ONCE = 2
/** One network always leaves a place for another. */
const AT_ONCE_OF_ONE = 1
const WAITING_OF_ONE = 100
const WAITING = 400

/** The work a network may request at once, and how much of it refills per second: half a processor. */
export const BUDGET_MS = 20_000
export const BUDGET_BACK = 0.5

const KEPT_NETWORKS = 20_000

/** The name for the platform's own work. */
const OWN = ''

export const createRenderTurns = (
  clock: Clock,
  isLimited: boolean,
  elapsed: () => number = () => performance.now(),
): RenderTurns => {
  const queue = createFairQueue({
    ...{ atOnce: AT_ONCE, waitingOfOne: WAITING_OF_ONE, waiting: WAITING },
    atOnceOf: (who) => (who === OWN || isPrivateNetwork(who) ? AT_ONCE : AT_ONCE_OF_ONE),
    refuse: (which) => (which === 'one' ? tooMany(1) : fail('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 })),
  })
  const flights = new Map<string, Flight>()
  const budgets = createBounded<{ left: number; at: number }>(KEPT_NETWORKS)

  const leftOf = (network: string): number => {
    const known = budgets.get(network)
    if (!known) return BUDGET_MS
    return Math.min(BUDGET_MS, known.left + Math.max(0, clock.now() - known.at) * BUDGET_BACK)
  }
  const isCharged = (network: string | undefined): network is string =>
    isLimited && network !== undefined && !isPrivateNetwork(network)

  const assertLeft = (network: string): void => {
    const left = leftOf(network)
    if (left <= 0) throw tooMany(Math.ceil((1 - left) / BUDGET_BACK / 1000))
  }

  const flightOf = (key: string, network: string | undefined, work: () => Promise<unknown>): Flight => {
    const known = flights.get(key)
    if (known) return known
    const flight = createFlight(async () => {
      const startedAt = elapsed()
      try {
        return await work()
      } finally {
        flights.delete(key)
        if (isCharged(network))
          budgets.set(network, { left: leftOf(network) - (elapsed() - startedAt), at: clock.now() })
      }
    })
    flights.set(key, flight)
    return flight
  }

  return {
    run: async <T>(key: string, network: string | undefined, work: () => Promise<T>): Promise<T> => {
      if (isCharged(network)) assertLeft(network)
      const flight = flightOf(key, network, work)
      // Everyone who joins takes a turn as well: work starts with the first turn of all who wait for it.
      flight.waits++
      const turn = queue.run(network ?? OWN, () => flight.begin())
      try {
        return (await Promise.race([flight.done, turn])) as T // callers with the same key share the work
      } finally {
        flight.waits--
        if (flight.waits === 0 && !flight.hasBegun()) flights.delete(key)
        turn.catch(() => undefined)
      }
    },
  }
}

/** Work that the first caller starts and the others share. */
interface Flight {
  waits: number
  readonly done: Promise<unknown>
  begin(): Promise<unknown>
  hasBegun(): boolean
}

const createFlight = (work: () => Promise<unknown>): Flight => {
  const { promise: done, resolve, reject } = deferred()
  done.catch(() => undefined)
  let hasBegun = false
  return {
    waits: 0,
    done,
    begin: () => {
      if (!hasBegun) {
        hasBegun = true
        work().then(resolve, reject)
      }
      return done
    },
    hasBegun: () => hasBegun,
  }
}

const deferred = () => {
  let resolve: (value: unknown) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<unknown>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const tooMany = (retryAfterSeconds: number): Failure => fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
