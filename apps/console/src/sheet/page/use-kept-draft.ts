import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { keepEdits } from '../rows/keep-draft.ts'
import type { SheetState } from './sheet-state.ts'

/** Typing goes on meanwhile. */
const KEEP_MS = 400

/**
 * Keeps what was typed in the browser, so that a reload loses nothing, and asks before unsaved work is left.
 *
 * @returns set while someone wants to leave
 */
export const useKeptDraft = (
  key: string,
  { rows, edits }: SheetState,
): { stay(): void; leave(): void } | undefined => {
  const isChanged = edits.size > 0
  const unkept = useRef<() => void>(undefined)
  useEffect(() => {
    unkept.current = () => keepEdits(key, rows, edits)
    const timer = setTimeout(() => unkept.current?.(), KEEP_MS)
    return () => clearTimeout(timer)
  }, [key, rows, edits])
  useEffect(() => {
    const keepNow = () => unkept.current?.()
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isChanged && (from.pathname !== to.pathname || from.search !== to.search),
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
