import { DatabaseUnavailable } from '../errors.ts'

/**
 * Counts accepted work, so the database closes only when it is done. Left to itself, a pool drops waiting
 * work.
 */
export class InFlight {
  #count = 0
  #isClosed = false
  #whenDone: (() => void) | undefined

  async track<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new DatabaseUnavailable('The database is closed.')
    this.#count++
    try {
      return await work()
    } finally {
      this.#count--
      if (this.#count === 0) this.#whenDone?.()
    }
  }

  /** Resolves when the accepted work is done; accepts no more. Call once. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#count === 0) return
    await new Promise<void>((resolve) => {
      this.#whenDone = resolve
    })
  }
}
