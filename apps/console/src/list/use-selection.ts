import { useCallback, useMemo, useState } from 'react'

/** The rows that are picked for an action. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  has(id: string): boolean
  toggle(id: string): void
  set(ids: Iterable<string>): void
  clear(): void
}

/** Keeps which rows are picked. */
export const useSelection = (): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  return useMemo(
    () => ({
      ids,
      has: (id) => ids.has(id),
      toggle,
      set: (next) => setIds(new Set(next)),
      clear: () => setIds(new Set()),
    }),
    [ids, toggle],
  )
}
