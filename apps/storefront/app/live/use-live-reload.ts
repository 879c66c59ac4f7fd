import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onHeard } from './heard.ts'

let reloads = 0

/** Whether a page reads its data again because something changed. */
export const isLiveReload = (): boolean => reloads > 0

/** Reads the page's data again when one of these products has changed. Most pages never need that part. */
export function useLiveReload(ids: readonly string[]): void {
  const { revalidate } = useRevalidator()
  const names = ids.join()
  useEffect(() => {
    const ending = new AbortController()
    const reload = () => {
      reloads += 1
      return revalidate().finally(() => {
        reloads -= 1
      })
    }
    const stop = onHeard((heard) => {
      if (heard !== 'anything' && !names.split(',').includes(heard.id)) return
      import('./reload-page.ts').then(
        ({ reloadPage }) => reloadPage(reload, ending.signal),
        () => {}, // The page stays as it is.
      )
    })
    return () => {
      ending.abort()
      stop()
    }
  }, [names, revalidate])
}
