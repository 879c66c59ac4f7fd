import type { ApplicationError, ProductValues } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import type { JobPlace } from '../../floor/jobs/job-place.ts'
import { type HeldJob, heldOn, type JobKey, leasesOn } from '../../floor/jobs/leases.ts'
import type { ValuesOfChange } from './changed-values.ts'
import type { ProductChangeRecord } from './product-change.ts'

interface ChangeRow {
  site_id: string
  change_id: string
  status: ProductChangeRecord['status']
  request: string
  total: number | null
  counted: number
  counted_to: number
  done: number
  changed: number
  unchanged: number
  unchanged_ids: string
  failed: number
  created_at: number
  updated_at: number
}

/** Why a product was skipped, and its position among all. */
export interface PlacedFailure {
  readonly place: number
  readonly productId: string
  readonly error: ApplicationError
}

/** What a change did to a product, and its position among all. */
export interface PlacedValues extends ValuesOfChange {
  readonly place: number
  readonly productId: string
}

/** The results for the next products. */
export interface Step {
  readonly changed: number
  readonly unchanged: number
  /** These, as far as their names may matter. */
  readonly unchangedIds?: readonly string[]
  readonly failures: readonly PlacedFailure[]
  readonly values: readonly PlacedValues[]
}

const insertChange = statement(
  `INSERT INTO product_changes (site_id, change_id, status, request, total, counted, counted_to, done, changed,
     unchanged, failed, created_at, updated_at, held_by, held_until, tries)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, 0)`,
)
const findChange = statement<ChangeRow>(
  `SELECT site_id, change_id, status, request, total, counted, counted_to, done, changed, unchanged,
     unchanged_ids, failed, created_at, updated_at
   FROM product_changes WHERE site_id = ? AND change_id = ?`,
)
const insertParts = insertRows('product_change_parts', ['site_id', 'change_id', 'place', 'ids'])
const findPart = statement<{ place: number; ids: string }>(
  `SELECT place, ids FROM product_change_parts WHERE site_id = ? AND change_id = ? AND place <= ?
   ORDER BY place DESC LIMIT 1`,
)
const insertItems = insertRows('product_change_items', ['site_id', 'change_id', 'place', 'item'])
const findItems = statement<{ item: string }>(
  `SELECT item FROM product_change_items WHERE site_id = ? AND change_id = ? AND place >= ?
   ORDER BY place LIMIT CAST(? AS BIGINT)`,
)
const count = statement(
  `UPDATE product_changes SET status = 'COUNTING', counted = ?, counted_to = ?, updated_at = ?, tries = 0
   WHERE site_id = ? AND change_id = ? AND counted_to = ? AND status IN ('WAITING', 'COUNTING') AND held_by = ?`,
)
const begin = statement(
  `UPDATE product_changes SET status = ?, total = ?, updated_at = ?
   WHERE site_id = ? AND change_id = ? AND status IN ('WAITING', 'COUNTING') AND held_by = ?`,
)
const advance = statement(
  `UPDATE product_changes SET status = ?, done = ?, changed = changed + CAST(? AS BIGINT),
     unchanged = unchanged + CAST(? AS BIGINT), failed = failed + CAST(? AS BIGINT), updated_at = ?, tries = 0
   WHERE site_id = ? AND change_id = ? AND done = ? AND status = 'RUNNING' AND held_by = ?`,
)
const findUnchanged = statement<{ unchanged_ids: string }>(
  'SELECT unchanged_ids FROM product_changes WHERE site_id = ? AND change_id = ?',
)
const nameUnchanged = statement(
  'UPDATE product_changes SET unchanged_ids = ? WHERE site_id = ? AND change_id = ?',
)
const end = statement(
  `UPDATE product_changes SET status = ?, updated_at = ?
   WHERE site_id = ? AND change_id = ? AND status IN ('WAITING', 'COUNTING', 'RUNNING')`,
)
const insertFailures = insertRows('product_change_failures', [
  'site_id',
  'change_id',
  'place',
  'product_id',
  'error',
])
const insertValues = insertRows('product_change_results', [
  ...['site_id', 'change_id', 'place', 'product_id', 'values_changed'],
])
const changedIds = statement<{ product_id: string }>(
  `SELECT product_id FROM product_change_results WHERE site_id = ? AND change_id = ? ORDER BY place`,
)
const valuesById = selectIn<{ product_id: string; values_changed: string }>(
  `SELECT product_id, values_changed FROM product_change_results
   WHERE site_id = ? AND product_id IN (?*) AND change_id = ?`,
)
const ofProduct = statement<{ change_id: string; values_changed: string }>(
  `SELECT r.change_id, r.values_changed FROM product_change_results r
   JOIN product_changes c ON c.site_id = r.site_id AND c.change_id = r.change_id
   WHERE r.site_id = ? AND r.product_id = ?
   ORDER BY c.created_at DESC, c.change_id DESC LIMIT CAST(? AS BIGINT)`,
)
const listChanges = statement<ChangeRow>(
  `SELECT site_id, change_id, status, request, total, counted, counted_to, done, changed, unchanged,
     unchanged_ids, failed, created_at, updated_at
   FROM product_changes WHERE site_id = ? AND (created_at, change_id) < (CAST(? AS BIGINT), ?)
   ORDER BY created_at DESC, change_id DESC LIMIT CAST(? AS BIGINT)`,
)
const listFailures = statement<{ place: number; product_id: string; error: string }>(
  `SELECT place, product_id, error FROM product_change_failures
   WHERE site_id = ? AND change_id = ? AND place >= ? ORDER BY place LIMIT CAST(? AS BIGINT)`,
)
const purgeRows = (table: string, most: number) =>
  statement(
    `DELETE FROM ${table} WHERE (site_id, change_id, place) IN (
       SELECT r.site_id, r.change_id, r.place FROM ${table} r
       JOIN product_changes c ON c.site_id = r.site_id AND c.change_id = r.change_id
       WHERE c.created_at < ? LIMIT ${most})`,
  )
