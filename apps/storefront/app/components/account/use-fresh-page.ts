import { useEffect } from 'react'

/**
 * Browsers may restore a page when the visitor goes back. A page with personal data is reloaded instead,
 * because someone else may be sitting there now.
 */
export function useFreshPage(isPersonal = true) {
  useEffect(() => {
    if (!isPersonal) return
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      document.body.hidden = true
      window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isPersonal])
}
