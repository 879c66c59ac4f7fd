import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onHeard } from './heard.ts'

/** Changes of one product come in groups. Part of the pause is random, so that not everyone asks at once. */
const PAUSE_MS = 100
const SPREAD_MS = 400
/** Caches may answer with what they kept, and ask behind it: the second answer is new. */
const AGAIN_MS = 1_500

let reloads = 0

/** Whether a page reads its data again because something changed. */
export const isLiveReload = (): boolean => reloads > 0

const canReload = async (): Promise<boolean> => {
  const { pathname, search } = location
  const answer = await fetch(`${pathname}.data${search}`, { method: 'HEAD', cache: 'reload' }).catch(
    () => null,
  )
  return answer !== null && answer.status < 429
}

/** Reads the page's data again when one of these products has changed. */
export function useLiveReload(ids: readonly string[]): void {
  const { revalidate } = useRevalidator()
  const names = ids.join()
  useEffect(() => {
    let isMounted = true
    let isChanged = false
    let isBusy = false

    const reload = async (afterMs: number) => {
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      // A page that is shown stays as it is while the shop can't be reached.
      if (!isMounted || !(await canReload())) return
      reloads += 1
      await revalidate().finally(() => {
        reloads -= 1
      })
    }
    const reloadAll = async () => {
      isBusy = true
      while (isChanged && isMounted) {
        isChanged = false
        await reload(PAUSE_MS + SPREAD_MS * Math.random())
        await reload(AGAIN_MS)
      }
      isBusy = false
    }
    const stop = onHeard((heard) => {
      if (heard !== 'anything' && !names.split(',').includes(heard.id)) return
      isChanged = true
      if (!isBusy) void reloadAll()
    })
    return () => {
      isMounted = false
      stop()
    }
  }, [names, revalidate])
}
