import { useMemo, useSyncExternalStore } from 'react'

/** The query of a page's address, and how to change it. */
export interface Address {
  /** Such as `?Size=M`, or empty. */
  readonly search: string
  /** Replaces the query; `search` follows a moment later. */
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
 * @param searchOnServer - the query of the request, when a server renders the page
 * @example const picker = useVariantPicker(choosableOf(product), useBrowserAddress())
 */
export function useBrowserAddress(searchOnServer = ''): Address {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => searchOnServer,
  )
  return useMemo(() => ({ search, replace }), [search])
}
