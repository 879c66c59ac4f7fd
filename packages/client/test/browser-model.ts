import type { TokenStorage } from '../src/auth/tokens.ts'
import type { Channel } from '../src/session/shared.ts'

/** A tab of a site: its view of the site's storage, and its end of the site's channel. */
export interface Tab {
  readonly isOpen: boolean
  readonly storage: TokenStorage
  readonly channel: Channel
  /** Resolves as the work does while the tab is open; of a closed one nothing is heard. */
  whileOpen<T>(work: () => Promise<T>): Promise<T>
  /** Ends the tab in the middle of whatever it does. */
  close(): void
}

/**
 * A browser with a process for each tab: what one stores or says, the others read and hear a moment later.
 *
 * @param storageLagMs - until what one tab has stored can be read by others
 * @param channelDelayMs - of a message, in turn
 */
export const createBrowser = (storageLagMs = 0, channelDelayMs: () => number = () => 0) => {
  const ends = new Set<Channel>()
  const views = new Set<(text: string) => void>()
  let latest: string | undefined

  const store = (text: string) => {
    latest = text
    for (const view of views) view(text)
  }

  return {
    openTab(): Tab {
      let isOpen = true
      let held = latest
      const listeners = new Set<() => void>()
      const view = (text: string) => {
        if (held === text) return
        held = text
        for (const listener of listeners) listener()
      }
      const channel: Channel = {
        onmessage: null,
        postMessage(data) {
          if (!isOpen) return
          if (!ends.has(channel)) throw new DOMException('The channel is closed', 'InvalidStateError')
          const hear = (other: Channel) =>
            ends.has(other) && other.onmessage?.(new MessageEvent('message', { data }))
          for (const other of ends) if (other !== channel) setTimeout(hear, channelDelayMs(), other)
        },
        close: () => ends.delete(channel),
      }
      ends.add(channel)
      views.add(view)
      return {
        get isOpen() {
          return isOpen
        },
        channel,
        storage: {
          getTokens: () => (held ? JSON.parse(held) : undefined),
          setTokens(tokens) {
            if (!isOpen) return
            held = JSON.stringify(tokens)
            if (storageLagMs) setTimeout(store, storageLagMs, held)
            else store(held)
          },
          subscribe(listener) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        whileOpen: (work) =>
          new Promise((resolve, reject) => {
            if (!isOpen) return
            work().then(
              (result) => isOpen && resolve(result),
              (error) => isOpen && reject(error),
            )
          }),
        close() {
          isOpen = false
          ends.delete(channel)
          views.delete(view)
        },
      }
    },
  }
}
