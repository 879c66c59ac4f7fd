import type { Subscription } from './subscribe.ts'

/** How long a hidden page keeps its subscription: people who switch tabs often come back at once. */
const HIDDEN_MS = 5_000

/**
 * Keeps a subscription only while the page is visible: browsers allow few connections per host and
 * don't keep a page with an open one in their back/forward cache. When the page is shown again, it continues where
 * it left off.
 * @param open - subscribes; the cursor says where to continue
 * @returns a function that ends it
 * @example const stop = whileVisible((cursor) => subscribe(client, { topics: ['CART'], onChange, cursor }))
 */
export function whileVisible(open: (cursor: string | undefined) => Subscription): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let subscription: Subscription | undefined
  let cursor: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    subscription ??= open(cursor)
  }
  const stop = () => {
    clearTimeout(timer)
    cursor = subscription?.cursor ?? cursor
    subscription?.close()
    subscription = undefined
  }
  const look = () => {
    if (document.visibilityState === 'visible') start()
    else timer = setTimeout(stop, HIDDEN_MS)
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pagehide', stop, { signal })
  addEventListener('pageshow', look, { signal })
  if (document.visibilityState === 'visible') start()
  return () => {
    ending.abort()
    stop()
  }
}
