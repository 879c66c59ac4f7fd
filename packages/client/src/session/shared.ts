import type { TokenStorage } from '../auth/tokens.ts'
import { randomText } from '../http/random-text.ts'

/** The part of a BroadcastChannel in use. */
export interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

/** How tabs find each other. */
export interface SharedOptions {
  /** Name of the channel; default `vitrine.tokens`. */
  name?: string
  /** Replaces the BroadcastChannel of that name. */
  channel?: Channel
}

/** The messages between tabs. Tokens never travel: they are in the storage. */
type Message =
  /** I want to renew; the tab with the smallest id does. */
  | { about: 'renewing'; id: string; isAnswer?: boolean }
  /** The tokens in the storage changed. */
  | { about: 'changed' }

/** How long other tabs have to say that they want to renew too. */
const SETTLE_MS = 40
/**
 * How often a waiting tab checks that the other one is still alive: browsers freeze and close tabs silently.
 */
const ASK_MS = 1_000
/**
 * How many checks before it gives up on a tab that is alive but makes no progress, such as a throttled
 * background tab.
 */
const MOST_ASKED = 4
/** How long tokens stored by another tab may take to arrive here: browsers deliver messages first. */
const ARRIVAL_MS = 500

/**
 * Lets one tab of a site renew the tokens for all of them, and tells each tab when tokens change. If that tab
 * is closed or frozen, another takes over. Only speed depends on it: a tab that hears nothing renews by
 * itself, and the storage decides.
 * @param storage - shared by the tabs, such as `localStorageTokens()`
 * @throws {TypeError} without a storage, once it is used
 * @example
 * const auth = OAuthStrategy({ clientId, tokenStorage: sharedTokens(localStorageTokens()) })
 */
export function sharedTokens(storage: TokenStorage, options: SharedOptions = {}): TokenStorage {
  const channel: Channel = options.channel ?? new BroadcastChannel(options.name ?? 'vitrine.tokens')
  const listeners = new Set<(message: Message) => void>()
  let renewing: string | undefined
  let changes = 0
  let isDisposed = false

  const say = (message: Message) => {
    // A page that disposes of its client may still have calls in flight.
    if (!isDisposed) channel.postMessage(message)
  }
  channel.onmessage = ({ data }) => {
    if (data.about === 'changed') changes++
    for (const listener of listeners) listener(data)
    // Tells a tab that asks later that this one is renewing.
    const { about, id, isAnswer } = data
    if (about === 'renewing' && !isAnswer && renewing && renewing < id)
      say({ about: 'renewing', id: renewing, isAnswer: true })
  }

  /** Resolves with true when a matching message arrives, with false on timeout. */
  const heard = (fits: (message: Message) => boolean, withinMs: number) =>
    new Promise<boolean>((resolve) => {
      const end = (isHeard: boolean) => {
        clearTimeout(timer)
        listeners.delete(listener)
        resolve(isHeard)
      }
      const listener = (message: Message) => {
        if (fits(message)) end(true)
      }
      const timer = setTimeout(end, withinMs, false)
      listeners.add(listener)
    })

  const stored = () => {
    try {
      return JSON.stringify(storage.getTokens())
    } catch {
      return undefined
    }
  }
  const otherThan = async (before: string | undefined) => {
    for (let waitedMs = 0; stored() === before && waitedMs < ARRIVAL_MS; waitedMs += 5)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }

  return {
    getTokens: () => storage.getTokens(),
    setTokens(tokens) {
      const written = storage.setTokens(tokens)
      say({ about: 'changed' })
      return written
    },
    async renewOnce(renew) {
      const id = `${Date.now()}`.padStart(15, '0') + randomText(8)
      renewing = id
      const [before, changesBefore] = [stored(), changes]
      let passedOver = ''
      let first = id
      /** Remembers the tab with the smallest id among those alive. */
      const note = (message: Message) => {
        if (message.about === 'renewing' && message.id > passedOver && message.id < first) first = message.id
      }
      const isSecond = () => first !== id
      listeners.add(note)
      try {
        for (let asked = 0, leader = ''; changes === changesBefore; leader = first) {
          first = id
          say({ about: 'renewing', id })
          // A busy page runs all its tasks late: process the messages that arrived meanwhile first.
          if (!(await heard(isSecond, SETTLE_MS)) && !(await heard(isSecond, 0))) break
          if (changes === changesBefore) await heard(({ about }) => about === 'changed', ASK_MS)
          asked = first === leader ? asked + 1 : 1
          if (asked === MOST_ASKED) passedOver = first
        }
        if (changes !== changesBefore) await otherThan(before)
        return await renew()
      } finally {
        listeners.delete(note)
        renewing = undefined
      }
    },
    subscribe(changed) {
      const listener = ({ about }: Message) => {
        if (about === 'changed') changed()
      }
      listeners.add(listener)
      const unsubscribe = storage.subscribe?.(changed)
      return () => {
        listeners.delete(listener)
        unsubscribe?.()
      }
    },
    dispose() {
      isDisposed = true
      channel.close()
      storage.dispose?.()
    },
  }
}
