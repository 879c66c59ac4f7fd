import type { TokenStorage } from '../src/auth/tokens.ts'
import type { Channel } from '../src/session/shared.ts'

/** A tab of a site: its view of the site's storage, and its end of the site's channel. */
export interface Tab {
  readonly isOpen: boolean
  readonly storage: TokenStorage
  readonly channel: Channel
  /** Resolves with the work while the tab is open; a closed tab stays silent. */
  whileOpen<T>(work: () => Promise<T>): Promise<T>
  /** Closes the tab in the middle of its work. */
  close(): void
  /**
   * Freezes the tab in the middle of its work; `thaw` lets it continue with everything that arrived
   * meanwhile.
   */
  freeze(): void
  thaw(): void
}

/**
 * A browser with one process per tab: what one tab stores or sends, the others see a moment later.
 * @param storageLagMs - delay until others can read what a tab stored
 * @param channelDelayMs - delays of messages, in turn
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
      /** Work to do once the tab thaws; undefined while it isn't frozen. */
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
