import type { WebhookDelivery } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import type { Lane } from './lanes.store.ts'
import { dateOf, type WebhookKeys } from './webhook.ts'

/** An event as the outbox lists it. */
export interface SortedEvent {
  readonly seq: number
  readonly siteId: string
  readonly eventId: string
  readonly eventType: string
  readonly entityId: string
  readonly occurredAt: number
}

/** The next event of a lane. */
export interface WaitingEvent extends SortedEvent {
  /** Its number among the entity's events; undefined once the event was deleted. */
  readonly sequence: number | undefined
  /** JSON. */
  readonly payload: string | undefined
  /** Who caused it, by the name `principalOf` gives them; empty if the platform did. */
  readonly causedBy: string
}

interface EventRow {
  seq: number
  site_id: string
  event_id: string
  event_type: string
  entity_id: string
  occurred_at: number
}
interface WaitingRow extends EventRow {
  entity_sequence: number | null
  payload: string | null
  caused_by: string | null
}
interface DeliveryRow extends EventRow {
  status: WebhookDelivery['status']
  attempts: number
  last_status: number | null
  last_error: string
  settled_at: number | null
}

const EVENT = 'seq, site_id, event_id, event_type, entity_id, occurred_at'
const DELIVERY = `${EVENT}, status, attempts, last_status, last_error, settled_at`

const listUnsorted = statement<EventRow>(`SELECT ${EVENT} FROM outbox WHERE place = 0 ORDER BY seq LIMIT ?`)
const listFrom = statement<EventRow>(
  `SELECT ${EVENT} FROM outbox WHERE seq > ? AND site_id = ? AND place > 0 AND occurred_at BETWEEN ? AND ?
   ORDER BY seq LIMIT ?`,
)
const insertDeliveries = insertRows(
  'webhook_deliveries',
  [
    ...[
      'site_id',
      'webhook_id',
      'seq',
      'event_id',
      'event_type',
      'entity_id',
      'status',
      'attempts',
      'last_error',
    ],
    'occurred_at',
  ],
  'ON CONFLICT DO NOTHING',
)
const repeatOne = statement(
  `UPDATE webhook_deliveries SET status = 'WAITING', settled_at = NULL
   WHERE site_id = ? AND webhook_id = ? AND seq = ? AND status <> 'WAITING'`,
)
const addOne = statement(
  `INSERT INTO webhook_deliveries (site_id, webhook_id, seq, event_id, event_type, entity_id, status, attempts,
     last_error, occurred_at)
   VALUES (?, ?, ?, ?, ?, ?, 'WAITING', 0, '', ?) ON CONFLICT DO NOTHING`,
)
const nextOfLane = statement<WaitingRow>(
  `SELECT d.seq, d.site_id, d.event_id, d.event_type, d.entity_id, d.occurred_at, o.entity_sequence, o.payload,
     o.caused_by
   FROM webhook_deliveries AS d LEFT JOIN outbox AS o ON o.seq = d.seq
   WHERE d.site_id = ? AND d.webhook_id = ? AND d.entity_id = ? AND d.status = 'WAITING'
   ORDER BY d.seq LIMIT 1`,
)
const settle = statement(
  `UPDATE webhook_deliveries SET status = ?, attempts = attempts + CAST(? AS BIGINT), last_status = CAST(? AS BIGINT),
     last_error = '', settled_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND webhook_id = ? AND seq = ? AND status = 'WAITING'`,
)
const noteFailure = statement(
  `UPDATE webhook_deliveries SET attempts = attempts + 1, last_status = CAST(? AS BIGINT), last_error = ?
   WHERE site_id = ? AND webhook_id = ? AND seq = ?`,
)
const countWaiting = statement<{ waiting: number }>(
  `SELECT count(*) AS waiting FROM webhook_deliveries WHERE site_id = ? AND webhook_id = ? AND status = 'WAITING'`,
)
const findDelivery = statement<DeliveryRow>(
  `SELECT ${DELIVERY} FROM webhook_deliveries WHERE site_id = ? AND webhook_id = ? AND event_id = ?`,
)
const listDeliveries = statement<DeliveryRow>(
  `SELECT ${DELIVERY} FROM webhook_deliveries
   WHERE site_id = ? AND webhook_id = ? AND seq < ? AND (? = '' OR status = ?) AND (? = '' OR event_type = ?)
     AND (? = '' OR entity_id = ?)
   ORDER BY seq DESC LIMIT ?`,
)
const findEvent = statement<WaitingRow>(
  `SELECT ${EVENT}, entity_sequence, payload, caused_by FROM outbox WHERE seq = ? AND event_id = ?`,
)
const findBefore = statement<{ payload: string }>(
  'SELECT payload FROM outbox WHERE site_id = ? AND entity_id = ? AND entity_sequence = ?',
)
const findNewest = statement<WaitingRow>(
  `SELECT ${EVENT}, entity_sequence, payload, caused_by FROM outbox
   WHERE site_id = ? AND event_type = ? ORDER BY seq DESC LIMIT 1`,
)
const purgeOld = statement(
  `DELETE FROM webhook_deliveries WHERE (site_id, webhook_id, seq) IN (
     SELECT site_id, webhook_id, seq FROM webhook_deliveries
     WHERE occurred_at < ? ORDER BY occurred_at LIMIT 500)`,
)

