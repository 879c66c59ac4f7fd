import { statement, type Transaction } from '../../../floor/database/database.ts'
import { attemptsStore } from '../kept/attempts.store.ts'
import { deliveriesStore } from '../kept/deliveries.store.ts'
import { lanesStore } from '../kept/lanes.store.ts'
import { placesStore } from './places.store.ts'

/** How long events are kept. */
export const EVENTS_KEPT_DAYS = 30
/** The most rows one call deletes, so that no writer waits long. */
const PURGE_CHUNK = 500
/** The maximum number of events kept for all shops together, without those that wait for a webhook. */
const MOST_KEPT = 100_000

const deleteOldEvents = statement<{ place: number }>(
  `DELETE FROM outbox
   WHERE seq IN (SELECT seq FROM outbox ORDER BY seq LIMIT ?)
     AND (occurred_at < ?
       OR (seq <= (SELECT max(seq) FROM outbox) - CAST(? AS BIGINT) AND NOT EXISTS (
         SELECT 1 FROM webhook_deliveries AS d WHERE d.seq = outbox.seq AND d.status = 'WAITING')))
   RETURNING place`,
)

/**
 * Deletes up to 500 of the oldest events: those from before a time (milliseconds since 1970), and those beyond the
 * newest 100,000 that wait for no webhook.
 *
 * @returns how many were deleted
 */
export const purgeEvents = async (tx: Transaction, before: number, mostKept = MOST_KEPT): Promise<number> => {
  await placesStore.lock(tx) // in this order, like the code that sorts events
  const purged = await tx.all(deleteOldEvents, PURGE_CHUNK, before, mostKept)
  await placesStore.notePurged(
    tx,
    purged.map(({ place }) => place),
  )
  return purged.length
}

/** Deletes some of the log from before a time, and what deleted webhooks left; returns how many rows. */
export const purgeDeliveries = async (tx: Transaction, before: number): Promise<number> =>
  (await deliveriesStore.purge(tx, before)) +
  (await attemptsStore.purge(tx, before)) +
  (await lanesStore.purge(tx, before))
