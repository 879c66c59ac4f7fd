import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { changeIn } from '../../../floor/database/statements/change-in.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { WebhookKeys } from './webhook.ts'

/** The events of one entity that wait for one webhook. */
export interface Lane {
  readonly entityId: string
  /** Failed attempts in a row. */
  readonly tries: number
  /** When the first of them was; null without any. Milliseconds since 1970, like all times here. */
  readonly failingSince: number | null
}

/** A webhook and an entity of which an event has come. */
export interface Arrival extends WebhookKeys {
  readonly entityId: string
}

interface LaneRow {
  entity_id: string
  tries: number
  failing_since: number | null
}

const addLanes = insertRows(
  'webhook_lanes',
  ['site_id', 'webhook_id', 'entity_id', 'tries', 'failing_since', 'due_at', 'held_by'],
  // Changes nothing, but locks a lane that another process added meanwhile.
  'ON CONFLICT (site_id, webhook_id, entity_id) DO UPDATE SET tries = webhook_lanes.tries',
)
/** Waits for a process that removes lanes, and lets none remove these; their events may be sent meanwhile. */
const keepLanes = selectIn<{ entity_id: string }>(
  `SELECT entity_id FROM webhook_lanes
   WHERE site_id = ? AND entity_id IN (?*) AND webhook_id = ? ORDER BY entity_id FOR KEY SHARE`,
  [1, 8, 64],
)
/** Null for an empty lane. With EXISTS, PostgreSQL joins every waiting event until it knows how many there are. */
const FIRST_OF_LANE = `(SELECT min(d.seq) FROM webhook_deliveries AS d
     WHERE d.site_id = webhook_lanes.site_id AND d.webhook_id = webhook_lanes.webhook_id
       AND d.entity_id = webhook_lanes.entity_id AND d.status = 'WAITING')`
const DUE = `FROM webhook_lanes WHERE site_id = ? AND webhook_id = ? AND due_at <= ? AND ${FIRST_OF_LANE} IS NOT NULL
   ORDER BY due_at, entity_id LIMIT ?`
const findDue = statement<LaneRow>(`SELECT entity_id, tries, failing_since ${DUE}`)
const lockDue = statement<LaneRow>(
  `SELECT entity_id, tries, failing_since ${DUE} FOR NO KEY UPDATE SKIP LOCKED`,
)
const OF_WEBHOOK = 'site_id = ? AND webhook_id = ?'
const hold = changeIn(
  `UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT), held_by = ? WHERE ${OF_WEBHOOK} AND entity_id IN (?*)`,
)
const lockHeld = selectIn<{ entity_id: string }>(
  `SELECT entity_id FROM webhook_lanes
   WHERE site_id = ? AND entity_id IN (?*) AND webhook_id = ? AND held_by = ?
   ORDER BY entity_id FOR NO KEY UPDATE`,
  [1, 8, 64],
)
const lockFree = selectIn<{ entity_id: string }>(
  `SELECT entity_id FROM webhook_lanes
   WHERE site_id = ? AND entity_id IN (?*) AND webhook_id = ? AND held_by = '' FOR UPDATE SKIP LOCKED`,
  [1, 8, 64],
)
const removeEmpty = changeIn(
  `DELETE FROM webhook_lanes WHERE ${OF_WEBHOOK} AND ${FIRST_OF_LANE} IS NULL AND entity_id IN (?*)`,
)
const letGo = changeIn(
  `UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT), held_by = '', tries = 0, failing_since = NULL
   WHERE ${OF_WEBHOOK} AND held_by = ? AND entity_id IN (?*)`,
)
const giveBack = changeIn(
  `UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT), held_by = ''
   WHERE ${OF_WEBHOOK} AND held_by = ? AND entity_id IN (?*)`,
)
const putOff = statement(
  `UPDATE webhook_lanes SET tries = tries + 1, failing_since = coalesce(failing_since, CAST(? AS BIGINT)),
     due_at = CAST(? AS BIGINT), held_by = '' WHERE ${OF_WEBHOOK} AND entity_id = ? AND held_by = ?`,
)
const FAILED = `${OF_WEBHOOK} AND tries > 0 AND held_by = '' AND failing_since >= ?`
const lockFailed = statement<{ entity_id: string }>(
  `SELECT entity_id FROM webhook_lanes WHERE ${FAILED} ORDER BY entity_id FOR NO KEY UPDATE`,
)
const wakeFailed = statement(`UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT) WHERE ${FAILED}`)
const forgetFailures = statement(
  `UPDATE webhook_lanes SET due_at = CAST(? AS BIGINT), tries = 0, failing_since = NULL
   WHERE ${OF_WEBHOOK} AND held_by = ''`,
)
const removeOrphans = statement(
  `DELETE FROM webhook_lanes WHERE (site_id, webhook_id, entity_id) IN (
     SELECT site_id, webhook_id, entity_id FROM webhook_lanes AS lane
     WHERE due_at < ? AND NOT EXISTS (
       SELECT 1 FROM webhooks WHERE webhooks.site_id = lane.site_id AND webhooks.webhook_id = lane.webhook_id)
     LIMIT 500)`,
)

