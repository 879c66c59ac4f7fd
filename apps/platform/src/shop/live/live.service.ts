import type { ListChangesRequest, ListChangesResponse, WatchChangesRequest } from '@vitrine/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { FindCaller } from '../../floor/callers/actor.ts'
import { Failure, fail } from '../../floor/failure.ts'
import { EventStream } from '../../floor/http/event-stream.ts'
import type { Call } from '../calls/call.ts'
import { type Connection, openConnection } from './connection.ts'
import type { Cursors } from './cursors.ts'
import type { Feed } from './feed.ts'
import { assertTopics, earsOf } from './topics.ts'

/** How many streams may be open. */
export interface LiveBounds {
  /** In this process. */
  readonly all: number
  /** Of one visitor, member, user or app. */
  readonly ofCaller: number
  /** How often to check that listeners still have access. */
  readonly checkEveryMs: number
}

const BOUNDS: LiveBounds = { all: 4_000, ofCaller: 20, checkEveryMs: 5_000 }
/** How often a stream shows that it is alive; proxies close connections that are quiet for a minute. */
const BEAT_EVERY_MS = 20_000
const COME_AGAIN_SECONDS = 10

export interface LiveParts {
  readonly feed: Feed
  readonly cursors: Cursors
  readonly findCaller: FindCaller
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
  readonly bounds?: Partial<LiveBounds> | undefined
}

/** Live updates: what changed, as a stream or a list. */
export interface LiveService {
  /** @throws {Failure} PERMISSION_DENIED, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE */
  watch(call: Call<WatchChangesRequest>): Promise<EventStream>
  /** @throws {Failure} PERMISSION_DENIED */
  list(call: Call<ListChangesRequest>): Promise<ListChangesResponse>
  /** Ends all streams. */
  stop(): Promise<void>
}

export const createLiveService = ({ feed, cursors, findCaller, logger, bounds }: LiveParts): LiveService => {
  const { all, ofCaller, checkEveryMs } = { ...BOUNDS, ...bounds }
  const open = new Set<Connection>()
  const counts = new Map<string, number>()
  let timers: NodeJS.Timeout[] = []
  let isStopped = false

  /** Ends streams whose token is no longer valid. */
  const check = async (): Promise<void> => {
    for (const connection of open) {
      const { ears, topics, proof } = connection
      try {
        const actor = await findCaller(proof)
        if (actor.type === 'UNKNOWN') throw fail('UNAUTHENTICATED')
        assertTopics(actor, topics)
        if (earsOf(actor, topics).isStaff !== ears.isStaff) throw fail('PERMISSION_DENIED')
      } catch (error) {
        // If the database doesn't answer, the listener is checked again later.
        if (error instanceof Failure && error.code !== 'SERVICE_UNAVAILABLE') connection.end(error.code)
      }
    }
  }

  const count = (key: string, more: number): void => {
    const now = (counts.get(key) ?? 0) + more
    if (now > 0) counts.set(key, now)
    else counts.delete(key)
  }

  const startTimers = (): void => {
    if (timers.length > 0) return
    const beat = () => {
      for (const connection of open) connection.beat()
    }
    timers = [setInterval(() => void check(), checkEveryMs), setInterval(beat, BEAT_EVERY_MS)]
    for (const timer of timers) timer.unref()
  }

  const stopTimers = (): void => {
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    watch: async ({ actor, input: { topics }, header }) => {
      assertTopics(actor, topics)
      const ears = earsOf(actor, topics)
      const key = `${ears.siteId} ${ears.principal}`
      if (isStopped || open.size >= all)
        throw fail('SERVICE_UNAVAILABLE', { retryAfterSeconds: COME_AGAIN_SECONDS })
      if ((counts.get(key) ?? 0) >= ofCaller)
        throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds: COME_AGAIN_SECONDS })
      const lastId = header('last-event-id')
      const from = lastId ? (cursors.read(ears.siteId, lastId) ?? 'unknown') : 'now'
      const site = header('wix-site-id')
      const authorization = header('authorization')
      const proof = { ...(authorization && { authorization }), ...(site && { 'wix-site-id': site }) }

      return new EventStream((sink) => {
        const connection = openConnection({ feed, cursors, sink }, { ears, topics, proof })
        open.add(connection)
        count(key, 1)
        startTimers()
        sink.whenClosed(() => {
          open.delete(connection)
          count(key, -1)
          if (open.size === 0) stopTimers()
        })
        connection.start(from).catch((error) => {
          logger.warn({ err: error }, 'a live stream could not start')
          connection.end()
        })
      })
    },

    list: async ({ actor, input: { topics, cursor } }) => {
      assertTopics(actor, topics)
      const ears = earsOf(actor, topics)
      const newest = await feed.advance()
      const place = cursor === undefined ? newest : cursors.read(ears.siteId, cursor)
      const missed = place === undefined ? undefined : await feed.missed(ears, place, newest)
      return {
        changes: missed?.messages.map(({ change }) => change) ?? [],
        cursor: cursors.write(ears.siteId, missed?.place ?? newest),
        hasMore: missed?.hasMore ?? false,
        isReset: missed === undefined,
      }
    },

    stop: async () => {
      isStopped = true
      stopTimers()
      for (const connection of open) connection.end()
      await feed.stop()
    },
  }
}
