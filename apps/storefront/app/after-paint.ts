/** A page that is not shown paints nothing, and is not waited for. */
const MOST_MS = 100

/**
 * Resolves once the browser has painted: a tap is seen to be felt before the work that it makes begins. Where the page
 * is left at once, the work is done on the way out.
 */
export const afterPaint = (): Promise<void> => {
  const ending = new AbortController()
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MOST_MS)
    addEventListener('pagehide', () => resolve(), { signal: ending.signal })
  }).finally(() => ending.abort())
}
