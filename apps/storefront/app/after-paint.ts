/** A hidden page paints nothing, so don't wait for it. */
const MOST_MS = 100

/**
 * Resolves once the browser has painted, so a tap gives feedback before its work begins. If the page is left
 * at once, the work runs on the way out.
 */
export const afterPaint = (): Promise<void> => {
  const ending = new AbortController()
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MOST_MS)
    addEventListener('pagehide', () => resolve(), { signal: ending.signal })
  }).finally(() => ending.abort())
}
