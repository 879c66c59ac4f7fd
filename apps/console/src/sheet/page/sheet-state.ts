import type { Block } from '../cells/block.ts'
import type { ColumnKey, Edit, Edits, SheetRow } from '../cells/cell.ts'
import type { SheetColumn } from '../cells/columns.ts'
import { type CellChange, type Draft, EMPTY_DRAFT, redone, undone, withStep } from '../cells/history.ts'
import { cleared, filledDown, pasted, type Sheet, textAt, typed } from '../cells/sheet.ts'
import { type Area, areaAt, inside, type Place, placesIn } from '../grid/area.ts'
import type { Conflict } from '../rows/conflicts.ts'
import { leftAfter, type Outcome } from '../rows/save.ts'

/** Everything about an open sheet. */
export interface SheetState extends Draft {
  readonly rows: readonly SheetRow[]
  /** The columns that are shown. */
  readonly columns: readonly SheetColumn[]
  readonly area: Area
  /** Why the last save left rows out, by id. */
  readonly failures: ReadonlyMap<string, string>
  readonly conflicts: readonly Conflict[]
}

/** What happens to a sheet. */
export type SheetAction =
  | { readonly does: 'select'; readonly area: Area }
  | { readonly does: 'clear' | 'fillDown' | 'undo' | 'redo' | 'discard' }
  | { readonly does: 'toggle' }
  /** Ends editing with a text. `fills`: the whole selection gets it. */
  | { readonly does: 'type'; readonly text: string; readonly fills: boolean; readonly next: Place }
  | { readonly does: 'paste'; readonly block: Block }
  | { readonly does: 'show'; readonly columns: readonly SheetColumn[] }
  | { readonly does: 'settle'; readonly conflicts: readonly Conflict[]; readonly keeps: 'mine' | 'theirs' }
  | { readonly does: 'saved'; readonly sent: Edits; readonly outcome: Outcome }

export const openedSheet = (
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  edits: Edits,
): SheetState => ({
  ...{ ...EMPTY_DRAFT, rows, columns, edits },
  area: areaAt({ row: 0, column: Math.min(1, columns.length - 1) }),
  ...{ failures: new Map(), conflicts: [] },
})

export const sheetReducer = (state: SheetState, action: SheetAction): SheetState => {
  switch (action.does) {
    case 'select':
      return { ...state, area: action.area }
    case 'clear':
      return changed(state, cleared(state, state.area))
    case 'fillDown':
      return changed(state, filledDown(state, state.area))
    case 'toggle':
      return toggled(state)
    case 'undo':
      return { ...state, ...undone(state) }
    case 'redo':
      return { ...state, ...redone(state) }
    case 'discard':
      return { ...openedSheet(state.rows, state.columns, new Map()), area: state.area }
    case 'type': {
      const places = action.fills ? placesIn(state.area) : [state.area.active]
      const next = changed(state, typed(state, places, action.text))
      return action.fills ? next : { ...next, area: areaAt(inside(action.next, sizeOf(state))) }
    }
    case 'paste': {
      const { changes, area } = pasted(state, state.area, action.block)
      return { ...changed(state, changes), area }
    }
    case 'show':
      return { ...openedSheet(state.rows, action.columns, state.edits), ...kept(state) }
    case 'settle':
      return settled(state, action.conflicts, action.keeps)
    case 'saved':
      return saved(state, action.sent, action.outcome)
  }
}

/** How many rows and columns a sheet shows. */
export const sizeOf = ({ rows, columns }: Pick<Sheet, 'rows' | 'columns'>) => ({
  rows: rows.length,
  columns: columns.length,
})

const kept = ({ past, future, failures, conflicts }: SheetState) => ({ past, future, failures, conflicts })

const changed = (state: SheetState, step: readonly CellChange[]): SheetState => ({
  ...state,
  ...withStep(state, step),
})

/** The text that editing the active cell starts with; undefined if it can't be edited. */
export const textToEdit = (state: SheetState, keeps: boolean): string | undefined => {
  const { row: at, column: to } = state.area.active
  const [row, column] = [state.rows[at], state.columns[to]]
  if (!row || !column || row.locked.has(column.key)) return undefined
  return keeps ? textAt(state, state.area.active) : ''
}

const toggled = (state: SheetState): SheetState => {
  const { row: at, column: to } = state.area.active
  const [row, column] = [state.rows[at], state.columns[to]]
  if (!row || column?.key !== 'visible') return state
  const now = state.edits.get(row.id)?.visible?.value ?? row.values.visible
  const places = placesIn(state.area).filter(({ column: each }) => state.columns[each]?.key === 'visible')
  return changed(state, typed(state, places, column.write(now !== true)))
}

/** Keeps one side of conflicts: mine is now based on theirs, or theirs replaces mine. */
const settled = (state: SheetState, conflicts: readonly Conflict[], keeps: 'mine' | 'theirs'): SheetState => {
  const edits = new Map<string, Partial<Record<ColumnKey, Edit>>>(state.edits)
  for (const { rowId, key, theirs } of conflicts) {
    const own = { ...edits.get(rowId) }
    const edit = own[key]
    if (edit && keeps === 'mine') own[key] = { ...edit, was: theirs }
    else delete own[key]
    if (Object.keys(own).length > 0) edits.set(rowId, own)
    else edits.delete(rowId)
  }
  const left = state.conflicts.filter((each) => !conflicts.includes(each))
  // Undoing would restore edits that were based on older values.
  return { ...state, edits, conflicts: left, past: [], future: [] }
}

/** Takes the rows as the shop has them now. Cells that weren't saved stay as they were typed. */
const saved = (state: SheetState, sent: Edits, outcome: Outcome): SheetState => {
  const fresh = new Map(outcome.rows.map((row) => [row.id, row]))
  const left = leftAfter(sent, outcome)
  const edits = new Map(state.edits)
  for (const [id, own] of sent) {
    // What was typed while the save ran is newer than it.
    if (edits.get(id) !== own) continue
    const rest = left.get(id)
    if (rest) edits.set(id, rest)
    else edits.delete(id)
  }
  return {
    ...state,
    edits,
    ...{ past: [], future: [] },
    rows: state.rows.map((row) => fresh.get(row.id) ?? row),
    failures: outcome.failures,
    conflicts: outcome.conflicts,
  }
}
