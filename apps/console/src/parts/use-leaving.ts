import { useBlocker } from 'react-router'

/** Someone's attempt to leave a page with unsaved changes. */
export interface Leaving {
  stay(): void
  leave(): void
}

/**
 * Stops people from leaving a page with unsaved changes, until they decide.
 * @param left - what happens to the changes when they leave
 */
export const useLeaving = (isChanged: boolean, left: () => void = () => {}): Leaving | undefined => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return undefined
  return {
    stay: blocker.reset,
    leave: () => {
      left()
      blocker.proceed()
    },
  }
}
