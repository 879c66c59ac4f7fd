import { useEffect } from 'react'

/**
 * A browser may keep a page as it was left and show it again on the way back. One that shows a person to whoever sits
 * there now is asked for anew instead.
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
