import { useState } from 'react'
import { usePageKeys } from './use-page-keys.ts'

/** What the keys of a list do. */
export interface ListKeys {
  /** The row that the keys are at; -1 before the first key. */
  readonly at: number
  /** Puts the keys at a row, and shows and focuses it. */
  moveTo(index: number): void
}

/** Elements that handle Enter themselves, as a row's link does. */
const ANSWER_ENTER = ['A', 'BUTTON', 'INPUT', 'TEXTAREA', 'SELECT']

/** Moves through a list with j and k, picks with x, opens with Enter and goes to the search with a slash. */
export const useListKeys = (
  count: number,
  does: { open(at: number): void; pick?(at: number): void; search(): void },
): ListKeys => {
  const [at, setAt] = useState(-1)
  const moveTo = (next: number) => {
    const kept = Math.min(Math.max(next, 0), count - 1)
    setAt(kept)
    const row = document.querySelector(`[data-row="${kept}"]`)
    row?.querySelector<HTMLElement>('a[data-opens]')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  usePageKeys([
    ['j', () => moveTo(at + 1)],
    ['k', () => moveTo(at - 1)],
    ['x', () => at >= 0 && does.pick?.(at)],
    ['/', () => does.search()],
  ])
  usePageKeys([['Enter', () => at >= 0 && does.open(at), { preventDefault: false }]], ANSWER_ENTER)
  return { at: Math.min(at, count - 1), moveTo }
}
