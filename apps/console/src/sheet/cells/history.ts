import type { ColumnKey, Edit, Edits, RowEdits } from './cell.ts'

/** How one cell changed. Undefined: it holds what the shop has. */
export interface CellChange {
  readonly rowId: string
  readonly key: ColumnKey
  readonly before: Edit | undefined
  readonly after: Edit | undefined
}

/** What was typed, and the steps back and forth. */
export interface Draft {
  readonly edits: Edits
  readonly past: readonly (readonly CellChange[])[]
  readonly future: readonly (readonly CellChange[])[]
}

export const EMPTY_DRAFT: Draft = { edits: new Map(), past: [], future: [] }

/** Applies a step that can be undone. */
export const withStep = ({ edits, past, future }: Draft, step: readonly CellChange[]): Draft =>
  step.length === 0
    ? { edits, past, future }
    : { edits: applied(edits, step, 'after'), past: [...past, step], future: [] }

export const undone = ({ edits, past, future }: Draft): Draft => {
  const step = past.at(-1)
  if (!step) return { edits, past, future }
  return { edits: applied(edits, step, 'before'), past: past.slice(0, -1), future: [step, ...future] }
}

export const redone = ({ edits, past, future }: Draft): Draft => {
  const [step, ...rest] = future
  if (!step) return { edits, past, future }
  return { edits: applied(edits, step, 'after'), past: [...past, step], future: rest }
}

/** Rows that don't change stay the same objects, so only the others are redrawn. */
const applied = (edits: Edits, step: readonly CellChange[], side: 'before' | 'after'): Edits => {
  const changed = new Map<string, Partial<Record<ColumnKey, Edit>>>()
  for (const change of step) {
    const row = changed.get(change.rowId) ?? { ...edits.get(change.rowId) }
    const edit = change[side]
    if (edit) row[change.key] = edit
    else delete row[change.key]
    changed.set(change.rowId, row)
  }
  const next = new Map<string, RowEdits>(edits)
  for (const [rowId, row] of changed) {
    if (Object.keys(row).length > 0) next.set(rowId, row)
    else next.delete(rowId)
  }
  return next
}
