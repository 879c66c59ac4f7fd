import type { FastifyInstance } from 'fastify'
import { fail } from '../../failure.ts'
import type { CallClass } from './call-class.ts'

/** How late the event loop may be, in milliseconds, before calls of a class are rejected; see `CallClass`. */
export const GIVEN_UP_AT: Readonly<Record<Exclude<CallClass, 'kept'>, number>> = {
  lists: 100,
  catalog: 200,
  carts: 400,
}

/** When to try again. Part of it is random, so that not everyone comes back at once. */
const SOONEST_SECONDS = 1
const SPREAD_SECONDS = 3

/** How often rejections are logged. */
const TELL_EVERY_MS = 5_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether and how early the call may be rejected under overload; default: never. */
    callClass?: CallClass
  }
}

/**
 * Rejects calls while the event loop is late, least important first, before anything is read.
 *
 * @param delayMs - how late the event loop is now
 * @param draw - a random number from 0 up to 1
 */
export const shedLoad = (
  app: FastifyInstance,
  delayMs: () => number,
  draw: () => number = Math.random,
): void => {
  let refused = 0
  let toldAt = 0
  app.addHook('onRequest', async (request) => {
    const { callClass = 'kept' } = request.routeOptions.config
    if (callClass === 'kept') return
    const delay = delayMs()
    if (delay < GIVEN_UP_AT[callClass]) return
    refused++
    const now = Date.now()
    if (now - toldAt >= TELL_EVERY_MS) {
      app.log.warn({ refused, delayMs: Math.round(delay) }, 'overloaded')
      refused = 0
      toldAt = now
    }
    const retryAfterSeconds = SOONEST_SECONDS + Math.floor(draw() * SPREAD_SECONDS)
    throw fail('SERVICE_UNAVAILABLE', { retryAfterSeconds })
  })
}
