import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { lanesStore } from '../kept/lanes.store.ts'
import type { Webhook, WebhookKeys } from '../kept/webhook.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { placesStore } from '../sorting/places.store.ts'
import { sortEvents } from '../sorting/sort-events.ts'
import { messageOf } from './event-message.ts'
import { createInNewerForm, type NewerEntities } from './newer-form.ts'
import { createSend, type Sender, type SendParts } from './send-event.ts'
import { createTurn, type Outcome, type Sending, type TurnParts } from './turn.ts'

export interface DeliverParts extends SendParts, Pick<TurnParts, 'tellPaused'> {
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly newerEntities: NewerEntities
  /** From 0 to 1; default: Math.random. */
  readonly random?: () => number
}

/** Sends events while the platform runs. */
export interface Deliverer {
  /**
   * Sorts new events and starts sending what is due; doesn't wait for the receivers. Returns whether there were new
   * events.
   */
  work(): Promise<boolean>
  /** Sorts the events that are visible now, even if no webhook wants any. Returns whether there were any. */
  sort(): Promise<boolean>
  /** Resolves once everything that was due when it was called has been tried. */
  settle(): Promise<void>
  /** Aborts requests under way; their events are sent again later. */
  stop(): Promise<void>
}

/** How many events one webhook may send at once: few at first. It grows with quick answers, and shrinks without. */
const AT_ONCE_AT_FIRST = 16
const AT_ONCE = 256
/** Answers within the first time let it grow, answers after the second one halve it. */
const QUICK_MS = 250
const SLOW_MS = 1_000
/** A failing webhook sends one event at a time, so that it doesn't delay others. */
const AT_ONCE_WHILE_FAILING = 1
/** How many all webhooks may send together. */
const AT_ONCE_IN_ALL = 1_024
/** How many lanes may become empty before a busy webhook removes them together. */
const REMOVED_TOGETHER = 256
/**
 * The time between two turns of a webhook, so that they note several events together. Where turns take long, because
 * the machine is busy, they are rarer and larger: they take at most a fifth of the time.
 */
const BETWEEN_TURNS_MS = { least: 10, most: 100, perTurnMs: 4 } as const
/** How often webhooks are read again; what fell due meanwhile is then found. */
const READ_AGAIN_MS = 1_000

/** What a process does for one webhook. */
interface Station {
  readonly keys: WebhookKeys
  readonly underWay: Set<Promise<void>>
  atOnce: number
  /** When the next turn may begin. */
  turnsAt: number
  /** What came of events since the last turn. */
  outcomes: Outcome[]
  /** Entities whose lanes may be empty. */
  readonly emptied: Set<string>
  turn: Promise<void> | undefined
  isAskedForAnother: boolean
}

