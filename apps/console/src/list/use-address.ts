import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** A list's state in its address: search words, filters, sort. So it survives a reload, and a link shows the same. */
export interface ListAddress {
  readonly search: string
  readonly sort: string | undefined
  filter(key: string): string | undefined
  readonly filters: readonly (readonly [key: string, value: string])[]
  setSearch(words: string): void
  setSort(sort: string): void
  setFilter(key: string, value: string | undefined): void
  clear(): void
  /** What the list shows now: the parameters of its address that belong to it. */
  readonly shown: Readonly<Record<string, string>>
  /** Shows something else instead. Parameters that the list doesn't have are left out. */
  show(params: Readonly<Record<string, string>>): void
}

const SEARCH = 'q'
const SORT = 'sort'

/** Reads and writes the state of a list. @param keys - the filters that the list has */
export const useListAddress = (keys: readonly string[]): ListAddress => {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (key: string, value: string | undefined) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value) after.set(key, value)
          else after.delete(key)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  const ofList = (given: Readonly<Record<string, string>>) =>
    Object.fromEntries([SEARCH, SORT, ...keys].flatMap((key) => (given[key] ? [[key, given[key]]] : [])))
  return {
    search: params.get(SEARCH) ?? '',
    sort: params.get(SORT) ?? undefined,
    filter: (key) => params.get(key) ?? undefined,
    filters: keys.flatMap((key) => {
      const value = params.get(key)
      return value ? [[key, value] as const] : []
    }),
    setSearch: (words) => change(SEARCH, words),
    setSort: (sort) => change(SORT, sort),
    setFilter: change,
    clear: () => setParams({}, { replace: true }),
    shown: ofList(Object.fromEntries(params)),
    show: (wanted) => setParams(ofList(wanted)),
  }
}
