import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../floor/database/database.ts'
import { placesStore } from '../webhooks/sorting/places.store.ts'
import { type FindVisible, hears, type Message, messagesOf } from './messages.ts'
import type { Ears } from './topics.ts'

export interface FeedParts {
  readonly database: Database
  /** Gives the events that are visible now their places, and the webhooks that want them. */
  readonly sort: () => Promise<unknown>
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  readonly findVisible: FindVisible
}

/** Someone who listens in this process. */
export interface Listener extends Ears {
  /** Receives what happened, in order, in the turn in which it became known. */
  hear(messages: readonly Message[]): void
}

/** What happened after a place. */
export interface Missed {
  readonly messages: readonly Message[]
  /** The messages are complete up to this place. */
  readonly place: number
  readonly hasMore: boolean
}

/** Reads the events of all shops as they become visible, once for all listeners of this process. */
export interface Feed {
  /** Reads what is new, and returns the newest place. */
  advance(): Promise<number>
  /**
   * Lists what a listener missed since a place; undefined if that can't be known any more, because too much
   * happened or its events were deleted.
   */
  missed(ears: Ears, place: number, newest: number): Promise<Missed | undefined>
  /**
   * Adds a listener at a place. Returns false if more was read in the meantime, so that it must catch up first.
   */
  join(listener: Listener, place: number): boolean
  leave(listener: Listener): void
  /** Every listener has heard everything up to this place. */
  place(): number
  stop(): Promise<void>
}

/** How often to look for events. */
const EVERY_MS = 200
/** How many events are read at once. */
const CHUNK = 500
/** How far behind a listener may be and still catch up. */
const MOST_MISSED = 20_000

export const createFeed = ({ database, sort, logger, findVisible }: FeedParts): Feed => {
  const listeners = new Map<string, Set<Listener>>()
  let newest = 0
  let isKnown = false
  let seenMark: number | undefined
  let reading: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  let isFailing = false
  let isStopped = false

  const tell = (messages: readonly Message[]): void => {
    for (const siteId of new Set(messages.map((message) => message.siteId)))
      for (const listener of listeners.get(siteId) ?? []) {
        const heard = messages.filter((message) => hears(listener, message))
        if (heard.length > 0) listener.hear(heard)
      }
  }

  const read = async (): Promise<number> => {
    const mark = database.changeMark()
    if (isKnown && mark !== undefined && mark === seenMark) return newest
    await sort()
    const { last } = await placesStore.order(database)
    while (isKnown && newest < last && listeners.size > 0) {
      const events = await placesStore.after(database, newest, CHUNK)
      const messages = await messagesOf(database, findVisible, events)
      newest =
        events.length < CHUNK ? Math.max(last, events.at(-1)?.place ?? 0) : (events.at(-1)?.place ?? last)
      tell(messages)
    }
    newest = Math.max(newest, last)
    isKnown = true
    seenMark = mark
    return newest
  }

  const advance = (): Promise<number> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  /** Logs only the first of several failures. */
  const look = (): void => {
    advance().then(
      () => {
        isFailing = false
      },
      (error) => {
        if (!isFailing) logger.error({ err: error }, 'reading live changes failed')
        isFailing = true
      },
    )
  }

  return {
    /** What is being read may have begun before the caller's change. */
    advance: async () => {
      await reading?.catch(() => {})
      return advance()
    },

    missed: async (ears, place, upTo) => {
      if (place > upTo || upTo - place > MOST_MISSED) return undefined
      const events = await placesStore.ofSite(database, ears.siteId, { after: place, to: upTo }, CHUNK)
      if (place < (await placesStore.order(database)).purged) return undefined
      const messages = await messagesOf(database, findVisible, events)
      const hasMore = events.length === CHUNK
      return {
        messages: messages.filter((message) => hears(ears, message)),
        place: hasMore ? (events.at(-1)?.place ?? upTo) : upTo,
        hasMore,
      }
    },

    join: (listener, place) => {
      if (isStopped || place < newest) return false
      const ofSite = listeners.get(listener.siteId) ?? new Set()
      listeners.set(listener.siteId, ofSite.add(listener))
      timer ??= setInterval(look, EVERY_MS).unref()
      return true
    },

    leave: (listener) => {
      const ofSite = listeners.get(listener.siteId)
      ofSite?.delete(listener)
      if (ofSite?.size === 0) listeners.delete(listener.siteId)
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
    },

    place: () => newest,

    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await reading?.catch(() => {})
    },
  }
}