export const createDeliverer = (parts: DeliverParts): Deliverer => {
  const { database, clock, ids, logger, tellPaused, random = Math.random } = parts
  const send = createSend(parts)
  const inNewerForm = createInNewerForm(parts.newerEntities)
  const takeTurn = createTurn({ database, holder: ids.guid(), tellPaused, random })
  const stopping = new AbortController()
  const stations = new Map<string, Station>()
  let webhooks: readonly WebhookKeys[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let working: Promise<boolean> | undefined

  const inAll = () => [...stations.values()].reduce((sum, { underWay }) => sum + underWay.size, 0)

  const roomOf =
    ({ underWay, atOnce }: Station) =>
    ({ failingSince }: Webhook): number => {
      if (stopping.signal.aborted) return 0
      const most = failingSince === null ? atOnce : AT_ONCE_WHILE_FAILING
      return Math.min(most - underWay.size, AT_ONCE_IN_ALL - inAll())
    }

  /** Turns of a webhook follow each other. What comes while one runs shares the next one. */
  const fill = (keys: WebhookKeys): Promise<void> => {
    const station = stations.get(keys.webhookId) ?? {
      ...{ keys, underWay: new Set(), atOnce: AT_ONCE_AT_FIRST },
      turnsAt: Number.NEGATIVE_INFINITY,
      ...{ outcomes: [], emptied: new Set(), turn: undefined, isAskedForAnother: false },
    }
    stations.set(keys.webhookId, station)
    station.isAskedForAnother = true
    station.turn ??= takeTurns(station)
    return station.turn
  }

  const takeTurns = async (station: Station): Promise<void> => {
    while (station.isAskedForAnother) {
      await delay(Math.max(0, station.turnsAt - performance.now()))
      const startedAt = performance.now()
      station.isAskedForAnother = false
      const outcomes = station.outcomes
      station.outcomes = []
      try {
        await turn(station, outcomes)
      } catch (error) {
        // The lanes stay held; after that time, their events are sent again.
        logger.error({ err: error, webhookId: station.keys.webhookId }, 'delivering events failed')
      }
      const now = performance.now()
      station.turnsAt = now + pauseAfterTurn(now - startedAt)
    }
    station.turn = undefined
    if (station.underWay.size === 0) stations.delete(station.keys.webhookId)
  }

  const turn = async (station: Station, outcomes: readonly Outcome[]): Promise<void> => {
    const now = clock.now()
    if (outcomes.length === 0) {
      const isFull = stopping.signal.aborted || station.underWay.size >= station.atOnce
      if (isFull || !(await lanesStore.isDue(database, station.keys, now))) return
    }
    station.atOnce = nextAtOnce(station.atOnce, outcomes)
    const taken = await takeTurn(station.keys, { outcomes, room: roomOf(station), now })
    if (taken) for (const sending of taken.sendings) start(station, taken, sending)
    if (taken?.hasMore) station.isAskedForAnother = true
    for (const { event, attempt } of outcomes) if (attempt?.error === '') station.emptied.add(event.entityId)
    for (const entityId of taken?.expired ?? []) station.emptied.add(entityId)
    if (station.underWay.size === 0 || station.emptied.size >= REMOVED_TOGETHER) await removeEmptied(station)
  }

  const removeEmptied = async ({ keys, emptied }: Station): Promise<void> => {
    const entityIds = [...emptied]
    emptied.clear()
    if (entityIds.length > 0) await database.transaction((tx) => lanesStore.removeEmpty(tx, keys, entityIds))
  }

  const start = (station: Station, sender: Sender, sending: Sending): void => {
    const run = attempt(sender, sending).then((outcome) => {
      station.outcomes.push(outcome)
      station.underWay.delete(run)
      void fill(station.keys)
    })
    station.underWay.add(run)
  }

  const attempt = async (sender: Sender, sending: Sending): Promise<Outcome> => {
    const { event } = sending
    const message = inNewerForm(event).then((written) => messageOf(written))
    const made = await send(sender, event, message, stopping.signal)
    if (!made.error) return { ...sending, attempt: made }
    // The process stopped, the receiver didn't fail.
    if (stopping.signal.aborted) return { ...sending, attempt: undefined }
    const { webhookId } = sender.webhook
    const failure = { webhookId, eventId: event.eventId, status: made.response?.status }
    logger.warn(failure, 'an event was not delivered')
    return { ...sending, attempt: made }
  }

  const sort = async (): Promise<boolean> => {
    if (!(await placesStore.isBehind(database))) return false
    for (let hasMore = true; hasMore && !stopping.signal.aborted; ) {
      const chunk = await sortEvents(database, clock.now())
      hasMore = chunk.hasMore
      for (const webhook of chunk.receivers) void fill(webhook)
    }
    return true
  }

  const workOnce = async (): Promise<boolean> => {
    const now = performance.now()
    const isOld = now - readAt >= READ_AGAIN_MS
    if (isOld) {
      webhooks = await webhooksStore.subscribed(database)
      readAt = now
    }
    if (webhooks.length === 0) return false
    const hasSorted = await sort()
    if (isOld) for (const webhook of webhooks) void fill(webhook)
    return hasSorted
  }

  const work = (): Promise<boolean> => {
    working ??= workOnce()
      .catch((error) => {
        logger.error({ err: error }, 'sorting events failed')
        return false
      })
      .finally(() => {
        working = undefined
      })
    return working
  }

  /** Waits for turns and requests, and for those that follow from them. */
  const quiet = async (): Promise<void> => {
    while (stations.size > 0)
      await Promise.all([...stations.values()].flatMap(({ turn, underWay }) => [turn, ...underWay]))
  }

  return {
    work,
    sort,
    settle: async () => {
      readAt = Number.NEGATIVE_INFINITY
      await working
      await work()
      await quiet()
    },
    stop: async () => {
      stopping.abort()
      await working
      await quiet()
    },
  }
}

const pauseAfterTurn = (tookMs: number): number => {
  const { least, most, perTurnMs } = BETWEEN_TURNS_MS
  return Math.min(most, Math.max(least, perTurnMs * tookMs))
}

/** How many events may be sent at once after these. */
const nextAtOnce = (atOnce: number, outcomes: readonly Outcome[]): number => {
  const attempts = outcomes.flatMap(({ attempt }) => attempt ?? [])
  if (attempts.some(({ error, durationMs }) => error !== '' || durationMs > SLOW_MS))
    return Math.max(AT_ONCE_AT_FIRST, Math.ceil(atOnce / 2))
  const quick = attempts.filter(({ durationMs }) => durationMs < QUICK_MS).length
  return Math.min(AT_ONCE, atOnce + quick)
}
