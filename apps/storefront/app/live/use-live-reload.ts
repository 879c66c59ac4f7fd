import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page's data again when its product has changed. What listens is loaded after the page. */
export function useLiveReload(id: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ending = new AbortController()
    import('./reload-page.ts').then(
      ({ reloadWhenHeard }) => reloadWhenHeard(id, revalidate, ending.signal),
      () => {}, // The page stays as it is.
    )
    return () => ending.abort()
  }, [id, revalidate])
}
