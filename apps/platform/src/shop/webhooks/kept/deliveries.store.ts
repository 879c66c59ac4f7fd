import type { WebhookDelivery } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
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

interface EventRow {
  seq: number
  site_id: string
  event_id: string
  event_type: string
  entity_id: string
  occurred_at: number
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

  purge: deleteOldRows('webhook_deliveries', ['site_id', 'webhook_id', 'seq'], 'occurred_at'),
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
