import type { FastifyBaseLogger } from 'fastify'
import type { KnownActor } from '../../floor/callers/actor.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { InvalidArgument } from '../../floor/failure.ts'
import type { Observe } from '../../floor/http/run-call.ts'
import { failureOf } from '../../floor/http/wire-error.ts'
import { type Trace, traced } from '../../floor/trace/trace.ts'
import { type RequestRecord, requestsStore } from './requests.store.ts'

export interface RequestLog {
  /** Runs a call, and remembers what it did. */
  readonly observe: Observe
  /** Writes what was remembered. */
  work(): Promise<void>
  stop(): Promise<void>
}

/** How many calls one process remembers between two writes, a second apart. More are not written. */
const MOST_WAITING = 200
/** How many calls of shoppers are followed to their statements between two writes. */
const MOST_FOLLOWED = 20
/** How many failed reads are remembered between two writes, so that they leave room for changes. */
const MOST_FAILED_READS = 50

/**
 * Remembers calls by POST, PATCH and DELETE, so that `vitrine explain` can say what one did. Of reads by GET it
 * remembers those that fail: a write for each would cost more than the read. Following a call to its statements slows the
 * whole process, so a busy one follows every call of staff and programs, but only 20 a second of shoppers.
 */
export const createRequestLog = (
  database: Database,
  clock: Clock,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): RequestLog => {
  let waiting: RequestRecord[] = []
  let followed = 0
  let failedReads = 0

  const remember = (record: RequestRecord): void => {
    if (waiting.length < MOST_WAITING) waiting.push(record)
  }

  const observe: Observe = async ({ operation, actor, requestId }, work) => {
    if (actor.type === 'UNKNOWN') return work()
    const began = performance.now()
    const about = () => ({
      siteId: actor.siteId,
      requestId,
      operation: operation.name,
      caller: callerOf(actor),
      startedAt: clock.now(),
    })
    if (operation.method === 'GET') return read(work, about, began)
    const known = about()
    const noted = async (trace?: Trace): Promise<unknown> => {
      const note = (outcome: string) =>
        remember({ ...known, outcome, durationMs: performance.now() - began, trace })
      try {
        const answer = await work()
        note('OK')
        return answer
      } catch (error) {
        note(outcomeOf(error))
        throw error
      }
    }
    return isFollowed(actor) ? traced(noted) : noted()
  }

  const read = async (
    work: () => Promise<unknown>,
    about: () => Omit<RequestRecord, 'outcome' | 'durationMs' | 'trace'>,
    began: number,
  ): Promise<unknown> => {
    try {
      return await work()
    } catch (error) {
      const outcome = outcomeOf(error)
      if (failedReads++ < MOST_FAILED_READS)
        remember({ ...about(), outcome, durationMs: performance.now() - began, trace: undefined })
      throw error
    }
  }

  const isFollowed = ({ type }: KnownActor): boolean =>
    type === 'WIX_USER' || type === 'APP' || followed++ < MOST_FOLLOWED

  const work = async (): Promise<void> => {
    followed = 0
    failedReads = 0
    if (waiting.length === 0) return
    const records = waiting
    waiting = []
    try {
      await database.transaction((tx) => requestsStore.add(tx, records))
    } catch (error) {
      logger.warn({ err: error }, 'the log of requests was not written')
    }
  }
  return { observe, work, stop: work }
}

const outcomeOf = (error: unknown): string => {
  const failure = failureOf(error)
  return failure instanceof InvalidArgument ? 'INVALID_ARGUMENT' : failure.code
}

/** Visitors and members stay without an id, so the log holds nothing personal. */
const callerOf = (actor: KnownActor): string => {
  switch (actor.type) {
    case 'ANONYMOUS_VISITOR':
      return 'visitor'
    case 'MEMBER':
      return 'member'
    case 'WIX_USER':
      return `user:${actor.userId}`
    case 'APP':
      return `app:${actor.appId}`
  }
}
