import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from '../../../floor/database/database.ts'
import { type Attempt, attemptsStore } from '../kept/attempts.store.ts'
import { deliveriesStore, type WaitingEvent } from '../kept/deliveries.store.ts'
import { type Lane, lanesStore } from '../kept/lanes.store.ts'
import type { Webhook } from '../kept/webhook.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { messageOf } from './event-message.ts'
import { LONGEST_FAILURE_MS, pauseAfter } from './pauses.ts'
import { createSend, type SendParts } from './send-event.ts'

export interface DeliverParts extends SendParts {
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Tells the shop's owners that a webhook was paused. */
  readonly tellPaused: (tx: Transaction, webhook: Webhook, at: number) => Promise<void>
  /** From 0 to 1; default: Math.random. */
  readonly random?: () => number
}

/** How long a lane is held for one event: longer than sending can take. */
export const HELD_MS = 30_000

/**
 * Sends the events of a lane, one after the other, until none is left, one fails, or the process stops.
 *
 * If a process dies between sending an event and noting it, the event is sent again with the same id.
 */
export const createDeliver = (parts: DeliverParts) => {
  const { database, clock, logger, tellPaused, random = Math.random } = parts
  const send = createSend(parts)

  /** An update needs the state before it, to say what it changed. */
  const messageFor = async (event: WaitingEvent, sent: WaitingEvent | undefined) => {
    const { siteId, entityId, sequence = 1 } = event
    if (sent?.sequence === sequence - 1) return messageOf(event, sent.payload)
    return messageOf(event, await deliveriesStore.payloadOf(database, siteId, entityId, sequence - 1))
  }

  /** Returns the lane's next event. Without one, the lane is removed or another process has it. */
  const noteSuccess = (
    webhook: Webhook,
    lane: Lane,
    event: WaitingEvent,
    attempt: Attempt,
  ): Promise<WaitingEvent | undefined> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      const isHeld = await lanesStore.goOn(tx, lane, now + HELD_MS)
      await deliveriesStore.settle(tx, webhook, event.seq, 'DELIVERED', attempt.response?.status, now)
      await attemptsStore.insert(tx, webhook, attempt)
      // Whatever failed before gets through now, so it doesn't wait out its pause.
      if (webhook.failingSince !== null && (await webhooksStore.noteAnswering(tx, webhook)))
        await lanesStore.wake(tx, webhook, now)
      if (!isHeld) return undefined
      const next = await deliveriesStore.next(tx, lane)
      if (!next) await lanesStore.remove(tx, lane)
      return next
    })

  const noteFailure = (webhook: Webhook, lane: Lane, event: WaitingEvent, attempt: Attempt): Promise<void> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      const isHeld = await lanesStore.putOff(tx, lane, now, now + pauseAfter(lane.tries + 1, random()))
      await deliveriesStore.noteFailure(tx, webhook, event.seq, attempt.response?.status, attempt.error)
      await attemptsStore.insert(tx, webhook, attempt)
      if (!isHeld) return
      if (webhook.failingSince === null) await webhooksStore.noteFailing(tx, webhook, now)
      const failingSince = lane.failingSince ?? now
      if (now - failingSince >= LONGEST_FAILURE_MS && (await webhooksStore.pause(tx, webhook, now)))
        await tellPaused(tx, webhook, now)
    })

  const noteExpired = (webhook: Webhook, lane: Lane, event: WaitingEvent): Promise<boolean> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      const isHeld = await lanesStore.goOn(tx, lane, now + HELD_MS)
      await deliveriesStore.settle(tx, webhook, event.seq, 'EXPIRED', undefined, now)
      return isHeld
    })

  /** Removes a lane, unless an event came meanwhile. */
  const close = (lane: Lane): Promise<boolean> =>
    database.transaction(async (tx) => {
      if (!(await lanesStore.lock(tx, lane))) return true
      if (await deliveriesStore.next(tx, lane)) return false
      await lanesStore.remove(tx, lane)
      return true
    })

  return async (webhook: Webhook, taken: Lane, signal: AbortSignal): Promise<void> => {
    let lane = taken
    let event = await deliveriesStore.next(database, lane)
    let sent: WaitingEvent | undefined
    while (!signal.aborted) {
      if (!event) {
        if (await close(lane)) return
        event = await deliveriesStore.next(database, lane)
        continue
      }
      if (event.payload === undefined) {
        if (!(await noteExpired(webhook, lane, event))) return
        event = await deliveriesStore.next(database, lane)
        continue
      }
      const attempt = await send(webhook, event, await messageFor(event, sent), signal)
      if (signal.aborted && attempt.error) break // the process stopped, the receiver didn't fail
      if (attempt.error) {
        await noteFailure(webhook, lane, event, attempt)
        logger.warn(
          { webhookId: webhook.webhookId, eventId: event.eventId, status: attempt.response?.status },
          'an event was not delivered',
        )
        return
      }
      const next = await noteSuccess(webhook, lane, event, attempt)
      if (!next) return
      lane = { ...lane, tries: 0, failingSince: null }
      sent = event
      event = next
    }
    await database.transaction((tx) => lanesStore.letGo(tx, lane, clock.now()))
  }
}
