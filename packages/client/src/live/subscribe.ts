import type { LiveChange, LiveTopic } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import type { CommerceError } from '../http/error.ts'
import { failureOf } from '../http/error.ts'
import { routeOf } from '../http/route.ts'
import { messagesOf, type StreamNotes } from './messages.ts'
import { pausing } from './pausing.ts'

/** How changes reach the subscriber: through the stream, by polling, or not at the moment. */
export type LiveState = 'connecting' | 'live' | 'polling' | 'closed'

/** What to listen for, and what to do when it happens. */
export interface SubscribeOptions {
  /** At least one. Storefronts can listen for CART and CATALOG. */
  topics: readonly LiveTopic[]
  /** Called for every change, in order. The same change can come twice. */
  onChange(change: LiveChange): void
  /** Called when changes are missing, so that everything must be read again. */
  onReset?(): void
  /** Called when the state changes. */
  onState?(state: LiveState): void
  /** Called when the platform refuses for good, such as with `PERMISSION_DENIED`. The subscription is then closed. */
  onRefused?(error: CommerceError): void
  /** Ends the subscription when it aborts. */
  signal?: AbortSignal
  /** Where to continue: the `cursor` of an earlier subscription. Default: now. */
  cursor?: string
  /** How often to poll while no stream gets through, in milliseconds; default 15,000. */
  pollEveryMs?: number
  /**
   * The longest pause between attempts while the platform can't be reached, in milliseconds; default 30,000. A
   * server that listens for all of its visitors can afford a shorter one.
   */
  longestPauseMs?: number
  /**
   * The address of a server of yours that relays the changes; its stream is at `/live` below it. Default: the
   * platform's own address.
   */
  path?: string
}

/** A running subscription. */
export interface Subscription {
  /** Where to continue later; undefined before the first answer. */
  readonly cursor: string | undefined
  /** Ends it. */
  close(): void
}

/** The parts of a client that a subscription uses. */
export interface LiveClient {
  fetch(relativeUrl: string, init?: RequestInit): Promise<Response>
}

/** The platform shows every 20 seconds that a stream is alive. */
const SILENT_MS = 50_000
/** After this many failures in a row, the client polls for changes and retries the stream from time to time. */
const MOST_STREAM_FAILURES = 2
const POLLS_PER_TRY = 4

/**
 * Subscribes to changes of carts, products and more as they happen, until it is closed. After a break it reconnects
 * and continues where it left off, with longer pauses each time. It polls if no stream gets through.
 * @throws {TypeError} without a client, topics or `onChange`
 * @example
 * const subscription = subscribe(client, {
 *   topics: ['CART', 'CATALOG'],
 *   onChange: ({ entity, id }) => entity === 'product' && reload(id),
 *   onReset: reloadAll,
 * })
 */
export function subscribe(client: LiveClient, options: SubscribeOptions): Subscription {
  const { topics, onChange, onReset, onState, onRefused } = options
  const { pollEveryMs = 15_000, longestPauseMs = 30_000 } = options
  if (typeof client?.fetch !== 'function' || !Array.isArray(topics) || typeof onChange !== 'function')
    throw new TypeError('subscribe needs a client, topics and onChange')
  const closing = new AbortController()
  const { signal } = closing
  options.signal?.addEventListener('abort', () => closing.abort(), { signal })
  if (options.signal?.aborted) closing.abort()
  const [, , base, path] = routeOf(operations.listChanges)
  const live = routeOf(operations.watchChanges)[3].slice(path.length)
  const address = options.path ?? base + path
  const notes: StreamNotes = { ...(options.cursor && { id: options.cursor }) }
  const pause = pausing(signal, longestPauseMs)
  let failures = 0
  let streamFailures = 0
  let state: LiveState | undefined

  const enter = (next: LiveState) => {
    if (state === next) return
    state = next
    onState?.(next)
  }

  const ask = async (query: string, init: RequestInit, suffix = ''): Promise<Response> => {
    const named = topics.map((topic) => `topics=${encodeURIComponent(topic)}`).join('&')
    const response = await client.fetch(`${address}${suffix}?${named}${query}`, init)
    if (response.status !== 200) throw await refusalOf(response)
    return response
  }

  const watch = async (): Promise<void> => {
    const reading = new AbortController()
    const stop = () => reading.abort()
    signal.addEventListener('abort', stop)
    let silence: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(silence)
      silence = setTimeout(stop, SILENT_MS)
    }
    try {
      alive()
      const headers = { Accept: 'text/event-stream', ...(notes.id && { 'Last-Event-ID': notes.id }) }
      const { body } = await ask('', { headers, signal: reading.signal, cache: 'no-store' }, live)
      if (!body) throw new TypeError('The answer is no stream')
      for await (const { event, data } of messagesOf(body, notes, alive)) {
        if (event === 'ready') {
          failures = streamFailures = 0
          enter('live')
        }
        if (event === 'reset') tell(() => onReset?.())
        if (event === 'change') tell(() => onChange(JSON.parse(data)))
      }
    } finally {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
      reading.abort()
    }
  }

  const poll = async (): Promise<void> => {
    for (let hasMore = true; hasMore; ) {
      const query = notes.id ? `&cursor=${encodeURIComponent(notes.id)}` : ''
      const answer = await (await ask(query, { signal, cache: 'no-store' })).json()
      failures = 0
      enter('polling')
      notes.id = answer.cursor
      if (answer.isReset) tell(() => onReset?.())
      for (const change of answer.changes) tell(() => onChange(change))
      hasMore = answer.hasMore
    }
  }

  /** Returns how long to wait before the next attempt. */
  const attempt = async (count: number): Promise<number> => {
    const isPolling = streamFailures >= MOST_STREAM_FAILURES && count % POLLS_PER_TRY !== 0
    try {
      await (isPolling ? poll() : watch())
      // The platform ended the stream: it restarts, or the token has to be renewed.
      return isPolling ? pollEveryMs : pause.soon(notes.retryMs)
    } catch (error) {
      if (isRefusal(error)) throw error
      failures++
      // If nothing gets through, streams aren't the problem.
      streamFailures = isPolling ? 0 : streamFailures + 1
      if (state === 'live' && !signal.aborted) enter('connecting')
      return pause.after(failures, notes.retryMs, waitIn(error))
    }
  }

  const run = async (): Promise<void> => {
    enter('connecting')
    try {
      for (let count = 0; !signal.aborted; count++) await pause.wait(await attempt(count))
    } catch (error) {
      if (isRefusal(error) && !signal.aborted) onRefused?.(error)
    } finally {
      enter('closed')
      closing.abort()
    }
  }
  void run()

  return {
    get cursor() {
      return notes.id
    },
    close: () => closing.abort(),
  }
}

/** A mistake in a callback doesn't end the subscription; it shows up as an unhandled rejection. */
const tell = (callback: () => void): void => {
  try {
    callback()
  } catch (error) {
    void Promise.reject(error)
  }
}

/** The error of an answer that isn't 200. */
const refusalOf = async (response: Response): Promise<CommerceError> => {
  const said: unknown = await response.json().catch(() => undefined)
  const after = Number(response.headers.get('retry-after'))
  const error = failureOf({ response, said })
  return after > 0 ? Object.assign(error, { retryAfterSeconds: after }) : error
}

const isRefusal = (error: unknown): error is CommerceError =>
  typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === false

const waitIn = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'retryAfterSeconds' in error
    ? Number(error.retryAfterSeconds) * 1000
    : undefined
