import { useNavigation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'

/** Shows that a page is loading, once the wait is noticeable. */
export function NavigationProgress() {
  const { frame } = useMessages()
  const { state, location } = useNavigation()
  const isWaiting = state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40">
      {isWaiting && (
        <div key={location.key} className="progress h-0.5 bg-accent">
          <span className="sr-only">{frame.loading}</span>
        </div>
      )}
    </div>
  )
}
