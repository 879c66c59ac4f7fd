import { AsyncLocalStorage } from 'node:async_hooks'
import { settings } from './settings.server.ts'

const current = new AsyncLocalStorage<symbol>()

/** What belongs to one request alone. */
export interface Ownership {
  /** Runs all that the request does. */
  run<Result>(work: () => Result): Result
  /**
   * Refuses calls of other requests, in what the request's client sends by.
   *
   * @throws {Error} by a call out of another request, and says so in the log
   */
  only(send: typeof fetch): typeof fetch
}

const NOBODYS: Ownership = { run: (work) => work(), only: (send) => send }

/**
 * Watches over what is made for one request, such as its visitor's client with their tokens: kept by mistake where another
 * request finds it, it would act for the wrong person. In production nothing is watched, since it costs time.
 */
export function ownedByRequest(isWatched = !settings.isProduction): Ownership {
  if (!isWatched) return NOBODYS
  const owner = Symbol('request')
  return {
    run: (work) => current.run(owner, work),
    only: (send) => async (input, init) => {
      if (current.getStore() === owner) return send(input, init)
      const leak = new Error(
        'A client that was made for one request is used by another, and acts for its visitor.',
      )
      console.error(leak)
      throw leak
    },
  }
}
