import type { ImportResult, ImportStatus } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { type HeldJob, heldOn, leasesOn } from '../../floor/jobs/leases.ts'
import type { RowProblem } from './files/read-line.ts'
import { keptChangesStore } from './kept/kept-changes.store.ts'

/** The format of a file. */
export type Format = 'csv' | 'jsonl'

/** An import and its progress. */
export interface ImportRecord {
  readonly siteId: string
  readonly importId: string
  readonly status: ImportStatus
  readonly format: Format
  readonly dryRun: boolean
  readonly fileName: string
  /** Products in the file; undefined until they are counted. */
  readonly total: number | undefined
  readonly done: number
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly failed: number
  readonly failure: RowProblem | undefined
  /** The latest product change that undoes it; empty for none. */
  readonly undoneBy: string
  /** Milliseconds since 1970, like the others. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** An import that this process currently runs. */
export type HeldImport = ImportRecord & HeldJob

/** The results for some consecutive products of a file. */
export interface Step {
  readonly products: number
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly failed: number
  /** By position in the file; unchanged products have none. */
  readonly results: ReadonlyMap<number, ImportResult>
}

interface ImportRow {
  site_id: string
  import_id: string
  status: ImportRecord['status']
  format: Format
  dry_run: number
  file_name: string
  total: number | null
  done: number
  created: number
  changed: number
  unchanged: number
  failed: number
  failure: string
  undone_by: string
  created_at: number
  updated_at: number
}

const insertImport = statement(
  `INSERT INTO imports (site_id, import_id, status, format, dry_run, file_name, done, created, changed, unchanged,
     failed, failure, created_at, updated_at, held_by, held_until, tries)
   VALUES (?, ?, 'WAITING', ?, ?, ?, 0, 0, 0, 0, 0, '', ?, ?, '', 0, 0)
   ON CONFLICT (site_id, import_id) DO NOTHING`,
)
const findImport = statement<ImportRow>('SELECT * FROM imports WHERE site_id = ? AND import_id = ?')
const listImports = statement<ImportRow>(
  `SELECT * FROM imports WHERE site_id = ? AND (created_at, import_id) < (CAST(? AS BIGINT), ?)
   ORDER BY created_at DESC, import_id DESC LIMIT CAST(? AS BIGINT)`,
)
const startImport = statement(
  `UPDATE imports SET status = ?, total = ?, updated_at = ?
   WHERE site_id = ? AND import_id = ? AND status <> 'RUNNING' AND held_by = ?`,
)
const endImport = statement(
  `UPDATE imports SET status = ?, failure = ?, updated_at = ?
   WHERE site_id = ? AND import_id = ? AND status IN ('WAITING', 'CHECKING', 'RUNNING') AND held_by = ?`,
)
const goOn = statement(
  `UPDATE imports SET done = done + CAST(? AS BIGINT), created = created + CAST(? AS BIGINT),
     changed = changed + CAST(? AS BIGINT), unchanged = unchanged + CAST(? AS BIGINT),
     failed = failed + CAST(? AS BIGINT), updated_at = ?, tries = 0
   WHERE site_id = ? AND import_id = ? AND done = ? AND status = 'RUNNING' AND held_by = ?`,
)
const undo = statement(
  'UPDATE imports SET undone_by = ? WHERE site_id = ? AND import_id = ? AND undone_by = ?',
)
const insertResults = insertRows(
  'import_results',
  ['site_id', 'import_id', 'place', 'result'],
  'ON CONFLICT (site_id, import_id, place) DO UPDATE SET result = excluded.result',
)
const listResults = statement<{ place: number; result: string }>(
  'SELECT place, result FROM import_results WHERE site_id = ? AND import_id = ? AND place > ? ORDER BY place LIMIT ?',
)
const purgeResults = statement(
  `DELETE FROM import_results WHERE (site_id, import_id, place) IN (
     SELECT r.site_id, r.import_id, r.place FROM import_results r
     JOIN imports i ON i.site_id = r.site_id AND i.import_id = r.import_id
     WHERE i.created_at < ? LIMIT 500)`,
)
const purgeResultRows = (tx: Transaction, before: number): Promise<number> => tx.run(purgeResults, before)
const purgeImports = deleteOldRows('imports', ['site_id', 'import_id'], 'created_at')

export const importsStore = {
  /** Lists imports, newest first, behind a time and an id. */
  list: async (
    reader: Reader,
    siteId: string,
    behind: { readonly at: number; readonly id: string },
    limit: number,
  ): Promise<ImportRecord[]> =>
    (await reader.all(listImports, siteId, behind.at, behind.id, limit)).map(recordOf),

  leases: leasesOn('imports', 'import_id', ['WAITING', 'CHECKING', 'RUNNING']),

  begin: (
    tx: Transaction,
    { siteId, importId, format, dryRun, fileName, createdAt }: ImportRecord,
  ): Promise<number> =>
    tx.run(insertImport, siteId, importId, format, Number(dryRun), fileName, createdAt, createdAt),

  find: async (reader: Reader, siteId: string, importId: string): Promise<ImportRecord | undefined> => {
    const row = await reader.first(findImport, siteId, importId)
    return row && recordOf(row)
  },

  /**
   * Saves that the file is being checked, or the number of its products; after that, importing starts.
   *
   * @throws {JobLost} as all of the following do
   */
  start: (
    tx: Transaction,
    { siteId, jobId, holder }: HeldJob,
    status: 'CHECKING' | 'RUNNING',
    total: number | undefined,
    now: number,
  ): Promise<void> => heldOn(tx.run(startImport, status, total ?? null, now, siteId, jobId, holder)),

  end: (
    tx: Transaction,
    { siteId, jobId, holder }: HeldJob,
    failure: RowProblem | undefined,
    now: number,
  ): Promise<void> => {
    const [status, said] = failure ? ['FAILED', JSON.stringify(failure)] : ['DONE', '']
    return heldOn(tx.run(endImport, status, said, now, siteId, jobId, holder))
  },

  /**
   * Saves the results for the next products; call it in the transaction that changes them.
   *
   * @param from - how many were done before
   */
  advance: async (
    tx: Transaction,
    { siteId, jobId, holder }: HeldJob,
    from: number,
    { products, created, changed, unchanged, failed, results }: Step,
    now: number,
  ): Promise<void> => {
    const counts = [products, created, changed, unchanged, failed]
    await heldOn(tx.run(goOn, ...counts, now, siteId, jobId, from, holder))
    await insertResults(
      tx,
      [...results].map(([place, result]) => [siteId, jobId, place, JSON.stringify(result)]),
    )
  },

  /**
   * Saves which product change undoes an import, unless another was saved since the import was read.
   *
   * @returns whether it was saved
   */
  undo: async (
    tx: Transaction,
    { siteId, importId, undoneBy: known }: Pick<ImportRecord, 'siteId' | 'importId' | 'undoneBy'>,
    changeId: string,
  ): Promise<boolean> => (await tx.run(undo, changeId, siteId, importId, known)) === 1,

  results: async (
    reader: Reader,
    siteId: string,
    importId: string,
    after: number,
    limit: number,
  ): Promise<{ place: number; result: ImportResult }[]> =>
    (await reader.all(listResults, siteId, importId, after, limit)).map(({ place, result }) => ({
      place,
      result: JSON.parse(result), // printed by this store
    })),

  /**
   * Deletes some imports that started before a time (milliseconds since 1970); returns the number of rows.
   */
  purge: async (tx: Transaction, before: number): Promise<number> => {
    for (const purge of [keptChangesStore.purge, purgeResultRows]) {
      const purged = await purge(tx, before)
      if (purged > 0) return purged
    }
    return purgeImports(tx, before)
  },
}

const recordOf = (row: ImportRow): ImportRecord => ({
  siteId: row.site_id,
  importId: row.import_id,
  status: row.status,
  format: row.format,
  dryRun: row.dry_run === 1,
  fileName: row.file_name,
  total: row.total ?? undefined,
  done: row.done,
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  failed: row.failed,
  failure: row.failure === '' ? undefined : JSON.parse(row.failure),
  undoneBy: row.undone_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
