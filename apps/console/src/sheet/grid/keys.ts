import { type Area, areaAt, inside, type Place, type Size } from './area.ts'

/** A key as the grid gets it. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** What a key does. */
export type Command =
  | { readonly does: 'select'; readonly area: Area }
  | { readonly does: 'edit'; readonly keeps: boolean }
  | { readonly does: 'clear' | 'fillDown' | 'undo' | 'redo' | 'toggle' }

/** Rows that Page Up and Page Down move by. */
const PAGE = 15

/** Returns what a key does while no cell is being edited; undefined if the grid leaves it to the browser. */
export const commandOf = (press: KeyPress, area: Area, size: Size): Command | undefined => {
  const { key, shiftKey, altKey } = press
  const isCtrl = press.ctrlKey || press.metaKey
  if (altKey) return undefined
  const target = targetOf(press, area.active, size)
  if (target) {
    const active = inside(target, size)
    return { does: 'select', area: shiftKey && key !== 'Tab' ? { ...area, active } : areaAt(active) }
  }
  if (isCtrl) return withCtrl(key.toLowerCase(), shiftKey, size)
  if (key === 'Enter' || key === 'F2') return { does: 'edit', keeps: true }
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' }
  if (key === ' ') return { does: 'toggle' }
  // Keys of an input method and dead keys begin a letter too.
  if (key.length === 1 || key === 'Process' || key === 'Dead') return { does: 'edit', keeps: false }
  return undefined
}

const withCtrl = (key: string, shiftKey: boolean, { rows, columns }: Size): Command | undefined => {
  if (key === 'z') return { does: shiftKey ? 'redo' : 'undo' }
  if (key === 'y') return { does: 'redo' }
  if (key === 'd') return { does: 'fillDown' }
  if (key !== 'a') return undefined
  const active = { row: 0, column: 0 }
  return { does: 'select', area: { anchor: { row: rows - 1, column: columns - 1 }, active } }
}

const targetOf = (
  { key, ctrlKey, metaKey, shiftKey }: KeyPress,
  { row, column }: Place,
  size: Size,
): Place | undefined => {
  const isFar = ctrlKey || metaKey
  const far = Math.max(size.rows, size.columns)
  const step = isFar ? far : 1
  switch (key) {
    case 'ArrowUp':
      return { row: row - step, column }
    case 'ArrowDown':
      return { row: row + step, column }
    case 'ArrowLeft':
      return { row, column: column - step }
    case 'ArrowRight':
      return { row, column: column + step }
    case 'PageUp':
      return { row: row - PAGE, column }
    case 'PageDown':
      return { row: row + PAGE, column }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? far : row, column: far }
    case 'Tab':
      return tabbed({ row, column }, shiftKey ? -1 : 1, size)
    default:
      return undefined
  }
}

/** The next cell in reading order; past the ends, Tab leaves the grid. */
const tabbed = ({ row, column }: Place, by: 1 | -1, { rows, columns }: Size): Place | undefined => {
  const next = row * columns + column + by
  return next < 0 || next >= rows * columns
    ? undefined
    : { row: Math.floor(next / columns), column: next % columns }
}
