import type { LiveChange } from '@vitrine/client/live'

/** What was heard: a change, or that anything may have changed. */
export type Heard = LiveChange | 'anything'

const listeners = new Set<(heard: Heard) => void>()

/** @returns a function that stops listening */
export function onHeard(listener: (heard: Heard) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellHeard(heard: Heard): void {
  for (const listener of listeners) listener(heard)
}
