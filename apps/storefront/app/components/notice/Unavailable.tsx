import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture } from '../picture/PictureFrame.tsx'
import { Notice } from './Notice.tsx'

/** When a failed page can be tried again. */
export interface Waiting {
  waitSeconds: number | undefined
}

interface UnavailableProps extends Partial<Waiting> {
  isOffline?: boolean
  /** Set if the shop is rate-limited. */
  isBusy?: boolean
  /** What is safe on this page; by default the cart. */
  why?: string
}

/**
 * The shop can't answer right now, or can't be reached: the browser reloads the page once it can. The link
 * does so at once, with and without JavaScript.
 */
export function Unavailable({ isOffline = false, isBusy = false, waitSeconds, why }: UnavailableProps) {
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
      beside={<NoPicture className="aspect-4/3 w-full" />}
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
      <p>
        {why ??
          (isOffline ? notices.offlineWhy : isBusy ? notices.busyWhy(waitSeconds) : notices.unavailableWhy)}
      </p>
    </Notice>
  )
}
