import { type CellValue, type ColumnKey, type Edits, isSameValue, type SheetRow } from '../cells/cell.ts'

/** A cell that someone else changed since it was edited here. */
export interface Conflict {
  readonly rowId: string
  readonly key: ColumnKey
  /** What the shop has now. */
  readonly theirs: CellValue
}

/**
 * Compares what the shop has now with what it had when cells were edited. Only cells that changed on both sides, and
 * differently, are conflicts; other changes of the same product are no reason to ask.
 */
export const conflictsOf = (fresh: readonly SheetRow[], edits: Edits): Conflict[] =>
  fresh.flatMap((row) =>
    Object.entries(edits.get(row.id) ?? {}).flatMap(([name, edit]): Conflict[] => {
      const key = name as ColumnKey
      const theirs = row.values[key]
      const isOurs = isSameValue(theirs, edit.value)
      return isSameValue(theirs, edit.was) || isOurs ? [] : [{ rowId: row.id, key, theirs }]
    }),
  )
