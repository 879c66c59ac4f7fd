import { useCallback, useMemo, useState } from 'react'

/** The rows that are picked for an action. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Everything that matches the list's filters is picked, also what isn't loaded yet; `ids` is empty then. */
  readonly isAll: boolean
  readonly isEmpty: boolean
  has(id: string): boolean
  toggle(id: string): void
  set(ids: Iterable<string>): void
  setAll(): void
  clear(): void
}

const NONE: ReadonlySet<string> = new Set()

/** Keeps which rows are picked. */
export const useSelection = (): Selection => {
  const [ids, setIds] = useState(NONE)
  const [isAll, setIsAll] = useState(false)
  const set = useCallback((next: Iterable<string>) => {
    setIsAll(false)
    setIds(new Set(next))
  }, [])
  const clear = useCallback(() => set(NONE), [set])
  const setAll = useCallback(() => {
    setIds(NONE)
    setIsAll(true)
  }, [])
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  return useMemo(
    () => ({
      ...{ ids, isAll, isEmpty: !isAll && ids.size === 0, toggle, set, setAll, clear },
      has: (id) => isAll || ids.has(id),
    }),
    [ids, isAll, toggle, set, setAll, clear],
  )
}
