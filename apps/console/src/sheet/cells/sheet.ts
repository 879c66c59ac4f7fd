import { type Area, edgesOf, type Place, placesIn } from '../grid/area.ts'
import { type Block, cellOfBlock } from './block.ts'
import { type ColumnKey, type Edit, type Edits, isSameValue, type SheetRow } from './cell.ts'
import type { SheetColumn } from './columns.ts'
import { fittingChanges } from './fitting-discount.ts'
import type { CellChange } from './history.ts'

/** The rows and columns that are shown, and what was typed. */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly columns: readonly SheetColumn[]
  readonly edits: Edits
}

/** Types the same text into many cells. Cells that can't be edited stay as they are. */
export const typed = (sheet: Sheet, places: readonly Place[], text: string): CellChange[] =>
  changesOf(
    sheet,
    places.map((place) => ({ ...place, text })),
  )

/** Empties cells. */
export const cleared = (sheet: Sheet, area: Area): CellChange[] => typed(sheet, placesIn(area), '')

/** Fills an area from its first row; a single row from the row above it. */
export const filledDown = (sheet: Sheet, area: Area): CellChange[] => {
  const { top, bottom } = edgesOf(area)
  const source = top === bottom ? top - 1 : top
  return changesOf(
    sheet,
    placesIn(area).flatMap(({ row, column }) =>
      row === source || source < 0 ? [] : [{ row, column, text: textAt(sheet, { row: source, column }) }],
    ),
  )
}

/** Pastes a block at an area, which it fills as often as it fits. Returns the changes and the area they cover. */
export const pasted = (
  sheet: Sheet,
  area: Area,
  block: Block,
): { readonly changes: CellChange[]; readonly area: Area } => {
  const { top, left, bottom, right } = edgesOf(area)
  const width = Math.max(0, ...block.map((row) => row.length))
  const tall = fitting(bottom - top + 1, block.length)
  const wide = fitting(right - left + 1, width)
  const active = {
    row: Math.min(top + tall, sheet.rows.length) - 1,
    column: Math.min(left + wide, sheet.columns.length) - 1,
  }
  const covered = { anchor: { row: top, column: left }, active }
  const inputs = placesIn(covered).flatMap(({ row, column }) => {
    // A row of the block may be shorter than others; what it doesn't have stays.
    const isThere = (block[(row - top) % block.length]?.length ?? 0) > (column - left) % Math.max(width, 1)
    return isThere ? [{ row, column, text: cellOfBlock(block, row - top, column - left) }] : []
  })
  return { changes: changesOf(sheet, inputs), area: covered }
}

/** A block fills a larger area when it fits a whole number of times. */
const fitting = (space: number, size: number): number =>
  space > size && size > 0 && space % size === 0 ? space : size

/** What is copied from an area. */
export const copied = (sheet: Sheet, area: Area): Block => {
  const { top, bottom, left, right } = edgesOf(area)
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) =>
      textAt(sheet, { row: top + row, column: left + column }),
    ),
  )
}

/** The text of a cell, as it is typed. */
export const textAt = ({ rows, columns, edits }: Sheet, { row, column }: Place): string => {
  const [at, to] = [rows[row], columns[column]]
  if (!at || !to) return ''
  return edits.get(at.id)?.[to.key]?.text ?? to.write(at.values[to.key])
}

type Input = Place & { readonly text: string }

const changesOf = ({ rows, columns, edits }: Sheet, inputs: readonly Input[]): CellChange[] =>
  fittingChanges(
    rows,
    edits,
    inputs.flatMap(({ row: at, column: to, text }) => {
      const [row, column] = [rows[at], columns[to]]
      if (!row || !column || row.locked.has(column.key)) return []
      const before = edits.get(row.id)?.[column.key]
      const after = editOf(row, column, text, before)
      return before?.text === after?.text && isSameValue(before?.value, after?.value)
        ? []
        : [{ rowId: row.id, key: column.key, before, after }]
    }),
    columns,
  )

/** The edit that a text makes to a cell; undefined if it restores what the cell held at first. */
const editOf = (
  row: SheetRow,
  column: SheetColumn,
  text: string,
  before: Edit | undefined,
): Edit | undefined => {
  if (text.trim() === column.write(row.values[column.key])) return undefined
  const was = before ? before.was : row.values[column.key]
  const read = column.read(text, before?.value ?? row.values[column.key])
  if ('problem' in read) return { text, value: undefined, problem: read.problem, was }
  if (isSameValue(read.value, row.values[column.key])) return undefined
  return { text: column.write(read.value), value: read.value, problem: undefined, was }
}

/** A cell that was changed, in the order of the sheet. */
export interface ChangedCell {
  readonly place: Place
  readonly row: SheetRow
  readonly key: ColumnKey
  readonly edit: Edit
}

/** All cells that were changed. @param keys - of all columns, also those that aren't shown */
export const changedCells = (
  rows: readonly SheetRow[],
  keys: readonly ColumnKey[],
  edits: Edits,
): ChangedCell[] =>
  rows.flatMap((row, at) => {
    const own = edits.get(row.id)
    if (!own) return []
    return keys.flatMap((key, column) => {
      const edit = own[key]
      return edit ? [{ place: { row: at, column }, row, key, edit }] : []
    })
  })
