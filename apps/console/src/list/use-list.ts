import { type RefObject, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { keepPlace, placeOf } from './list-place.ts'
import type { ListAddress } from './use-address.ts'
import { useListKeys } from './use-list-keys.ts'
import type { Pages } from './use-pages.ts'
import { type Selection, useSelection } from './use-selection.ts'

export interface ListOptions<Row> {
  readonly address: ListAddress
  readonly pages: Pages<Row>
  idOf(row: Row): string
  hrefOf?(row: Row): string | undefined
  /** Whether rows can be picked. Default: no. */
  readonly mayPick?: boolean
}

/** A list that is open: its rows, what is picked, and where a person is in it. */
export interface OpenList<Row> extends ListOptions<Row> {
  readonly selection: Selection
  readonly searchRef: RefObject<HTMLInputElement | null>
  /** The row that the keys are at; -1 before the first key. */
  readonly at: number
  pick(id: string): void
  /** Call before a row is opened, so that the list is found as it was left. */
  leave(id: string): void
}

/** Opens a list: its keys, its selection, and the place where it was left when one comes back to it. */
export const useList = <Row>(options: ListOptions<Row>): OpenList<Row> => {
  const { address, pages, idOf, hrefOf, mayPick = false } = options
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const searchRef = useRef<HTMLInputElement>(null)
  const selection = useSelection()
  const ids = pages.rows.map(idOf)
  const pick = (id: string) =>
    selection.isAll ? selection.set(ids.filter((other) => other !== id)) : selection.toggle(id)
  const leave = (id: string) => keepPlace(pathname, { search, id, top: window.scrollY })
  const { at, moveTo } = useListKeys(ids.length, {
    open: (index) => {
      const row = pages.rows[index]
      const href = row && hrefOf?.(row)
      if (!row || href === undefined) return
      leave(idOf(row))
      navigate(href)
    },
    pick: (index) => mayPick && pick(ids[index] ?? ''),
    search: () => searchRef.current?.focus(),
  })
  useReturn(ids, moveTo)
  const asked = JSON.stringify(address.shown)
  const { isAll, clear } = selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters match other things
  useEffect(() => {
    if (isAll) clear()
  }, [asked])
  return { ...options, selection, searchRef, at, pick, leave }
}

/** Goes back to the row that was opened, once, if the list is shown as it was left. */
const useReturn = (ids: readonly string[], moveTo: (index: number) => void): void => {
  const { pathname, search, state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop || Object(state).isBack === true
  const [place] = useState(() => (isBack ? placeOf(pathname) : undefined))
  const isDone = useRef(false)
  const isRead = ids.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rows are there
  useEffect(() => {
    if (!place || !isRead || isDone.current) return
    isDone.current = true
    if (place.search !== search) return
    const index = ids.indexOf(place.id)
    window.scrollTo(0, place.top)
    if (index >= 0) requestAnimationFrame(() => moveTo(index))
  }, [isRead])
}
