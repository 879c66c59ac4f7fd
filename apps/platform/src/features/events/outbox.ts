import { statement, type Transaction } from '../../database/database.ts'
import { insertRows } from '../catalog/insert-rows.ts'

/** Something that happened to an entity of a shop, for those who asked to be told. */
export interface ShopEvent {
  /** A GUID. Deliveries of the same event repeat it, so that receivers can tell repeats. */
  readonly id: string
  readonly siteId: string
  /** Such as `wix.ecom.v1.cart_created`. */
  readonly type: string
  readonly entityId: string
  /** The entity's revision after the change: without gaps, from 1, so that receivers can put events in order. */
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly occurredAt: number
  /** What the event says, as it will be delivered. */
  readonly payload: Readonly<Record<string, unknown>>
}

const insertEvents = insertRows('outbox', [
  'event_id',
  'site_id',
  'event_type',
  'entity_id',
  'entity_sequence',
  'occurred_at',
  'payload',
])

/**
 * Writes an event down in the transaction of the change it tells of: either both are kept or neither.
 *
 * @throws {ConstraintViolation} when the entity has an event of that number already
 */
export const recordEvent = (tx: Transaction, event: ShopEvent): Promise<void> => writeEvents(tx, [event])

/** Writes several events down, in their order; see `recordEvent`. */
export const writeEvents = (tx: Transaction, events: readonly ShopEvent[]): Promise<void> =>
  insertEvents(
    tx,
    events.map((event) => [
      event.id,
      event.siteId,
      event.type,
      event.entityId,
      event.sequence,
      event.occurredAt,
      JSON.stringify(event.payload),
    ]),
  )

/** How many rows one call deletes at most, so that no writer waits long. */
const PURGE_CHUNK = 500

const deleteOldEvents = statement(
  `DELETE FROM outbox
   WHERE seq IN (SELECT seq FROM outbox ORDER BY seq LIMIT ?) AND occurred_at < ?`,
)

/** Deletes up to 500 of the oldest events, as far as they occurred before a time (milliseconds since 1970). */
export const purgeEvents = (tx: Transaction, before: number): Promise<number> =>
  tx.run(deleteOldEvents, PURGE_CHUNK, before)
