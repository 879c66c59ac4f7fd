import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigationType } from 'react-router'

/**
 * Moves the focus after navigation, as a browser does on a page load: to the new page's heading, or on the
 * way back to the link that was followed. Focus set by the page itself stays.
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
    // An open dialog has closed by then.
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
