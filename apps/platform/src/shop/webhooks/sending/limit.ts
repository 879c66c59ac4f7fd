import type { ClientRequest } from 'node:http'

/** Ends a request that takes too long, or when sending stops. */
export interface Limit {
  request: ClientRequest | undefined
  /** Why it ended the request. */
  over: 'late' | 'stopped' | undefined
  /** The request has ended. */
  end(): void
}

/** What each signal stops. */
const underWay = new WeakMap<AbortSignal, Set<Limit>>()

/** Starts a limit. Signals made for each request, and listeners of its own, would cost as much as sending it. */
export const limitOf = (timeoutMs: number, stop: AbortSignal): Limit => {
  const others = stoppedBy(stop)
  const timer = setTimeout(() => giveUp(limit, 'late'), timeoutMs)
  const limit: Limit = {
    request: undefined,
    over: stop.aborted ? 'stopped' : undefined,
    end: () => {
      clearTimeout(timer)
      others.delete(limit)
    },
  }
  others.add(limit)
  return limit
}

const giveUp = (limit: Limit, why: 'late' | 'stopped'): void => {
  limit.over = why
  limit.request?.destroy(new Error('It was given up.'))
}

const stoppedBy = (stop: AbortSignal): Set<Limit> => {
  const known = underWay.get(stop)
  if (known) return known
  const limits = new Set<Limit>()
  underWay.set(stop, limits)
  stop.addEventListener('abort', () => {
    for (const limit of limits) giveUp(limit, 'stopped')
  })
  return limits
}
