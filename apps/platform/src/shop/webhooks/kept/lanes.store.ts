import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import type { WebhookKeys } from './webhook.ts'

/** The events of one entity that wait for one webhook. */
export interface Lane extends WebhookKeys {
  readonly entityId: string
  /** Failed attempts in a row. */
  readonly tries: number
  /** When the first of them was; null without any. Milliseconds since 1970, like all times here. */
  readonly failingSince: number | null
  /** When the next event may be sent. While a process sends: until when it holds the lane. */
  readonly dueAt: number
  /** The process that sends; empty for none. A new text each time. */
  readonly heldBy: string
}

/** How many events of an entity have come for a webhook. */
export interface Arrivals extends WebhookKeys {
  readonly entityId: string
  readonly count: number
}

interface LaneRow {
  entity_id: string
  tries: number
  failing_since: number | null
  due_at: number
}

const addArrivals = insertRows(
  'webhook_lanes',
  ['site_id', 'webhook_id', 'entity_id', 'pending', 'tries', 'failing_since', 'due_at', 'held_by'],
  'ON CONFLICT (site_id, webhook_id, entity_id) DO UPDATE SET pending = webhook_lanes.pending + excluded.pending',
)
const listDue = statement<LaneRow>(
  `SELECT entity_id, tries, failing_since, due_at FROM webhook_lanes
   WHERE site_id = ? AND webhook_id = ? AND due_at <= ? ORDER BY due_at, entity_id LIMIT ?`,
)
const takeOne = statement(
  `UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT), held_by = ?
   WHERE site_id = ? AND webhook_id = ? AND entity_id = ? AND due_at = ?`,
)
const HELD = 'site_id = ? AND webhook_id = ? AND entity_id = ? AND held_by = ?'
const goOn = statement(
  `UPDATE webhook_lanes SET pending = pending - 1, tries = 0, failing_since = NULL, due_at = CAST(? AS BIGINT)
   WHERE ${HELD}`,
)
const putOff = statement(
  `UPDATE webhook_lanes SET tries = tries + 1, failing_since = coalesce(failing_since, CAST(? AS BIGINT)),
     due_at = CAST(? AS BIGINT), held_by = '' WHERE ${HELD}`,
)
const letGo = statement(`UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT), held_by = '' WHERE ${HELD}`)
const lockHeld = statement<{ pending: number }>(`SELECT pending FROM webhook_lanes WHERE ${HELD} FOR UPDATE`)
const removeHeld = statement(`DELETE FROM webhook_lanes WHERE ${HELD}`)
const wakeFailed = statement(
  `UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND webhook_id = ? AND tries > 0 AND held_by = '' AND due_at > ?`,
)
const forgetFailures = statement(
  `UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT), tries = 0, failing_since = NULL
   WHERE site_id = ? AND webhook_id = ? AND held_by = ''`,
)
const removeOrphans = statement(
  `DELETE FROM webhook_lanes WHERE (site_id, webhook_id, entity_id) IN (
     SELECT site_id, webhook_id, entity_id FROM webhook_lanes AS lane
     WHERE due_at < ? AND NOT EXISTS (
       SELECT 1 FROM webhooks WHERE webhooks.site_id = lane.site_id AND webhooks.webhook_id = lane.webhook_id)
     LIMIT 500)`,
)

const placeOf = ({ siteId, webhookId, entityId, heldBy }: Lane) => [siteId, webhookId, entityId, heldBy]

/**
 * Lanes: one for each webhook and entity with waiting events. A process takes a lane with an update that only one
 * can win, and sends its events one after the other. If the process dies, others can take it when its time is over.
 */
export const lanesStore = {
  /** Counts new events, in the order of the lanes so that two transactions can't wait for each other. */
  add: (tx: Transaction, arrivals: readonly Arrivals[], now: number): Promise<void> => {
    const keyOf = ({ siteId, webhookId, entityId }: Arrivals) => `${siteId} ${webhookId} ${entityId}`
    const sorted = arrivals.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    return addArrivals(
      tx,
      sorted.map(({ siteId, webhookId, entityId, count }) => [
        siteId,
        webhookId,
        entityId,
        count,
        0,
        null,
        now,
        '',
      ]),
    )
  },

  /** Takes up to `most` lanes whose next event may be sent, longest overdue first. */
  take: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    most: number,
    { now, until, heldBy }: { readonly now: number; readonly until: number; readonly heldBy: string },
  ): Promise<Lane[]> => {
    const taken: Lane[] = []
    for (const row of await tx.all(listDue, siteId, webhookId, now, most)) {
      const { entity_id: entityId, tries, failing_since: failingSince, due_at: dueAt } = row
      if ((await tx.run(takeOne, until, heldBy, siteId, webhookId, entityId, dueAt)) === 1)
        taken.push({ siteId, webhookId, entityId, tries, failingSince, dueAt: until, heldBy })
    }
    return taken
  },

  /** Whether a webhook has a lane whose next event may be sent. */
  isDue: async (reader: Reader, { siteId, webhookId }: WebhookKeys, now: number): Promise<boolean> =>
    (await reader.all(listDue, siteId, webhookId, now, 1)).length > 0,

  /** Counts off an event that was sent and keeps the lane; returns false if another process has it. */
  goOn: async (tx: Transaction, lane: Lane, until: number): Promise<boolean> =>
    (await tx.run(goOn, until, ...placeOf(lane))) === 1,

  /** Lets go of a lane until a time after a failed attempt; returns false if another process has it. */
  putOff: async (tx: Transaction, lane: Lane, now: number, until: number): Promise<boolean> =>
    (await tx.run(putOff, now, until, ...placeOf(lane))) === 1,

  /** Lets go of a lane; it may be taken from a time on. */
  letGo: (tx: Transaction, lane: Lane, from: number): Promise<number> =>
    tx.run(letGo, from, ...placeOf(lane)),

  /** Locks a lane until the transaction ends; returns false if another process has it. */
  lock: async (tx: Transaction, lane: Lane): Promise<boolean> =>
    (await tx.first(lockHeld, ...placeOf(lane))) !== undefined,

  /** Removes a lane that has no events left. */
  remove: (tx: Transaction, lane: Lane): Promise<number> => tx.run(removeHeld, ...placeOf(lane)),

  /** Makes failed lanes due at once, because the receiver answers again. */
  wake: (tx: Transaction, { siteId, webhookId }: WebhookKeys, now: number): Promise<number> =>
    tx.run(wakeFailed, now, siteId, webhookId, now),

  /** Makes every lane due at once, as if it had never failed. */
  startAgain: (tx: Transaction, { siteId, webhookId }: WebhookKeys, now: number): Promise<number> =>
    tx.run(forgetFailures, now, siteId, webhookId),

  /** Removes up to 500 lanes of deleted webhooks. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(removeOrphans, before),
}
