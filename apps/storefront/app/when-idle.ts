/**
 * Calls back when the browser has nothing else to do, after two seconds at the latest.
 * @returns a function that undoes it
 */
export function whenIdle(callback: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
