import { AsyncLocalStorage } from 'node:async_hooks'
import { settings } from '../settings.server.ts'

const current = new AsyncLocalStorage<symbol>()

/** The owner of one request's objects. */
export interface Ownership {
  /** Runs the whole request. */
  run<Result>(work: () => Result): Result
  /**
   * Wraps a request's transport so that it refuses calls from other requests.
   * @throws {Error} for a call from another request, and logs it
   */
  only(send: typeof fetch): typeof fetch
}

const NOBODYS: Ownership = { run: (work) => work(), only: (send) => send }

/**
 * Detects objects of one request, such as its visitor's client with tokens, that another request reuses by
 * mistake and would act for the wrong person. Off in production because it costs time.
 */
export function ownedByRequest(): Ownership {
  if (settings.isProduction) return NOBODYS
  const owner = Symbol('request')
  return {
    run: (work) => current.run(owner, work),
    only: (send) => async (input, init) => {
      if (current.getStore() === owner) return send(input, init)
      const leak = new Error(
        'A client made for one request is used by another and would act for its visitor.',
      )
      console.error(leak)
      throw leak
    },
  }
}
