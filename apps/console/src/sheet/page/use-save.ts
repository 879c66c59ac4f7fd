import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { useRefusals } from '../../parts/problems/refusals.ts'
import { PRODUCT_KEYS } from '../../products/product-keys.ts'
import { shop } from '../../session/shop-client.ts'
import type { Edits, RowEdits } from '../cells/cell.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { keepEdits } from '../rows/keep-draft.ts'
import { begunSave, forgetSave, keepSave } from '../rows/running-save.ts'
import { finishSave, leftAfter, type ReadRows } from '../rows/save.ts'
import { findSave, followSave, type Progress, startSave } from '../rows/save-job.ts'
import type { SheetAction, SheetState } from './sheet-state.ts'

/** What came of a save. */
export interface Saved {
  /** Of the job, which can be undone. */
  readonly id: string
  readonly kind: 'saved' | 'stopped' | 'resumed' | 'undone'
  /** Rows that were saved; otherwise products. */
  readonly count: number
  readonly left: number
}

/** A save and its progress. */
export interface Saving {
  save(): void
  /** Undefined while none runs. */
  readonly progress: Progress | undefined
  stop(): void
  readonly last: Saved | undefined
  undo(): void
  /** Why the save or its way back failed; what was typed is kept. */
  readonly problem: unknown
}

export interface SaveParts {
  readonly read: ReadRows
  /** Of the shop's currency after the point. */
  readonly digits: number
  /** Where the draft is kept. */
  readonly draft: string
}

const NONE: Progress = { done: 0, total: 0 }

/**
 * Saves the rows of a sheet that have no errors, by a job of the platform: it goes on when the tab is closed, and the
 * next tab follows it.
 */
export const useSave = (
  { read, digits, draft }: SaveParts,
  { rows, edits }: SheetState,
  dispatch: Dispatch<SheetAction>,
): Saving => {
  const sheet = useSheetTexts()
  const refusals = useRefusals()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const [last, setLast] = useState<Saved>()
  const [problem, setProblem] = useState<unknown>()
  const running = useRef<string>(undefined)
  const isOpen = useRef(true)

  const during = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setLast(undefined)
    setProgress(NONE)
    try {
      await work()
    } catch (error) {
      setProblem(error)
    } finally {
      running.current = undefined
      setProgress(undefined)
      await Promise.all(PRODUCT_KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  const rowsOf = (sent: Edits) => rows.filter(({ id }) => sent.has(id))

  const finish = async (id: string, sent: Edits, kind: 'saved' | 'resumed') => {
    running.current = id
    const what = { rows: rowsOf(sent), edits: sent, read }
    const { outcome, written, isStopped } = await finishSave(
      id,
      what,
      { ...refusals, gone: sheet.gone },
      setProgress,
    )
    // If someone leaves during a save, their next visit shows how it went.
    if (!isOpen.current) return
    dispatch({ does: 'saved', sent, outcome })
    forgetSave(draft)
    const left = leftAfter(sent, outcome).size
    const count = kind === 'saved' ? sent.size - left : written
    setLast({ id, kind: isStopped ? 'stopped' : kind, count, left })
  }
  const run = (sent: Edits) =>
    during(async () => {
      keepEdits(draft, rows, edits)
      keepSave(draft, { at: Date.now() })
      const id = await startSave(rowsOf(sent), sent, digits).catch((error) => {
        forgetSave(draft)
        throw error
      })
      keepSave(draft, { id, at: Date.now() })
      await finish(id, sent, 'saved')
    })
  const undo = ({ id }: Saved) =>
    during(async () => {
      const { _id } = await shop.productChanges.undoProductChange(id)
      running.current = _id
      const { changed, failed } = await followSave(_id, setProgress)
      const fresh = await read(rows.map((row) => row.id))
      const outcome = { rows: fresh, failures: new Map(), conflicts: [] }
      dispatch({ does: 'saved', sent: new Map(), outcome })
      setLast({ id: _id, kind: 'undone', count: changed, left: failed })
    })

  const resume = useRef(async () => {})
  resume.current = async () => {
    const begun = begunSave(draft)
    if (!begun) return
    await during(async () => {
      const id = begun.id ?? (await findSave(begun.at))
      if (id === undefined) forgetSave(draft)
      else await finish(id, savable(edits), 'resumed')
    })
  }
  useEffect(() => {
    isOpen.current = true
    void resume.current()
    return () => {
      isOpen.current = false
    }
  }, [])

  const latest = useRef(() => {})
  latest.current = () => {
    const sent = savable(edits)
    if (sent.size > 0) void run(sent)
  }
  return {
    save: useCallback(() => latest.current(), []),
    progress,
    stop: () => {
      const id = running.current
      if (id !== undefined) shop.productChanges.cancelProductChange(id).catch(setProblem)
    },
    last,
    undo: () => {
      if (last) void undo(last)
    },
    problem,
  }
}

/** Rows with errors wait until they have none. */
export const savable = (edits: Edits): Edits => new Map([...edits].filter(([, own]) => isFine(own)))

const isFine = (own: RowEdits): boolean => Object.values(own).every(({ problem }) => problem === undefined)
