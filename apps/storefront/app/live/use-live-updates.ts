import { useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'

/**
 * Hears about changes once the page is idle. If that part doesn't load, the page stays as it is.
 * @param whose - begins again when it changes, because someone else hears of another cart
 */
export function useLiveUpdates(whose: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server knows the visitor by their cookie.
  useEffect(() => {
    let isMounted = true
    let stop = () => {}
    const cancel = whenIdle(() => {
      import('./start-live.ts').then(
        ({ startLive }) => {
          if (isMounted) stop = startLive()
        },
        () => {},
      )
    })
    return () => {
      isMounted = false
      cancel()
      stop()
    }
  }, [whose])
}
