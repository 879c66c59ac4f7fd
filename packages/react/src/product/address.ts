import { useMemo, useSyncExternalStore } from 'react'

/** The query of a page's address, and how it is changed. */
export interface Address {
  /** Such as `?Size=M`, or empty. */
  readonly search: string
  /** Puts another query in its place; what comes of it is in `search` a moment later. */
  replace(search: string): unknown
}

const CHANGED = 'vitrine:address'

const subscribe = (changed: () => void) => {
  const names = ['popstate', CHANGED]
  for (const name of names) addEventListener(name, changed)
  return () => {
    for (const name of names) removeEventListener(name, changed)
  }
}

const replace = (search: string) => {
  history.replaceState(history.state, '', search || location.pathname)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Watches the browser's own address, for pages without a router.
 *
 * @param searchOnServer - the query of the request, where the page is rendered on a server
 */
export function useBrowserAddress(searchOnServer = ''): Address {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => searchOnServer,
  )
  return useMemo(() => ({ search, replace }), [search])
}
