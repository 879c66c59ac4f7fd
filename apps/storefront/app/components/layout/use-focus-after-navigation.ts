import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigationType } from 'react-router'

/**
 * Leads the focus to where another page begins, as a browser does when it loads one: to its heading, and on the way back
 * to the link by which it was left. What a page has given the focus to itself keeps it.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const address = useHref(pathname)
  const way = useNavigationType()
  const before = useRef(address)
  useEffect(() => {
    const left = before.current
    before.current = address
    if (left === address) return
    // An open dialog is closed by then.
    const timer = setTimeout(() => {
      if (document.activeElement?.closest('main :not(main), dialog')) return
      const back = way === 'POP' && document.querySelector<HTMLElement>(`main a[href="${left}"]`)
      const start = back || document.querySelector<HTMLElement>('h1')
      if (start && !back) start.tabIndex = -1
      start?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [address, way])
}
