import type { RefusalTexts } from '../../parts/problems/refusals.ts'
import { type Edits, isSameValue, type RowEdits, type SheetRow } from '../cells/cell.ts'
import { type Conflict, conflictsOf } from './conflicts.ts'
import { failuresOf, followSave, type Progress } from './save-job.ts'

/** What came of a save. */
export interface Outcome {
  /** The rows as they are now in the shop. */
  readonly rows: readonly SheetRow[]
  /** Why rows weren't saved, by id. */
  readonly failures: ReadonlyMap<string, string>
  readonly conflicts: readonly Conflict[]
}

/** Reads the rows of a kind of sheet. */
export type ReadRows = (ids: readonly string[]) => Promise<readonly SheetRow[]>

/**
 * Follows a save to its end, and reads its rows as they are then. Cells that someone else changed meanwhile are
 * returned as conflicts, and their rows stay as they are in the shop.
 *
 * @param rows - those that were sent
 * @param gone - the reason for rows that are no longer in the shop
 * @returns also how many products now have what was typed, and whether someone stopped the save
 */
export const finishSave = async (
  id: string,
  {
    rows,
    edits,
    read,
  }: { readonly rows: readonly SheetRow[]; readonly edits: Edits; readonly read: ReadRows },
  { gone, ...refusals }: RefusalTexts & { readonly gone: string },
  tell: (progress: Progress) => void,
): Promise<{ readonly outcome: Outcome; readonly written: number; readonly isStopped: boolean }> => {
  const { status, changed, unchanged } = await followSave(id, tell)
  const reasons = await failuresOf(id, rows, refusals)
  const fresh = await read(rows.map((row) => row.id))
  const found = new Map(fresh.map((row) => [row.id, row]))
  const failures = new Map<string, string>()
  for (const { id: rowId } of rows) {
    const row = found.get(rowId)
    const reason = row ? reasons.get(rowId) : gone
    const isLeft = !row || hasUnsaved(row, edits.get(rowId) ?? {})
    if (isLeft && reason !== undefined) failures.set(rowId, reason)
    else if (isLeft && status === 'FAILED') failures.set(rowId, refusals.stopped)
  }
  const outcome = { rows: fresh, failures, conflicts: conflictsOf(fresh, edits) }
  return { outcome, written: changed + unchanged, isStopped: status === 'CANCELLED' }
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

const hasUnsaved = (row: SheetRow, edits: RowEdits): boolean =>
  Object.keys(withoutSaved(row, edits)).length > 0

const withoutSaved = (row: SheetRow, edits: RowEdits): RowEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(([key, edit]) => !isSameValue(Reflect.get(row.values, key), edit.value)),
  )
