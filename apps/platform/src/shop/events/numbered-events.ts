import { type Statement, statement, type Transaction, type Value } from '../../floor/database/database.ts'
import { placeholders } from '../../floor/database/statements/statement.ts'
import { type ShopEvent, writeEvents } from './outbox.ts'

/** An event that gets its number when it is saved. */
export type UnnumberedEvent = Omit<ShopEvent, 'sequence' | 'siteId'>

const SIZES = [64, 8, 1] as const

/** Counts up for many entities in one statement; they must be distinct. */
const COUNT = SIZES.map((size): [number, Statement<{ entity_id: string; last_number: number }>] => [
  size,
  statement(
    `INSERT INTO event_numbers (site_id, entity_id, last_number)
     VALUES ${Array(size)
       .fill(`(${placeholders(3)})`)
       .join(', ')}
     ON CONFLICT (site_id, entity_id) DO UPDATE SET last_number = event_numbers.last_number + excluded.last_number
     RETURNING entity_id, last_number`,
  ),
])

/**
 * Saves events of entities of one site that have no revision of their own, in the transaction of the change.
 * Each entity's events are numbered from 1 without gaps, in the given order, forever, even after the entity
 * was deleted and its events purged.
 */
export const recordNumbered = async (
  tx: Transaction,
  siteId: string,
  events: readonly UnnumberedEvent[],
): Promise<void> => {
  const next = await firstNumbers(tx, siteId, events)
  const numbered = events.map((event): ShopEvent => {
    const sequence = next.get(event.entityId) ?? 1
    next.set(event.entityId, sequence + 1)
    return { ...event, siteId, sequence }
  })
  await writeEvents(tx, numbered)
}

/** In the order of the entities, so that two transactions can't wait for each other. */
const firstNumbers = async (
  tx: Transaction,
  siteId: string,
  events: readonly UnnumberedEvent[],
): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>()
  for (const { entityId } of events) sizes.set(entityId, (sizes.get(entityId) ?? 0) + 1)
  const counts = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1))
  const first = new Map<string, number>()
  let done = 0
  for (const [size, count] of COUNT) {
    for (; counts.length - done >= size; done += size) {
      const values = counts.slice(done, done + size).flatMap(([id, more]): Value[] => [siteId, id, more])
      for (const { entity_id: id, last_number: last } of await tx.all(count, ...values))
        first.set(id, last - (sizes.get(id) ?? 0) + 1)
    }
  }
  return first
}
