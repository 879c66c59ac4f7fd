import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { changeIn } from '../../../floor/database/statements/change-in.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { SortedEvent } from './deliveries.store.ts'
import type { WebhookKeys } from './webhook.ts'

/** The next event of a lane. */
export interface WaitingEvent extends SortedEvent {
  /** Its number among the entity's events; undefined once the event was deleted. */
  readonly sequence: number | undefined
  /** JSON. */
  readonly payload: string | undefined
  /** The content of the entity's event before this one, as JSON; undefined if it is gone, or there was none. */
  readonly before: string | undefined
  /** Who caused it, by the name `principalOf` gives them; empty if the platform did. */
  readonly causedBy: string
}

interface WaitingRow {
  seq: number
  site_id: string
  event_id: string
  event_type: string
  entity_id: string
  occurred_at: number
  entity_sequence: number | null
  payload: string | null
  caused_by: string | null
  payload_before: string | null
}

/** What came of sending an event. */
export interface SentEvent {
  readonly seq: number
  readonly responseStatus: number | undefined
}

const EVENT = 'o.seq, o.site_id, o.event_id, o.event_type, o.entity_id, o.occurred_at'
const CONTENT = 'o.entity_sequence, o.payload, o.caused_by, b.payload AS payload_before'
/** An update needs the event before it, to say what it changed. */
const BEFORE = `LEFT JOIN outbox AS b
  ON b.site_id = o.site_id AND b.entity_id = o.entity_id AND b.entity_sequence = o.entity_sequence - 1`

const firstOfLanes = selectIn<WaitingRow>(
  `SELECT d.seq, d.site_id, d.event_id, d.event_type, d.entity_id, d.occurred_at, ${CONTENT}
   FROM webhook_lanes AS lane
   JOIN webhook_deliveries AS d ON d.site_id = lane.site_id AND d.webhook_id = lane.webhook_id AND d.seq = (
     SELECT min(waiting.seq) FROM webhook_deliveries AS waiting
     WHERE waiting.site_id = lane.site_id AND waiting.webhook_id = lane.webhook_id
       AND waiting.entity_id = lane.entity_id AND waiting.status = 'WAITING')
   LEFT JOIN outbox AS o ON o.seq = d.seq ${BEFORE}
   WHERE lane.site_id = ? AND lane.entity_id IN (?*) AND lane.webhook_id = ?`,
  [1, 8, 64],
)
const OF_WEBHOOK = 'site_id = ? AND webhook_id = ?'
const settleDelivered = changeIn(
  `UPDATE webhook_deliveries SET status = 'DELIVERED', attempts = attempts + 1, last_status = CAST(? AS BIGINT),
     last_error = '', settled_at = CAST(? AS BIGINT)
   WHERE ${OF_WEBHOOK} AND status = 'WAITING' AND seq IN (?*)`,
)
const settleExpired = changeIn(
  `UPDATE webhook_deliveries SET status = 'EXPIRED', last_status = NULL, last_error = '',
     settled_at = CAST(? AS BIGINT)
   WHERE ${OF_WEBHOOK} AND status = 'WAITING'
     AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.seq = webhook_deliveries.seq) AND entity_id IN (?*)`,
)
const noteFailure = statement(
  `UPDATE webhook_deliveries SET attempts = attempts + 1, last_status = CAST(? AS BIGINT), last_error = ?
   WHERE ${OF_WEBHOOK} AND seq = ?`,
)
const findEvent = statement<WaitingRow>(
  `SELECT ${EVENT}, ${CONTENT} FROM outbox AS o ${BEFORE} WHERE o.seq = ? AND o.event_id = ?`,
)
const findNewest = statement<WaitingRow>(
  `SELECT ${EVENT}, ${CONTENT} FROM outbox AS o ${BEFORE}
   WHERE o.site_id = ? AND o.event_type = ? ORDER BY o.seq DESC LIMIT 1`,
)

/** The events that wait for a webhook, with their content. */
export const waitingStore = {
  /** The next event of each lane of a webhook that has any. */
  first: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    entityIds: readonly string[],
  ): Promise<WaitingEvent[]> => (await firstOfLanes(tx, siteId, entityIds, webhookId)).map(waitingOf),

  /** Notes that events arrived. */
  settle: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    sent: readonly SentEvent[],
    at: number,
  ): Promise<void> => {
    const byStatus = new Map<number | undefined, number[]>()
    for (const { responseStatus, seq } of sent)
      byStatus.set(responseStatus, [...(byStatus.get(responseStatus) ?? []), seq])
    for (const [status, seqs] of byStatus)
      await settleDelivered(tx, [status ?? null, at, siteId, webhookId], seqs)
  },

  /** Ends the deliveries of lanes whose events were deleted. */
  expire: (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    entityIds: readonly string[],
    at: number,
  ): Promise<number> => settleExpired(tx, [at, siteId, webhookId], entityIds),

  noteFailure: (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    { seq, responseStatus }: SentEvent,
    error: string,
  ): Promise<number> => tx.run(noteFailure, responseStatus ?? null, error, siteId, webhookId, seq),

  /** An event with its content, under the type it is sent as; undefined once it was deleted. */
  find: async (
    reader: Reader,
    { seq, eventId, eventType }: SortedEvent,
  ): Promise<WaitingEvent | undefined> => {
    const row = await reader.first(findEvent, seq, eventId)
    return row && { ...waitingOf(row), eventType }
  },

  /** A shop's newest event of a type. */
  newest: async (reader: Reader, siteId: string, eventType: string): Promise<WaitingEvent | undefined> => {
    const row = await reader.first(findNewest, siteId, eventType)
    return row && waitingOf(row)
  },
}

const waitingOf = (row: WaitingRow): WaitingEvent => ({
  seq: row.seq,
  siteId: row.site_id,
  eventId: row.event_id,
  eventType: row.event_type,
  entityId: row.entity_id,
  occurredAt: row.occurred_at,
  sequence: row.entity_sequence ?? undefined,
  payload: row.payload ?? undefined,
  before: row.payload_before ?? undefined,
  causedBy: row.caused_by ?? '',
})
