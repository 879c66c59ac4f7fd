import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { changeIn } from '../../../floor/database/statements/change-in.ts'

/** An event of the outbox with its place. */
export interface PlacedEvent {
  readonly place: number
  readonly siteId: string
  readonly eventType: string
  readonly entityId: string
  /** Its number among the entity's events. */
  readonly sequence: number
  /** Whose entity it is; empty for the shop's. */
  readonly owner: string
  /** JSON; empty unless it is an event of the catalog. */
  readonly catalogPayload: string
}

interface PlacedRow {
  place: number
  site_id: string
  event_type: string
  entity_id: string
  entity_sequence: number
  owner: string
  catalog_payload: string
}

const PLACED = `place, site_id, event_type, entity_id, entity_sequence, owner,
  CASE WHEN event_type LIKE 'com.wix.ecommerce.catalog.%' THEN payload ELSE '' END AS catalog_payload`

const lockSorter = statement<{ last_place: number }>('SELECT last_place FROM event_sorter FOR UPDATE')
const findOrder = statement<{ last_place: number; purged_place: number }>(
  'SELECT last_place, purged_place FROM event_sorter',
)
const findPlaceless = statement<{ seq: number }>(
  'SELECT seq FROM outbox WHERE place = 0 ORDER BY seq LIMIT 1',
)
const noteLast = statement('UPDATE event_sorter SET last_place = ?')
const giveSome = changeIn('UPDATE outbox SET place = seq + CAST(? AS BIGINT) WHERE seq IN (?*)')
const findSpan = statement<{ first: number | null; last: number | null }>(
  `SELECT min(seq) AS first, max(seq) AS last
   FROM (SELECT seq FROM outbox WHERE place = 0 ORDER BY seq LIMIT ?) AS placeless`,
)
const giveSpan = statement(
  'UPDATE outbox SET place = seq + CAST(? AS BIGINT) WHERE place = 0 AND seq BETWEEN ? AND ?',
)
const listAfter = statement<PlacedRow>(
  `SELECT ${PLACED} FROM outbox WHERE place > 0 AND place > ? ORDER BY place LIMIT ?`,
)
const listOfSite = statement<PlacedRow>(
  `SELECT ${PLACED} FROM outbox WHERE place > 0 AND place > ? AND place <= ? AND site_id = ? ORDER BY place LIMIT ?`,
)
const notePurged = statement(
  'UPDATE event_sorter SET purged_place = CAST(? AS BIGINT) WHERE purged_place < CAST(? AS BIGINT)',
)
const notePlacelessPurged = statement(
  'UPDATE event_sorter SET last_place = last_place + 1, purged_place = last_place + 1',
)

/**
 * The order in which events became visible. The outbox counts events as they are written, but on PostgreSQL they
 * commit in another order, so an event gets its place once it is visible, from one process at a time: a reader
 * who has seen a place has seen every place before it.
 */
export const placesStore = {
  /** Keeps other processes from giving places until the transaction ends. */
  lock: async (tx: Transaction): Promise<number> => (await tx.first(lockSorter))?.last_place ?? 0,

  /** Gives exactly these events places, because others may have become visible meanwhile. */
  give: async (tx: Transaction, seqs: readonly number[], last: number): Promise<void> => {
    const [first = 0, end = first] = [seqs[0], seqs.at(-1)]
    const offset = last + 1 - first
    await giveSome(tx, [offset], seqs)
    await tx.run(noteLast, end + offset)
  },

  /** Gives places to many of the oldest events at once; returns how many. */
  giveMany: async (tx: Transaction, most: number, last: number): Promise<number> => {
    const span = await tx.first(findSpan, most)
    if (span?.first == null || span.last === null) return 0
    const offset = last + 1 - span.first
    const given = await tx.run(giveSpan, offset, span.first, span.last)
    await tx.run(noteLast, span.last + offset)
    return given
  },

  /** Whether some events have no place yet. */
  isBehind: async (reader: Reader): Promise<boolean> => (await reader.first(findPlaceless)) !== undefined,

  /** The newest place, and the newest one whose event was deleted. */
  order: async (reader: Reader): Promise<{ readonly last: number; readonly purged: number }> => {
    const row = await reader.first(findOrder)
    return { last: row?.last_place ?? 0, purged: row?.purged_place ?? 0 }
  },

  /** Lists the events of all shops behind a place, in order. */
  after: async (reader: Reader, place: number, most: number): Promise<PlacedEvent[]> =>
    (await reader.all(listAfter, place, most)).map(placedOf),

  /** Lists a shop's events behind a place up to another one, in order. */
  ofSite: async (
    reader: Reader,
    siteId: string,
    { after, to }: { readonly after: number; readonly to: number },
    most: number,
  ): Promise<PlacedEvent[]> => (await reader.all(listOfSite, after, to, siteId, most)).map(placedOf),

  /** Notes that events were deleted; an event without a place is treated as the newest one. */
  notePurged: async (tx: Transaction, places: readonly number[]): Promise<void> => {
    const highest = Math.max(0, ...places)
    if (highest > 0) await tx.run(notePurged, highest, highest)
    if (places.includes(0)) await tx.run(notePlacelessPurged)
  },
}

const placedOf = (row: PlacedRow): PlacedEvent => ({
  place: row.place,
  siteId: row.site_id,
  eventType: row.event_type,
  entityId: row.entity_id,
  sequence: row.entity_sequence,
  owner: row.owner,
  catalogPayload: row.catalog_payload,
})
