import type { FastifyBaseLogger } from 'fastify'

/** Background work. */
export interface Worker {
  /** Does the pending work; concurrent calls count as one. */
  work(): Promise<void>
  /** Stops after the current step. */
  stop(): Promise<void>
}

/**
 * Creates background work that runs once at a time.
 * @param failure - logged when the work fails
 * @param doPending - does what is pending; ends early when its signal aborts
 */
export const createWorker = (
  logger: Pick<FastifyBaseLogger, 'error'>,
  failure: string,
  doPending: (stopping: AbortSignal) => Promise<void>,
): Worker => {
  const stopping = new AbortController()
  let working: Promise<void> | undefined
  return {
    work: () => {
      working ??= doPending(stopping.signal)
        .catch((error) => logger.error({ err: error }, failure))
        .finally(() => {
          working = undefined
        })
      return working
    },
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
