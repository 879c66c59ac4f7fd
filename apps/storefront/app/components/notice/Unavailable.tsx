import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Notice } from './Notice.tsx'

/** What a page that failed knows of when to come again. */
export interface Waiting {
  waitSeconds: number | undefined
}

interface UnavailableProps extends Partial<Waiting> {
  isOffline?: boolean
  /** Set where more is asked than can be answered. */
  isBusy?: boolean
}

/**
 * The shop cannot answer just now, or cannot be reached: the browser then loads the page by itself once it can. The link
 * does it at once, with and without JavaScript.
 */
export function Unavailable({ isOffline = false, isBusy = false, waitSeconds }: UnavailableProps) {
  const { notices, frame } = useMessages()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const reload = () => window.location.reload()
    if (isOffline) window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <Notice
      title={isOffline ? notices.offline : isBusy ? notices.busy : notices.unavailable}
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
      <p>{isOffline ? notices.offlineWhy : isBusy ? notices.busyWhy(waitSeconds) : notices.unavailableWhy}</p>
    </Notice>
  )
}
