import { createBounded } from '../../../floor/bounded.ts'
import { isPrivateNetwork, networkOf } from '../../../floor/callers/network.ts'
import type { Clock } from '../../../floor/clock.ts'
import { fail } from '../../../floor/failure.ts'

/** New visitors per network and minute. */
const MOST_VISITORS = 60
const WINDOW_MS = 60_000

/** Networks kept in memory; a flood from more networks uses no more rows or memory. */
const KEPT_NETWORKS = 20_000

/** Admits a new visitor. @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds` */
export type LimitVisitors = (address: string) => void

/**
 * Limits how many visitors a network starts. Existing visitors may renew as often as they like. A caller on
 * the same machine or private network is the shop's own server, which speaks for all its visitors.
 */
export const createLimitVisitors = (clock: Clock): LimitVisitors => {
  const counted = createBounded<{ startedAt: number; visitors: number }>(KEPT_NETWORKS)
  return (address) => {
    const network = networkOf(address)
    if (isPrivateNetwork(network)) return
    const now = clock.now()
    const known = counted.get(network)
    const window = known && now - known.startedAt < WINDOW_MS ? known : { startedAt: now, visitors: 0 }
    if (window.visitors >= MOST_VISITORS)
      throw fail('TOO_MANY_REQUESTS', {
        retryAfterSeconds: Math.max(1, Math.ceil((window.startedAt + WINDOW_MS - now) / 1000)),
      })
    counted.set(network, { ...window, visitors: window.visitors + 1 })
  }
}
