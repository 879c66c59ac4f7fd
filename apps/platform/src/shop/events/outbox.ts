import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { currentTrace } from '../../floor/trace/trace.ts'
import { callerOf, noteEvent } from '../audit/noted.ts'

/** Something that happened to an entity of a shop, for subscribers. */
export interface ShopEvent {
  /** A GUID. Repeated deliveries have the same one, so that receivers can ignore repeats. */
  readonly id: string
  readonly siteId: string
  /** Such as `wix.ecom.v1.cart_created`. */
  readonly type: string
  readonly entityId: string
  /** The entity's revision after the change: from 1, without gaps, so that receivers can order events. */
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly occurredAt: number
  /** The content of the event, as it will be delivered. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Whose entity it is, by the name `principalOf` gives them; default: the shop's. */
  readonly owner?: string | undefined
  /**
   * Who caused it, by the name `principalOf` gives them; default: the shopper who owns the entity. In a call of
   * staff, a key or an app it is always that caller.
   */
  readonly causedBy?: string | undefined
}

const insertEvents = insertRows('outbox', [
  'event_id',
  'site_id',
  'event_type',
  'entity_id',
  'entity_sequence',
  'occurred_at',
  'payload',
  'owner',
  'caused_by',
])

/**
 * Saves an event in the transaction of its change: both are stored or neither.
 *
 * @throws {ConstraintViolation} when the entity already has an event with that number
 */
export const recordEvent = (tx: Transaction, event: ShopEvent): Promise<void> => writeEvents(tx, [event])

/** Saves several events, in order; see `recordEvent`. */
export const writeEvents = (tx: Transaction, events: readonly ShopEvent[]): Promise<void> => {
  for (const event of events) noteEvent(tx, event)
  currentTrace()?.events.push(...events.map(({ type }) => type))
  return insertEvents(
    tx,
    events.map((event) => [
      event.id,
      event.siteId,
      event.type,
      event.entityId,
      event.sequence,
      event.occurredAt,
      JSON.stringify(event.payload),
      event.owner ?? '',
      callerOf(tx) ?? event.causedBy ?? (isShopper(event.owner) ? event.owner : ''),
    ]),
  )
}

const isShopper = (owner: string | undefined): owner is string =>
  owner !== undefined && /^(visitor|member):/.test(owner)

const findKept = statement<{ events: number; oldest: number | null }>(
  'SELECT count(*) AS events, min(occurred_at) AS oldest FROM outbox WHERE site_id = ?',
)

/** The events of a shop in the outbox. */
export interface EventCounts {
  readonly kept: number
  /** Milliseconds since 1970; undefined where there are none. */
  readonly oldest: number | undefined
}

/** Counts the events of a shop. Reads many rows, so use it with `Database.scans`. */
export const eventsOf = async (scans: Reader, siteId: string): Promise<EventCounts> => {
  const row = await scans.first(findKept, siteId)
  return { kept: row?.events ?? 0, oldest: row?.oldest ?? undefined }
}
