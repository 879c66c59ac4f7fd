import type { Database, Transaction } from '../../../floor/database/database.ts'
import { type Attempt, attemptsStore } from '../kept/attempts.store.ts'
import { keysStore, type WebhookKey } from '../kept/keys.store.ts'
import { type Lane, lanesStore } from '../kept/lanes.store.ts'
import { type WaitingEvent, waitingStore } from '../kept/waiting.store.ts'
import type { Webhook, WebhookKeys } from '../kept/webhook.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { LONGEST_FAILURE_MS, pauseAfter } from './pauses.ts'

/** An event that this process may send, and the lane it holds for that. */
export interface Sending {
  readonly lane: Lane
  readonly event: WaitingEvent
}

/** What came of an event; without an attempt, it wasn't sent because the process stops. */
export interface Outcome extends Sending {
  readonly attempt: Attempt | undefined
}

/** What a turn decides. */
export interface Turn {
  readonly webhook: Webhook
  /** The keys that sign, newest first. */
  readonly keys: readonly WebhookKey[]
  /** The events to send now. */
  readonly sendings: readonly Sending[]
  /** The entities whose waiting events were deleted. */
  readonly expired: readonly string[]
  /** Whether more events are due now than were when it began. */
  readonly hasMore: boolean
}

export interface TurnParts {
  readonly database: Database
  /** This process; lanes that it takes are held by this name. */
  readonly holder: string
  /** Tells the shop's owners that a webhook was paused. */
  readonly tellPaused: (tx: Transaction, webhook: Webhook, at: number) => Promise<void>
  /** From 0 to 1. */
  readonly random: () => number
}

export interface TurnTask {
  readonly outcomes: readonly Outcome[]
  /** How many events may be sent, of a webhook in this state. */
  readonly room: (webhook: Webhook) => number
  readonly now: number
}

/** How long a lane is held for one event: longer than sending and noting it can take. */
const HELD_MS = 30_000
/** An outage often begins with a few failures between successes. */
const BEFORE_OUTAGE_MS = 60_000

/**
 * Notes what came of a webhook's events and takes new ones for the free places, in one transaction. Many events share
 * it when many are sent at once.
 *
 * If the process dies between sending an event and noting it, the event is sent again with the same id.
 */
export const createTurn = ({ database, holder, tellPaused, random }: TurnParts) => {
  const noteFailures = async (
    tx: Transaction,
    webhook: Webhook,
    failed: readonly Outcome[],
    isAnswering: boolean,
    now: number,
  ): Promise<void> => {
    let firstFailure = now
    for (const { lane, event, attempt } of failed) {
      const responseStatus = attempt?.response?.status
      await waitingStore.noteFailure(tx, webhook, { seq: event.seq, responseStatus }, attempt?.error ?? '')
      const until = now + pauseAfter(lane.tries + 1, random())
      const isHeld = await lanesStore.putOff(tx, webhook, holder, event.entityId, { now, until })
      if (isHeld) firstFailure = Math.min(firstFailure, lane.failingSince ?? now)
    }
    if (failed.length === 0) return
    if (!isAnswering && webhook.failingSince === null) await webhooksStore.noteFailing(tx, webhook, now)
    if (now - firstFailure >= LONGEST_FAILURE_MS && (await webhooksStore.pause(tx, webhook, now)))
      await tellPaused(tx, webhook, now)
  }

  const note = async (
    tx: Transaction,
    webhook: Webhook,
    outcomes: readonly Outcome[],
    now: number,
  ): Promise<void> => {
    const entityIds = outcomes.map(({ event }) => event.entityId)
    await lanesStore.lock(tx, webhook, holder, entityIds)
    const tried = outcomes.flatMap(({ attempt }) => attempt ?? [])
    const sent = outcomes.filter(({ attempt }) => attempt?.error === '')
    const failed = outcomes.filter(({ attempt }) => attempt && attempt.error !== '')
    const left = outcomes.filter(({ attempt }) => !attempt)
    await attemptsStore.insert(tx, webhook, tried)
    await waitingStore.settle(
      tx,
      webhook,
      sent.map(({ event, attempt }) => ({ seq: event.seq, responseStatus: attempt?.response?.status })),
      now,
    )
    await lanesStore.letGo(tx, webhook, holder, entitiesOf(sent), now)
    await lanesStore.giveBack(tx, webhook, holder, entitiesOf(left), now)
    await noteFailures(tx, webhook, failed, sent.length > 0, now)
    if (sent.length > 0 && webhook.failingSince !== null) await webhooksStore.noteAnswering(tx, webhook)
  }

  /** Takes lanes and reads their next events. */
  const take = async (tx: Transaction, webhook: Webhook, room: number, now: number) => {
    const lanes = await lanesStore.take(tx, webhook, room, { now, until: now + HELD_MS, holder })
    const byEntity = new Map(lanes.map((lane) => [lane.entityId, lane]))
    const events = await waitingStore.first(tx, webhook, [...byEntity.keys()])
    const sendings: Sending[] = []
    for (const event of events) {
      const lane = byEntity.get(event.entityId)
      if (!lane || event.payload === undefined) continue
      sendings.push({ lane, event })
      byEntity.delete(event.entityId)
    }
    const expired = [...byEntity.keys()]
    await waitingStore.expire(tx, webhook, expired, now)
    await lanesStore.letGo(tx, webhook, holder, expired, now)
    return { sendings, hasMore: expired.length > 0, expired }
  }

  /** The webhook before and after noting, and what was taken for it. */
  const carryOut = ({ siteId, webhookId }: WebhookKeys, { outcomes, room, now }: TurnTask) =>
    database.transaction(async (tx) => {
      const before = await webhooksStore.find(tx, siteId, webhookId)
      if (before && outcomes.length > 0) await note(tx, before, outcomes, now)
      const after = outcomes.length > 0 ? await webhooksStore.find(tx, siteId, webhookId) : before
      const most = after?.status === 'ACTIVE' ? room(after) : 0
      if (!after || most <= 0) return { before, after, taken: undefined }
      const taken = await take(tx, after, most, now)
      return {
        before,
        after,
        taken: { webhook: after, keys: await keysStore.list(tx, after, now), ...taken },
      }
    })

  return async (keys: WebhookKeys, task: TurnTask): Promise<Turn | undefined> => {
    const { before, after, taken } = await carryOut(keys, task)
    const since = before?.failingSince ?? null
    if (since === null || after?.failingSince !== null) return taken
    // Whatever failed before gets through now, so it doesn't wait out its pause.
    await database.transaction((tx) => lanesStore.wake(tx, keys, since - BEFORE_OUTAGE_MS, task.now))
    return taken && { ...taken, hasMore: true }
  }
}

const entitiesOf = (outcomes: readonly Outcome[]): string[] => outcomes.map(({ event }) => event.entityId)
