import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const openFile = promisify(open)
const syncFile = promisify(fdatasync)
const closeFile = promisify(close)

/**
 * The write-ahead log of a database file. A commit appends to it; syncing it makes the commit durable. The sync runs in
 * another thread, so that requests can be read and answered meanwhile: inside COMMIT, it would stop the whole process.
 *
 * SQLite takes no locks on the log, so another descriptor of it can be opened and closed without losing one.
 *
 * @see https://sqlite.org/howtocorrupt.html section 2.2
 */
export class Log {
  readonly #file: string
  #descriptor: Promise<number> | undefined

  /** @param file - the database's file */
  constructor(file: string) {
    this.#file = `${file}-wal`
  }

  /** Resolves when everything that was committed before the call is on disk. */
  async sync(): Promise<void> {
    // The log is there from the first commit on, and stays the same file until the last connection closes.
    this.#descriptor ??= openFile(this.#file, 'r+')
    await syncFile(await this.#descriptor)
  }

  async close(): Promise<void> {
    const descriptor = await this.#descriptor?.catch(() => undefined)
    if (descriptor !== undefined) await closeFile(descriptor)
  }
}