/**
 * Lanes: one for each webhook and entity with waiting events. A process holds a lane while it sends the lane's next
 * event, so that no other one sends at the same time. If the process dies, others can take the lane when its time is
 * over.
 *
 * Several lanes are locked in the order of their entities, so that two transactions can't wait for each other. New
 * events are sorted into lanes whose events are being sent, without waiting for that; only removing a lane excludes
 * it. So empty lanes are removed in a short transaction of their own, and are never due until then.
 */
export const lanesStore = {
  /** Adds the lanes of new events that don't exist yet. */
  add: async (tx: Transaction, arrivals: readonly Arrival[], now: number): Promise<void> => {
    const byWebhook = new Map<string, { readonly keys: WebhookKeys; readonly entityIds: Set<string> }>()
    for (const { siteId, webhookId, entityId } of arrivals) {
      const lanes = byWebhook.get(webhookId) ?? { keys: { siteId, webhookId }, entityIds: new Set() }
      byWebhook.set(webhookId, lanes)
      lanes.entityIds.add(entityId)
    }
    const missing: [siteId: string, webhookId: string, entityId: string][] = []
    for (const [webhookId, { keys, entityIds }] of [...byWebhook].sort(byFirst)) {
      const rows = await keepLanes(tx, keys.siteId, [...entityIds].sort(), webhookId)
      for (const { entity_id } of rows) entityIds.delete(entity_id)
      for (const entityId of [...entityIds].sort()) missing.push([keys.siteId, webhookId, entityId])
    }
    await addLanes(
      tx,
      missing.map((key) => [...key, 0, null, now, '']),
    )
  },

  /** Whether a webhook has a lane whose next event may be sent. */
  isDue: async (reader: Reader, { siteId, webhookId }: WebhookKeys, now: number): Promise<boolean> =>
    (await reader.first(findDue, siteId, webhookId, now, 1)) !== undefined,

  /** Takes up to `most` lanes whose next event may be sent, longest overdue first, and holds them until a time. */
  take: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    most: number,
    { now, until, holder }: { readonly now: number; readonly until: number; readonly holder: string },
  ): Promise<Lane[]> => {
    const rows = await tx.all(lockDue, siteId, webhookId, now, most)
    await hold(
      tx,
      [until, holder, siteId, webhookId],
      rows.map((row) => row.entity_id),
    )
    return rows.map((row) => ({
      entityId: row.entity_id,
      tries: row.tries,
      failingSince: row.failing_since,
    }))
  },

  /** Locks lanes until the transaction ends; returns those that are still the holder's. */
  lock: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    holder: string,
    entityIds: readonly string[],
  ): Promise<ReadonlySet<string>> => {
    const rows = await lockHeld(tx, siteId, entityIds.toSorted(), webhookId, holder)
    return new Set(rows.map((row) => row.entity_id))
  },

  /** Lets go of lanes whose event was sent: their next events may be sent at once. */
  letGo: (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    holder: string,
    entityIds: readonly string[],
    now: number,
  ): Promise<number> => letGo(tx, [now, siteId, webhookId, holder], entityIds),

  /** Removes those of some lanes that are empty, but none that another process is about to use. */
  removeEmpty: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    entityIds: readonly string[],
  ): Promise<void> => {
    const rows = await lockFree(tx, siteId, entityIds, webhookId)
    // Only a statement that begins after the locks sees what was sorted before them.
    const free = new Set(rows.map((row) => row.entity_id))
    await removeEmpty(tx, [siteId, webhookId], [...free])
  },

  /** Gives back lanes whose event wasn't sent. */
  giveBack: (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    holder: string,
    entityIds: readonly string[],
    now: number,
  ): Promise<number> => giveBack(tx, [now, siteId, webhookId, holder], entityIds),

  /** Lets go of a lane until a time after a failed attempt; returns false if another process has it. */
  putOff: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    holder: string,
    entityId: string,
    { now, until }: { readonly now: number; readonly until: number },
  ): Promise<boolean> => (await tx.run(putOff, now, until, siteId, webhookId, entityId, holder)) === 1,

  /** Makes the lanes that have failed from a time on due at once, because the receiver answers again. */
  wake: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    failingSince: number,
    now: number,
  ): Promise<void> => {
    await tx.all(lockFailed, siteId, webhookId, failingSince)
    await tx.run(wakeFailed, now, siteId, webhookId, failingSince)
  },

  /** Makes every lane due at once, as if it had never failed. */
  startAgain: (tx: Transaction, { siteId, webhookId }: WebhookKeys, now: number): Promise<number> =>
    tx.run(forgetFailures, now, siteId, webhookId),

  /** Removes up to 500 lanes of deleted webhooks. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(removeOrphans, before),
}

const byFirst = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1
