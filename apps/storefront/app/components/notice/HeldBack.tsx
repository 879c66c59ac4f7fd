import { useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Notice } from './Notice.tsx'

/**
 * Holds back what leads to another page while there is no network: the scripts of that page could not be had, and the
 * browser would show a page of its own in place of the shop, with all that is not sent yet gone.
 */
export const useHeldBack = (): Blocker =>
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )

/** Says why another page does not come, and goes there once there is a network again. */
export function HeldBack({ way }: { way: Extract<Blocker, { state: 'blocked' }> }) {
  const { notices } = useMessages()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.addEventListener('online', way.proceed)
    return () => window.removeEventListener('online', way.proceed)
  }, [way])
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="outline-none">
      <Notice
        title={notices.offline}
        ways={
          <button type="button" onClick={way.reset} className="button button-quiet">
            {notices.stay}
          </button>
        }
      >
        <p>{notices.offlineWhy}</p>
      </Notice>
    </div>
  )
}
