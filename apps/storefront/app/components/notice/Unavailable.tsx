import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Notice } from './Notice.tsx'

/**
 * The shop cannot answer just now, or cannot be reached: the browser then loads the page by itself once it can. The link
 * does it at once, with and without JavaScript.
 */
export function Unavailable({ isOffline = false }: { isOffline?: boolean }) {
  const { notices, frame } = useMessages()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const reload = () => window.location.reload()
    if (isOffline) window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <Notice
      title={isOffline ? notices.offline : notices.unavailable}
      ways={
        <>
          <Link to={pathname + search} reloadDocument className="button">
            {notices.tryAgain}
          </Link>
          {!isOffline && (
            <Link to="/" reloadDocument className="button button-quiet">
              {frame.frontPage}
            </Link>
          )}
        </>
      }
    >
      <p>{isOffline ? notices.offlineWhy : notices.unavailableWhy}</p>
    </Notice>
  )
}
