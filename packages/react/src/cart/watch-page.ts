import type { CartStore } from './cart-store.ts'

const CHANNEL = 'vitrine.cart'

/**
 * Reads the cart again when somebody may have changed it: on return to the tab, where a buyer may have paid in another
 * one; when another tab says so; when a page comes back out of the back/forward cache; when the network is back.
 * What waits to be sent goes out when the page is left. The channel is closed while the page is hidden away, since an open one keeps pages out of that cache.
 *
 * @returns what ends it
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
      // Who has no cart gets none by being looked at.
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
