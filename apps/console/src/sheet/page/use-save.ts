import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback, useRef, useState } from 'react'
import { PRODUCT_KEYS } from '../../products/product-keys.ts'
import type { Edits, RowEdits } from '../cells/cell.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { beginSave, endSave } from '../rows/interrupted-save.ts'
import { type Rows, saveRows } from '../rows/save.ts'
import type { SheetAction, SheetState } from './sheet-state.ts'

/** A save and its progress. */
export interface Saving {
  save(): void
  readonly progress: { readonly done: number; readonly total: number } | undefined
  /** Why the whole save failed; what was typed is kept. */
  readonly problem: unknown
}

/** Saves the rows of a sheet that have no errors. @param draft - where the draft is kept */
export const useSave = (
  store: Rows,
  { edits }: SheetState,
  dispatch: Dispatch<SheetAction>,
  draft: string,
): Saving => {
  const sheet = useSheetTexts()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Saving['progress']>()
  const [problem, setProblem] = useState<unknown>()
  const run = async (sent: Edits) => {
    const total = sent.size
    setProblem(undefined)
    setProgress({ done: 0, total })
    beginSave(draft)
    try {
      const reasons = { gone: sheet.gone, busy: sheet.busy }
      const outcome = await saveRows(store, sent, reasons, (done) => setProgress({ done, total }))
      dispatch({ does: 'saved', sent, outcome })
      const unsaved = new Set([...outcome.failures.keys(), ...outcome.conflicts.map(({ rowId }) => rowId)])
      const saved = total - unsaved.size
      if (saved > 0) notifications.show({ message: sheet.saved(saved) })
      if (unsaved.size > 0) notifications.show({ message: sheet.notSaved(unsaved.size), color: 'red' })
    } catch (error) {
      setProblem(error)
    } finally {
      endSave(draft)
      setProgress(undefined)
      await Promise.all(PRODUCT_KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  const latest = useRef(() => {})
  latest.current = () => {
    const sent = savable(edits)
    if (sent.size > 0) void run(sent)
  }
  return {
    save: useCallback(() => latest.current(), []),
    progress,
    problem,
  }
}

/** Rows with errors wait until they have none. */
export const savable = (edits: Edits): Edits => new Map([...edits].filter(([, own]) => isFine(own)))

const isFine = (own: RowEdits): boolean => Object.values(own).every(({ problem }) => problem === undefined)
