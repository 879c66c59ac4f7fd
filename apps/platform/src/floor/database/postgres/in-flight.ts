import { DatabaseUnavailable } from '../errors.ts'

/** Counts the work a database has accepted, so that it can close when that is done: a pool would drop what waits. */
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

  /** Resolves when the accepted work is done; none is accepted after. Called once. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#count === 0) return
    await new Promise<void>((resolve) => {
      this.#whenDone = resolve
    })
  }
}