/** Which event goes to which webhook, and what became of it. */
export const deliveriesStore = {
  /** Lists the oldest events that weren't sorted yet. */
  unsorted: async (tx: Transaction, most: number): Promise<SortedEvent[]> =>
    (await tx.all(listUnsorted, most)).map(eventOf),

  /** Lists a shop's sorted events of a time, in order, behind a place in the outbox. */
  between: async (
    reader: Reader,
    siteId: string,
    after: number,
    { from, to }: { readonly from: number; readonly to: number },
    most: number,
  ): Promise<SortedEvent[]> => (await reader.all(listFrom, after, siteId, from, to, most)).map(eventOf),

  /** Adds new deliveries. */
  add: (tx: Transaction, added: readonly (readonly [SortedEvent, WebhookKeys])[]): Promise<void> =>
    insertDeliveries(
      tx,
      added.map(([event, { siteId, webhookId }]) => [
        ...[siteId, webhookId, event.seq, event.eventId, event.eventType, event.entityId, 'WAITING', 0, ''],
        event.occurredAt,
      ]),
    ),

  /** Lets a webhook get an event, again or for the first time; returns false if it waits already. */
  repeat: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    { seq, eventId, eventType, entityId, occurredAt }: SortedEvent,
  ): Promise<boolean> =>
    (await tx.run(repeatOne, siteId, webhookId, seq)) === 1 ||
    (await tx.run(addOne, siteId, webhookId, seq, eventId, eventType, entityId, occurredAt)) === 1,

  /** The next event of a lane; undefined if none waits. */
  next: async (reader: Reader, { siteId, webhookId, entityId }: Lane): Promise<WaitingEvent | undefined> =>
    waitingOf(await reader.first(nextOfLane, siteId, webhookId, entityId)),

  /** Ends a delivery; returns false if it has ended already. */
  settle: async (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    seq: number,
    status: 'DELIVERED' | 'EXPIRED',
    responseStatus: number | undefined,
    at: number,
  ): Promise<boolean> => {
    const attempts = status === 'DELIVERED' ? 1 : 0
    return (await tx.run(settle, status, attempts, responseStatus ?? null, at, siteId, webhookId, seq)) === 1
  },

  noteFailure: (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    seq: number,
    responseStatus: number | undefined,
    error: string,
  ): Promise<number> => tx.run(noteFailure, responseStatus ?? null, error, siteId, webhookId, seq),

  /** How many events wait for a webhook. */
  waiting: async (reader: Reader, { siteId, webhookId }: WebhookKeys): Promise<number> =>
    (await reader.first(countWaiting, siteId, webhookId))?.waiting ?? 0,

  find: async (
    reader: Reader,
    { siteId, webhookId }: WebhookKeys,
    eventId: string,
  ): Promise<(SortedEvent & { readonly shown: WebhookDelivery }) | undefined> => {
    const row = await reader.first(findDelivery, siteId, webhookId, eventId)
    return row && { ...eventOf(row), shown: deliveryOf(row) }
  },

  /** Lists deliveries, newest first, before a place in the outbox. An empty text matches any. */
  list: async (
    reader: Reader,
    { siteId, webhookId }: WebhookKeys,
    before: number,
    { status = '', eventType = '', entityId = '' }: DeliveryFilter,
    most: number,
  ): Promise<{ readonly seq: number; readonly shown: WebhookDelivery }[]> => {
    const wanted = [status, status, eventType, eventType, entityId, entityId]
    const rows = await reader.all(listDeliveries, siteId, webhookId, before, ...wanted, most)
    return rows.map((row) => ({ seq: row.seq, shown: deliveryOf(row) }))
  },

  /** An event with its content; undefined once it was deleted. */
  event: async (reader: Reader, { seq, eventId }: SortedEvent): Promise<WaitingEvent | undefined> =>
    waitingOf(await reader.first(findEvent, seq, eventId)),

  /** The content of an entity's event with this number, as JSON. */
  payloadOf: async (
    reader: Reader,
    siteId: string,
    entityId: string,
    sequence: number,
  ): Promise<string | undefined> => (await reader.first(findBefore, siteId, entityId, sequence))?.payload,

  /** A shop's newest event of a type. */
  newest: async (reader: Reader, siteId: string, eventType: string): Promise<WaitingEvent | undefined> =>
    waitingOf(await reader.first(findNewest, siteId, eventType)),

  /** Deletes up to 500 deliveries of events from before a time. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(purgeOld, before),
}

/** Which deliveries to list. */
export interface DeliveryFilter {
  readonly status?: string | undefined
  readonly eventType?: string | undefined
  readonly entityId?: string | undefined
}

const eventOf = (row: EventRow): SortedEvent => ({
  seq: row.seq,
  siteId: row.site_id,
  eventId: row.event_id,
  eventType: row.event_type,
  entityId: row.entity_id,
  occurredAt: row.occurred_at,
})

const waitingOf = (row: WaitingRow | undefined): WaitingEvent | undefined =>
  row && {
    ...eventOf(row),
    sequence: row.entity_sequence ?? undefined,
    payload: row.payload ?? undefined,
    causedBy: row.caused_by ?? '',
  }

const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  eventId: row.event_id,
  eventType: row.event_type,
  entityId: row.entity_id,
  status: row.status,
  attempts: row.attempts,
  eventDate: dateOf(row.occurred_at),
  ...(row.status === 'DELIVERED' && row.settled_at !== null && { deliveredDate: dateOf(row.settled_at) }),
  ...(row.last_status !== null && { lastResponseStatus: row.last_status }),
  ...(row.last_error && { lastError: row.last_error }),
})
