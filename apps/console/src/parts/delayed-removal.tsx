import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useWords } from '../messages/words.tsx'
import { explainProblem } from './problems/problem-texts.ts'

/** How long a deletion can be taken back. */
const UNDO_MS = 10_000

/** A thing to delete soon. */
export interface Removal {
  readonly id: string
  /** Says that it was deleted. */
  readonly text: string
  remove(): Promise<unknown>
  /** The lists and things that change. */
  readonly keys: readonly string[]
}

/** What waits to be deleted, by id. */
const waiting = new Map<string, () => void>()
let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const changed = () => {
  ids = new Set(waiting.keys())
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The ids of things that are deleted unless someone takes it back. Lists leave them out. */
export const useLeavingIds = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids)

// Closing the tab decides it: what was said to be deleted is.
window.addEventListener('pagehide', () => {
  for (const removeNow of waiting.values()) removeNow()
})

/**
 * Returns a function that deletes a thing after some seconds in which it can be taken back. Until then the shop has it
 * unchanged; so if the browser dies, nothing is lost.
 */
export const useDelayedRemoval = (): ((removal: Removal) => void) => {
  const words = useWords()
  const queries = useQueryClient()
  return ({ id, text, remove, keys }) => {
    const end = () => {
      clearTimeout(timer)
      waiting.delete(id)
      notifications.hide(note)
    }
    const removeNow = async () => {
      clearTimeout(timer)
      try {
        await remove()
      } catch (error) {
        const { title, hint } = await explainProblem(error, words)
        notifications.show({ title, message: hint, color: 'red', autoClose: UNDO_MS })
      }
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      end()
      changed()
    }
    const takeBack = () => {
      end()
      changed()
    }
    const timer = setTimeout(() => void removeNow(), UNDO_MS)
    waiting.set(id, () => void removeNow())
    changed()
    const note = notifications.show({
      message: (
        <Group justify="space-between" gap="xs">
          <span>{text}</span>
          <Button size="compact-sm" variant="default" onClick={takeBack}>
            {words.t.collections.putBack}
          </Button>
        </Group>
      ),
      autoClose: false,
      withCloseButton: false,
    })
  }
}
