import type { LiveChange } from '@vitrine/client/live'

/** What was heard: a change, or that anything may have changed. */
export type Heard = LiveChange | 'anything'

/** How many changes are kept for a page whose scripts load late. */
const MOST_KEPT = 50

const listeners = new Set<(heard: Heard) => void>()
const kept: { readonly heard: Heard; readonly at: number }[] = []

/**
 * @param since - also reports what was heard from then on, in milliseconds of the page's clock; default: only from
 *   now on
 * @returns a function that stops listening
 */
export function onHeard(listener: (heard: Heard) => void, since = Number.POSITIVE_INFINITY): () => void {
  listeners.add(listener)
  for (const { heard, at } of kept) if (at >= since) listener(heard)
  return () => listeners.delete(listener)
}

export function tellHeard(heard: Heard): void {
  kept.push({ heard, at: performance.now() })
  if (kept.length > MOST_KEPT) kept.shift()
  for (const listener of listeners) listener(heard)
}