const purgeValues = purgeRows('product_change_results', 500)
const purgeFailures = purgeRows('product_change_failures', 500)
const purgeItems = purgeRows('product_change_items', 100)
/** About forty kilobytes each. */
const purgeParts = purgeRows('product_change_parts', 20)
const purgeChanges = deleteOldRows('product_changes', ['site_id', 'change_id'], 'created_at')

/** How many unchanged products a change names. */
const NAMED = 20

/** How many ids are in one row. */
export const PART = 1000

export const productChangesStore = {
  leases: leasesOn('product_changes', 'change_id', ['WAITING', 'COUNTING', 'RUNNING']),

  /** Saves a new change. */
  start: async (tx: Transaction, change: ProductChangeRecord): Promise<void> => {
    await tx.run(
      insertChange,
      change.siteId,
      change.changeId,
      change.status,
      JSON.stringify(change.request),
      change.total ?? null,
      change.counted,
      change.countedTo,
      change.done,
      change.changed,
      change.unchanged,
      change.failed,
      change.createdAt,
      change.updatedAt,
    )
  },

  /** Appends products, in parts of at most `PART`. */
  addParts: (
    tx: Transaction,
    { siteId, jobId }: JobKey,
    from: number,
    parts: readonly (readonly string[])[],
  ): Promise<void> => {
    let place = from
    const rows = parts.map((ids) => {
      const row = [siteId, jobId, place, JSON.stringify(ids)]
      place += ids.length
      return row
    })
    return insertParts(tx, rows)
  },

  /** Saves the values of each product. */
  addItems: (tx: Transaction, { siteId, jobId }: JobKey, items: readonly ProductValues[]): Promise<void> =>
    insertItems(
      tx,
      items.map((item, place) => [siteId, jobId, place, JSON.stringify(item)]),
    ),

  /** Reads the values of some products, from a position on. */
  items: async (
    reader: Reader,
    { siteId, jobId }: JobKey,
    place: number,
    limit: number,
  ): Promise<ProductValues[]> =>
    (await reader.all(findItems, siteId, jobId, place, limit)).map(({ item }) => JSON.parse(item)), // printed by this store

  find: async (
    reader: Reader,
    siteId: string,
    changeId: string,
  ): Promise<ProductChangeRecord | undefined> => {
    const row = await reader.first(findChange, siteId, changeId)
    return row && recordOf(row)
  },

  /** Lists changes, newest first, behind a time and an id. */
  list: async (
    reader: Reader,
    siteId: string,
    behind: JobPlace,
    limit: number,
  ): Promise<ProductChangeRecord[]> =>
    (await reader.all(listChanges, siteId, behind.at, behind.id, limit)).map(recordOf),

  /** The ids of the products that a change changed, in order. */
  changedIds: async (reader: Reader, { siteId, jobId }: JobKey): Promise<string[]> =>
    (await reader.all(changedIds, siteId, jobId)).map((row) => row.product_id),

  /** What a change did to some products, by their ids. */
  values: async (
    reader: Reader,
    { siteId, jobId }: JobKey,
    ids: readonly string[],
  ): Promise<Map<string, ValuesOfChange>> =>
    new Map(
      (await valuesById(reader, siteId, ids, jobId)).map((row): [string, ValuesOfChange] => [
        row.product_id,
        JSON.parse(row.values_changed), // printed by this store
      ]),
    ),

  /** The newest changes that changed a product, and what they did to it. */
  ofProduct: async (
    reader: Reader,
    siteId: string,
    productId: string,
    limit: number,
  ): Promise<{ readonly changeId: string; readonly values: ValuesOfChange }[]> =>
    (await reader.all(ofProduct, siteId, productId, limit)).map((row) => ({
      changeId: row.change_id,
      values: JSON.parse(row.values_changed), // printed by this store
    })),

  /** Reads the ids of the products from a position to the end of its row. */
  idsFrom: async (reader: Reader, { siteId, jobId }: JobKey, place: number): Promise<string[]> => {
    const part = await reader.first(findPart, siteId, jobId, place)
    const ids: string[] = part ? JSON.parse(part.ids) : [] // printed by this store
    return ids.slice(place - (part?.place ?? 0))
  },

  /**
   * Saves how many products were found up to a number.
   *
   * @throws {JobLost} like all that follow
   */
  count: async (
    tx: Transaction,
    { siteId, jobId, holder }: HeldJob,
    { countedTo }: ProductChangeRecord,
    found: Pick<ProductChangeRecord, 'counted' | 'countedTo'>,
    now: number,
  ): Promise<void> =>
    heldOn(tx.run(count, found.counted, found.countedTo, now, siteId, jobId, countedTo, holder)),

  /** Saves the number of products; after that, changing starts. */
  begin: (tx: Transaction, { siteId, jobId, holder }: HeldJob, total: number, now: number): Promise<void> =>
    heldOn(tx.run(begin, total === 0 ? 'DONE' : 'RUNNING', total, now, siteId, jobId, holder)),

  /** Saves the results for the next products, in the transaction that changes them. */
  advance: async (
    tx: Transaction,
    { siteId, jobId, holder }: HeldJob,
    { done, total }: Pick<ProductChangeRecord, 'done' | 'total'>,
    { changed, unchanged, unchangedIds = [], failures, values: changedValues }: Step,
    now: number,
  ): Promise<void> => {
    const failed = failures.length
    const after = done + changed + unchanged + failed
    const status = after === total ? 'DONE' : 'RUNNING'
    const values = [status, after, changed, unchanged, failed, now]
    await heldOn(tx.run(advance, ...values, siteId, jobId, done, holder))
    await addUnchanged(tx, { siteId, jobId }, unchangedIds)
    await insertFailures(
      tx,
      failures.map(({ place, productId, error }) => [siteId, jobId, place, productId, JSON.stringify(error)]),
    )
    await insertValues(
      tx,
      changedValues.map(({ place, productId, before, after: left }) => [
        ...[siteId, jobId, place, productId],
        JSON.stringify({ before, after: left }),
      ]),
    )
  },

  /** Ends a change that hasn't ended. */
  end: (
    tx: Transaction,
    { siteId, jobId }: JobKey,
    status: 'CANCELLED' | 'FAILED',
    now: number,
  ): Promise<number> => tx.run(end, status, now, siteId, jobId),

  failures: async (
    reader: Reader,
    siteId: string,
    changeId: string,
    from: number,
    limit: number,
  ): Promise<PlacedFailure[]> =>
    (await reader.all(listFailures, siteId, changeId, from, limit)).map((row) => ({
      place: row.place,
      productId: row.product_id,
      error: JSON.parse(row.error), // printed by this store
    })),

  /**
   * Deletes some changes that started before a time (milliseconds since 1970); returns the number of rows.
   */
  purge: async (tx: Transaction, before: number): Promise<number> => {
    for (const purge of [purgeFailures, purgeValues, purgeItems, purgeParts]) {
      const purged = await tx.run(purge, before)
      if (purged > 0) return purged
    }
    return purgeChanges(tx, before)
  },
}

const addUnchanged = async (
  tx: Transaction,
  { siteId, jobId }: JobKey,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const row = await tx.first(findUnchanged, siteId, jobId)
  const named: string[] = JSON.parse(row?.unchanged_ids ?? '[]') // printed by this store
  if (named.length >= NAMED) return
  await tx.run(nameUnchanged, JSON.stringify([...named, ...ids].slice(0, NAMED)), siteId, jobId)
}

const recordOf = (row: ChangeRow): ProductChangeRecord => ({
  siteId: row.site_id,
  changeId: row.change_id,
  status: row.status,
  request: JSON.parse(row.request), // printed by this store
  total: row.total ?? undefined,
  counted: row.counted,
  countedTo: row.counted_to,
  done: row.done,
  changed: row.changed,
  unchanged: row.unchanged,
  unchangedIds: JSON.parse(row.unchanged_ids), // printed by this store
  failed: row.failed,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
