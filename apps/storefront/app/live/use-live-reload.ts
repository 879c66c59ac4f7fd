import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The network was down while what listens was loaded. */
const AGAIN_MS = 3_000

/** Reads the page's data again when its product has changed. What listens is loaded after the page. */
export function useLiveReload(id: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ending = new AbortController()
    const since = performance.now()
    const load = () =>
      import('./reload-page.ts').then(
        ({ reloadWhenHeard }) => reloadWhenHeard(id, revalidate, ending.signal, since),
        () => setTimeout(load, AGAIN_MS),
      )
    load()
    return () => ending.abort()
  }, [id, revalidate])
}
