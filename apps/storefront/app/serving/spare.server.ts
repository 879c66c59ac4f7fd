import { setTimeout as delay } from 'node:timers/promises'
import { report } from './report.server.ts'

/** The visitor of the page; caches don't keep a page with a missing part. */
interface Reader {
  isPrivate?: boolean
}

/** How long a page that has everything it needs waits for the rest. */
const GRACE_MS = 250

/** Handles the failure of a part that a page can do without. */
export const forgo = (visitor: Reader) => (error: unknown) => {
  report(error)
  visitor.isPrivate = true
  return undefined
}

/**
 * Reads a part that a page can do without. It starts with everything else, and is left out if it fails or is late.
 * @returns a function that returns the part; call it once the page has everything it needs
 */
export function spare<Part, Otherwise>(
  visitor: Reader,
  part: Promise<Part>,
  otherwise: Otherwise,
): () => Promise<Part | Otherwise> {
  const settled = part.then(
    (given) => ({ given }),
    (error: unknown) => {
      forgo(visitor)(error)
      return { given: otherwise }
    },
  )
  return async () => {
    const found = await Promise.race([settled, delay(GRACE_MS, undefined, { ref: false })])
    if (found) return found.given
    visitor.isPrivate = true
    return otherwise
  }
}
