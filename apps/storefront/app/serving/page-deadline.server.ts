import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a page waits for the platform in total, across all requests and retries. */
const PAGE_MS = 2500

const deadline = new AsyncLocalStorage<AbortSignal>()

/** Runs a request. If it only reads a page, a hanging platform doesn't hold it up for long. */
export const withinDeadline = <Result>({ method }: Request, work: () => Result): Result =>
  method === 'GET' || method === 'HEAD' ? deadline.run(AbortSignal.timeout(PAGE_MS), work) : work()

/** `fetch` that gives up at the deadline of the page it is for. */
export const fetchInTime: typeof fetch = async (input, init) => {
  const first = new AbortController() // edge runtimes have no AbortSignal.any
  for (const limit of [deadline.getStore(), init?.signal]) {
    if (limit?.aborted) throw limit.reason
    limit?.addEventListener('abort', () => first.abort(limit.reason), { signal: first.signal })
  }
  return fetch(input, { ...init, signal: first.signal })
}
