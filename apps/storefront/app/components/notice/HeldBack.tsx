import { useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture } from '../picture/PictureFrame.tsx'
import { Notice } from './Notice.tsx'

/**
 * Holds back navigation while the network is down: the next page's scripts couldn't load, and the browser's
 * own error page would replace the shop and lose unsent changes.
 */
export const useHeldBack = (): Blocker =>
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )

/** Explains why the next page doesn't open, and opens it once the network is back. */
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
        beside={<NoPicture className="aspect-4/3 w-full" />}
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
