import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a page waits for a platform that is silent. */
const SILENCE_MS = 2500

/** How long a page waits in total for a platform that answers slowly. */
const LONGEST_MS = 8000

interface Deadline {
  readonly signal: AbortSignal
  /** Rejects at the deadline. */
  readonly over: Promise<never>
  /** Postpones the deadline, because the platform has answered. */
  heard(): void
}

const deadlines = new AsyncLocalStorage<Deadline>()

/** Runs a request. If it only reads a page, a hanging platform doesn't hold it up for long. */
export const withinDeadline = <Result>({ method }: Request, work: () => Result): Result =>
  method === 'GET' || method === 'HEAD' ? deadlines.run(createDeadline(), work) : work()

function createDeadline(): Deadline {
  const page = new AbortController()
  const latest = performance.now() + LONGEST_MS
  let heardAt = performance.now()
  const watch = (waitMs: number): void => {
    const wait = AbortSignal.timeout(waitMs)
    wait.addEventListener('abort', () => {
      const leftMs = Math.min(heardAt + SILENCE_MS, latest) - performance.now()
      if (leftMs < 1) page.abort(wait.reason)
      else watch(Math.ceil(leftMs))
    })
  }
  watch(SILENCE_MS)
  const over = new Promise<never>((_, reject) => {
    page.signal.addEventListener('abort', () => reject(page.signal.reason))
  })
  over.catch(() => {}) // most pages are ready by then, so nothing waits for this promise
  return {
    ...{ signal: page.signal, over },
    heard() {
      heardAt = performance.now()
    },
  }
}

/** `fetch` that gives up at the deadline of the page it is for. */
export const fetchInTime: typeof fetch = async (input, init) => {
  const page = deadlines.getStore()
  const first = new AbortController() // edge runtimes have no AbortSignal.any
  for (const limit of [page?.signal, init?.signal]) {
    if (limit?.aborted) throw limit.reason
    limit?.addEventListener('abort', () => first.abort(limit.reason), { signal: first.signal })
  }
  const response = await fetch(input, { ...init, signal: first.signal })
  page?.heard()
  return response
}

/** Limits a transport that pages share: each waits until its own deadline, whichever page asked first. */
export const sharedInTime =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const page = deadlines.getStore()
    if (!page) return send(input, init)
    const response = await Promise.race([send(input, init), page.over])
    page.heard()
    return response
  }
