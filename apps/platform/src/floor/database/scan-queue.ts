import { DatabaseBusy, DatabaseUnavailable } from './errors.ts'

interface Waiting {
  readonly enter: () => void
  readonly refuse: (error: DatabaseUnavailable) => void
}

/**
 * Makes scans wait for one of a few places, in order. Rejects scans that meet a full queue or wait too long.
 */
export class ScanQueue {
  readonly #places: number
  readonly #room: number
  readonly #patienceMs: number
  readonly #waiting = new Set<Waiting>()
  #taken = 0
  #isClosed = false
  #whenEmpty: (() => void) | undefined

  constructor(places: number, room: number, patienceMs: number) {
    this.#places = places
    this.#room = room
    this.#patienceMs = patienceMs
  }

  /**
   * @throws {DatabaseBusy} when `scan` did not start for lack of a place
   * @throws {DatabaseUnavailable} when it did not start because the queue was closed
   */
  async run<T>(scan: () => Promise<T>): Promise<T> {
    await this.#takePlace()
    try {
      return await scan()
    } finally {
      this.#leavePlace()
    }
  }

  /** Rejects waiting and later scans; resolves when running ones are done. Call once. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const scan of this.#waiting) scan.refuse(closed())
    if (this.#taken === 0) return
    await new Promise<void>((resolve) => {
      this.#whenEmpty = resolve
    })
  }

  async #takePlace(): Promise<void> {
    if (this.#isClosed) throw closed()
    if (this.#taken < this.#places) this.#taken++
    else if (this.#waiting.size < this.#room) await this.#wait()
    else throw new DatabaseBusy('Too many scans are waiting.')
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer)
        this.#waiting.delete(scan)
      }
      const scan: Waiting = {
        enter: () => {
          leaveQueue()
          resolve()
        },
        refuse: (error) => {
          leaveQueue()
          reject(error)
        },
      }
      const timer = setTimeout(
        () => scan.refuse(new DatabaseBusy('The scan waited too long.')),
        this.#patienceMs,
      )
      this.#waiting.add(scan)
    })
  }

  /** Gives the place to the scan that has waited longest. */
  #leavePlace(): void {
    const [next] = this.#waiting
    if (next) next.enter()
    else if (--this.#taken === 0) this.#whenEmpty?.()
  }
}

const closed = (): DatabaseUnavailable => new DatabaseUnavailable('The database is closed.')
