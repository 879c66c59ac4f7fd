import type { CartStore } from './cart-store.ts'

const CHANNEL = 'vitrine.cart'

/**
 * Reads the cart again when it may have changed: on return to the tab, because the buyer may have paid in
 * another one; when another tab says so; when a page comes out of the back/forward cache; when the network
 * returns. Pending changes are sent when the page is left. The channel is closed while the page is hidden,
 * because an open one keeps pages out of that cache.
 * @returns a function that stops watching
 * @example const stop = watchPage(store)
 */
export function watchPage(store: CartStore): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let channel: BroadcastChannel | undefined
  const refresh = () => void store.refresh()
  const open = () => {
    channel = globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL)
    channel?.addEventListener('message', refresh)
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }

  open()
  store.setOnline(navigator.onLine)
  addEventListener('online', () => store.setOnline(true), { signal })
  addEventListener('offline', () => store.setOnline(false), { signal })
  addEventListener(
    'pagehide',
    () => {
      store.flush()
      close()
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      open()
      refresh()
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      // A visitor without a cart doesn't get one by looking.
      if (document.visibilityState === 'visible' && store.getState().settled) refresh()
    },
    { signal },
  )
  const stopTelling = store.onCarriedOut(() => channel?.postMessage('changed'))
  return () => {
    ending.abort()
    stopTelling()
    close()
  }
}
