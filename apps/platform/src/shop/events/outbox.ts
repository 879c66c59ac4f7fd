import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'

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
 * Saves an event in the transaction of its change: both are stored or neither.
 *
 * @throws {ConstraintViolation} when the entity already has an event with that number
 */
export const recordEvent = (tx: Transaction, event: ShopEvent): Promise<void> => writeEvents(tx, [event])

/** Saves several events, in order; see `recordEvent`. */
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

/** The most rows one call deletes, so that no writer waits long. */
const PURGE_CHUNK = 500

const deleteOldEvents = statement<{ site_id: string; delivered_at: number; occurred_at: number }>(
  `DELETE FROM outbox
   WHERE seq IN (SELECT seq FROM outbox ORDER BY seq LIMIT ?) AND occurred_at < ?
   RETURNING site_id, delivered_at, occurred_at`,
)
const countLost = statement(
  `INSERT INTO lost_events (site_id, events, last_occurred_at) VALUES (?, ?, ?)
   ON CONFLICT (site_id) DO UPDATE SET events = lost_events.events + excluded.events,
     last_occurred_at = excluded.last_occurred_at`,
)
const findWaiting = statement<{ events: number; oldest: number | null }>(
  `SELECT count(*) AS events, min(occurred_at) AS oldest FROM outbox WHERE site_id = ? AND delivered_at = 0`,
)
const findLost = statement<{ events: number; last_occurred_at: number }>(
  'SELECT events, last_occurred_at FROM lost_events WHERE site_id = ?',
)

/**
 * Deletes up to 500 of the oldest events from before a time (milliseconds since 1970). Undelivered ones are
 * counted as lost; see `eventsOf`.
 *
 * @returns how many were deleted
 */
export const purgeEvents = async (tx: Transaction, before: number): Promise<number> => {
  const gone = await tx.all(deleteOldEvents, PURGE_CHUNK, before)
  const lost = new Map<string, number[]>()
  for (const event of gone) {
    if (event.delivered_at === 0)
      lost.set(event.site_id, [...(lost.get(event.site_id) ?? []), event.occurred_at])
  }
  for (const [siteId, times] of [...lost].sort(([one], [other]) => (one < other ? -1 : 1)))
    await tx.run(countLost, siteId, times.length, Math.max(...times))
  return gone.length
}

/** A shop's waiting events, and those dropped because nobody fetched them in time. */
export interface EventCounts {
  readonly waiting: number
  /** Milliseconds since 1970, like `lastLost`; undefined if there are none. */
  readonly oldestWaiting: number | undefined
  readonly lost: number
  readonly lastLost: number | undefined
}

/** Counts the events of a shop. Reads many rows, so use it with `Database.scans`. */
export const eventsOf = async (scans: Reader, siteId: string): Promise<EventCounts> => {
  const [waiting] = await scans.all(findWaiting, siteId)
  const [lost] = await scans.all(findLost, siteId)
  return {
    waiting: waiting?.events ?? 0,
    oldestWaiting: waiting?.oldest ?? undefined,
    lost: lost?.events ?? 0,
    lastLost: lost?.last_occurred_at,
  }
}
