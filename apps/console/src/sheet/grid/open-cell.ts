import { type Dispatch, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type SheetAction, type SheetState, textToEdit } from '../page/sheet-state.ts'

/**
 * The cell that is being edited: the active one, with the text that editing starts with. It isn't part of the sheet's
 * state, because a key that begins a text waits until everything that depends on it is drawn.
 */
export interface OpenCell {
  text(): string | undefined
  set(text: string | undefined): void
  subscribe(changed: () => void): () => void
}

const createOpenCell = (): OpenCell => {
  const listeners = new Set<() => void>()
  let text: string | undefined
  return {
    text: () => text,
    set: (next) => {
      text = next
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The text of the open cell, for the row it is in; other rows aren't drawn again. */
export const useOpenText = (cell: OpenCell, isHere: boolean): string | undefined =>
  useSyncExternalStore(cell.subscribe, () => (isHere ? cell.text() : undefined))

/** Opens the active cell, and closes it when another becomes active. */
export const useOpenCell = (state: SheetState, dispatch: Dispatch<SheetAction>) => {
  const { area } = state
  const cell = useMemo(createOpenCell, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area has another active cell
  useLayoutEffect(() => cell.set(undefined), [cell, area])
  /** @param keeps - whether editing starts with the cell's own text */
  const edit = (keeps: boolean) => {
    const text = textToEdit(state, keeps)
    // A key that begins a text also goes to the editor, which must be there by then.
    if (text !== undefined) flushSync(() => cell.set(text))
  }
  /** The space bar shows and hides; in other cells it begins a text. */
  const toggle = () => {
    if (state.columns[area.active.column]?.key === 'visible') dispatch({ does: 'toggle' })
    else edit(false)
  }
  return { cell, edit, toggle }
}
