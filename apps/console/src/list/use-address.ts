import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Parameters of a list's address. */
export type ListParams = Readonly<Record<string, string>>

/**
 * A list's state in its address: search words, filters, sort, columns. So it survives a reload, and a link shows the
 * same.
 */
export interface ListAddress {
  readonly search: string
  readonly sort: string | undefined
  /** The keys of the columns that a view or a person chose, with commas; undefined: not chosen here. */
  readonly columns: string | undefined
  filter(key: string): string | undefined
  readonly filters: readonly (readonly [key: string, value: string])[]
  setSearch(words: string): void
  setSort(sort: string): void
  setColumns(columns: string | undefined): void
  setFilter(key: string, value: string | undefined): void
  clear(): void
  /** What the list shows now: the parameters of its address that belong to it. */
  readonly shown: ListParams
  /** Shows something else instead. Parameters that the list doesn't have are left out. */
  show(params: ListParams): void
}

const SEARCH = 'q'
const SORT = 'sort'
const COLUMNS = 'columns'

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
  const ofList = (given: ListParams) =>
    Object.fromEntries(
      [SEARCH, SORT, COLUMNS, ...keys].flatMap((key) => (given[key] ? [[key, given[key]]] : [])),
    )
  const columns = params.get(COLUMNS) ?? undefined
  return {
    search: params.get(SEARCH) ?? '',
    sort: params.get(SORT) ?? undefined,
    columns,
    filter: (key) => params.get(key) ?? undefined,
    filters: keys.flatMap((key) => {
      const value = params.get(key)
      return value ? [[key, value] as const] : []
    }),
    setSearch: (words) => change(SEARCH, words),
    setSort: (sort) => change(SORT, sort),
    setColumns: (chosen) => change(COLUMNS, chosen),
    setFilter: change,
    clear: () => setParams(columns ? { [COLUMNS]: columns } : {}, { replace: true }),
    shown: ofList(Object.fromEntries(params)),
    show: (wanted) => setParams(ofList(wanted)),
  }
}
