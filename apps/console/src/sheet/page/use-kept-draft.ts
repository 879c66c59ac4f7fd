import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { keepEdits } from '../rows/keep-draft.ts'
import type { SheetState } from './sheet-state.ts'

/** Waits while someone types, and then until the browser is idle. */
const KEEP_MS = 400
const LONGEST_WAIT_MS = 2_000

/** Runs work when the browser is idle; returns a function that cancels it. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    work()
    return () => {}
  }
  const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  return () => window.cancelIdleCallback(handle)
}

/**
 * Keeps what was typed in the browser, so that a reload loses nothing, and asks before someone leaves unsaved work. A save that
 * runs goes on without its page.
 *
 * @returns set while someone wants to leave
 */
export const useKeptDraft = (
  key: string,
  { rows, edits }: SheetState,
  isSaving: boolean,
): { stay(): void; leave(): void } | undefined => {
  const isChanged = edits.size > 0
  const unkept = useRef<() => void>(undefined)
  useEffect(() => {
    unkept.current = () => keepEdits(key, rows, edits)
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(() => unkept.current?.())
    }, KEEP_MS)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [key, rows, edits])
  useEffect(() => {
    const keepNow = () => unkept.current?.()
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isChanged && !isSaving && (from.pathname !== to.pathname || from.search !== to.search),
  )
  if (blocker.state !== 'blocked') return undefined
  return {
    stay: blocker.reset,
    leave: () => {
      keepEdits(key, rows, new Map())
      blocker.proceed()
    },
  }
}
