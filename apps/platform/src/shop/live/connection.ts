import type { LiveTopic } from '@vitrine/contract'
import type { EventSink } from '../../floor/http/event-stream.ts'
import type { Cursors } from './cursors.ts'
import type { Feed, Listener } from './feed.ts'
import type { Message } from './messages.ts'
import type { Ears } from './topics.ts'

/** One open stream. */
export interface Connection {
  readonly ears: Ears
  readonly topics: readonly LiveTopic[]
  /** Proves who listens; checked repeatedly while the stream is open. */
  readonly proof: { readonly authorization?: string; readonly 'wix-site-id'?: string }
  /** Shows that the stream is alive, and how far it has got. */
  beat(): void
  /** Ends the stream, with the error that the next call would get. */
  end(code?: string): void
}

/** When more happens at once, a listener gets a reset and reads everything again. */
const MOST_AT_ONCE = 100
/** How long clients wait before they come again, unless they know better. */
const RETRY_MS = 3_000

export interface ConnectionParts {
  readonly feed: Feed
  readonly cursors: Cursors
  readonly sink: EventSink
}

/**
 * Writes a stream: `ready`, then what was missed since a place, then every `change` as it happens. `reset` means
 * that changes are missing, `end` that the listener has lost access.
 */
export const openConnection = (
  { feed, cursors, sink }: ConnectionParts,
  about: Pick<Connection, 'ears' | 'topics' | 'proof'>,
): Connection & { readonly start: (from: number | 'now' | 'unknown') => Promise<void> } => {
  const { siteId } = about.ears
  let place = 0
  let isOpen = true
  let isJoined = false

  const idAt = (at: number): string => `id: ${cursors.write(siteId, at)}\n`
  const writeEvent = (event: string, at: number): void => {
    place = at
    sink.write(`${idAt(at)}event: ${event}\ndata: {}\n\n`)
  }
  const hear = (messages: readonly Message[]): void => {
    const last = messages.at(-1)
    if (!last) return
    place = last.place
    if (messages.length > MOST_AT_ONCE) writeEvent('reset', last.place)
    else sink.write(messages.map((message) => textOf(message, idAt)).join(''))
  }
  const listener: Listener = { ...about.ears, hear }

  sink.whenClosed(() => {
    isOpen = false
    feed.leave(listener)
  })

  return {
    ...about,
    beat: () => sink.write(`:\n${idAt(isJoined ? feed.place() : place)}\n`),
    end: (code) => {
      if (code !== undefined) sink.write(`event: end\ndata: ${JSON.stringify({ code })}\n\n`)
      sink.end()
    },
    start: async (from) => {
      sink.write(`retry: ${RETRY_MS}\n\n`)
      let newest = await feed.advance()
      let at = typeof from === 'number' ? from : newest
      writeEvent(from === 'unknown' ? 'reset' : 'ready', at)
      for (;;) {
        if (!isOpen) return
        isJoined = feed.join(listener, at)
        if (isJoined) return
        newest = await feed.advance()
        const missed = await feed.missed(about.ears, at, newest)
        if (missed) hear(missed.messages)
        else writeEvent('reset', newest)
        at = missed?.place ?? newest
        await sink.drained()
      }
    },
  }
}

const texts = new WeakMap<Message, string>()

/** Written once for all listeners. */
const textOf = (message: Message, idAt: (place: number) => string): string => {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = `${idAt(message.place)}event: change\ndata: ${JSON.stringify(message.change)}\n\n`
  texts.set(message, text)
  return text
}
