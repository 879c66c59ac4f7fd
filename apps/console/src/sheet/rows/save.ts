import { type Edits, isSameValue, type RowEdits, type SheetRow } from '../cells/cell.ts'
import { type Conflict, conflictsOf } from './conflicts.ts'
import type { Failures } from './jobs.ts'

export interface Outcome {
  /** The rows as they are now in the shop. */
  readonly rows: readonly SheetRow[]
  /** Why rows weren't saved, by id. */
  readonly failures: Failures
  readonly conflicts: readonly Conflict[]
}

/** How the rows of a kind of sheet are read and written. */
export interface Rows {
  read(ids: readonly string[]): Promise<readonly SheetRow[]>
  /** Writes rows that were just read. Returns why some couldn't be written; those of `outdated` changed meanwhile. */
  write(
    rows: readonly SheetRow[],
    edits: Edits,
    progress: (done: number) => void,
  ): Promise<{ readonly failures: Failures; readonly outdated: readonly string[] }>
}

/** How often to read rows again if they change during a save. */
const ROUNDS = 3

/**
 * Saves what was typed. Rows are read again first: cells that someone else changed meanwhile are returned as
 * conflicts, and their rows stay as they are in the shop.
 *
 * @param gone - the reason for rows that are no longer in the shop
 * @param busy - the reason for rows that change too often to be written
 * @param progress - is told how many rows are done
 */
export const saveRows = async (
  { read, write }: Rows,
  edits: Edits,
  { gone, busy }: { readonly gone: string; readonly busy: string },
  progress: (done: number) => void,
): Promise<Outcome> => {
  const ids = [...edits.keys()]
  const failures: Failures = new Map()
  const conflicts: Conflict[] = []
  let waiting = ids
  for (let round = 1; waiting.length > 0 && round <= ROUNDS; round += 1) {
    const fresh = await read(waiting)
    const found = new Set(fresh.map(({ id }) => id))
    for (const id of waiting) if (!found.has(id)) failures.set(id, gone)
    const clashes = conflictsOf(fresh, edits)
    conflicts.push(...clashes)
    const clashing = new Set(clashes.map(({ rowId }) => rowId))
    const ready = fresh.filter(({ id }) => !clashing.has(id))
    const before = ids.length - waiting.length
    const { failures: refused, outdated } = await write(ready, edits, (done) => progress(before + done))
    for (const [id, reason] of refused) failures.set(id, reason)
    waiting = [...outdated]
  }
  for (const id of waiting) failures.set(id, busy)
  return { rows: await read(ids), failures, conflicts }
}

/** What is still to save after a save: cells that the shop doesn't have yet. */
export const leftAfter = (edits: Edits, { rows, failures }: Outcome): Edits => {
  const now = new Map(rows.map((row) => [row.id, row]))
  const left = new Map(edits)
  for (const [id, own] of edits) {
    const row = now.get(id)
    if (!row) {
      if (!failures.has(id)) left.delete(id)
      continue
    }
    const kept = withoutSaved(row, own)
    if (Object.keys(kept).length > 0) left.set(id, kept)
    else left.delete(id)
  }
  return left
}

const withoutSaved = (row: SheetRow, edits: RowEdits): RowEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(([key, edit]) => !isSameValue(Reflect.get(row.values, key), edit.value)),
  )
