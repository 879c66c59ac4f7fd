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
  /** Stops the tab in the middle of whatever it does; `thaw` lets it go on with all that came meanwhile. */
  freeze(): void
  thaw(): void
}

/**
 * A browser with a process for each tab: what one stores or says, the others read and hear a moment later.
 *
 * @param storageLagMs - until what one tab has stored can be read by others
 * @param channelDelayMs - of a message, in turn
 */
export const createBrowser = (storageLagMs = 0, channelDelayMs: () => number = () => 0) => {
  const ends = new Map<Channel, (data: unknown) => void>()
  const views = new Set<(text: string) => void>()
  let latest: string | undefined

  const store = (text: string) => {
    latest = text
    for (const view of views) view(text)
  }

  return {
    openTab(): Tab {
      let isOpen = true
      /** What is to be done once the tab is no longer frozen; undefined while it is not. */
      let kept: (() => void)[] | undefined
      const whenAwake = (task: () => void) => (kept ? void kept.push(task) : task())
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
          whenAwake(() => {
            for (const [other, deliver] of ends)
              if (other !== channel) setTimeout(deliver, channelDelayMs(), data)
          })
        },
        close: () => ends.delete(channel),
      }
      ends.set(channel, (data) =>
        whenAwake(() => {
          if (ends.has(channel)) channel.onmessage?.(new MessageEvent('message', { data }))
        }),
      )
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
              (result) => whenAwake(() => isOpen && resolve(result)),
              (error) => whenAwake(() => isOpen && reject(error)),
            )
          }),
        freeze() {
          kept ??= []
        },
        thaw() {
          const tasks = kept ?? []
          kept = undefined
          for (const task of tasks) task()
        },
        close() {
          isOpen = false
          ends.delete(channel)
          views.delete(view)
        },
      }
    },
  }
}
