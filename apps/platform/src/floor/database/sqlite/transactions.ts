import { AsyncResource } from 'node:async_hooks'
import { setImmediate, setTimeout } from 'node:timers'
import type { Transaction } from '../database.ts'
import { ConstraintViolation, DatabaseUnavailable } from '../errors.ts'
import { nestedTransaction } from '../transaction-rules.ts'
import { isBusy, sqliteError } from './errors.ts'
import type { Log } from './log.ts'
import type { Writer } from './writer.ts'

/** The most transactions that share a commit; a failing commit rejects them all. */
const GROUP_SIZE = 100
/** No more transactions join the group after this time, so that requests can be read between two groups. */
const GROUP_MS = 10
/** How long another process may keep the file locked. */
const BUSY_MS = 5000
/** The pause before asking again. Others free the lock only for milliseconds, which must not be missed. */
const BUSY_PAUSE_MS = 2

interface Member {
  /** Does the work and returns what answers the caller after the commit. */
  readonly work: (tx: Transaction) => Promise<() => void>
  readonly reject: (error: unknown) => void
}

interface Outcome {
  readonly member: Member
  readonly isDone: boolean
  readonly answer: () => void
}

/**
 * Queues transactions for the one writer and commits those that wait together: one sync for all, and no
 * result before it. Those that come during the sync form the next group.
 *
 * A group begins and commits within one turn of the event loop, because a callback that awaits anything but its
 * own transaction is given up in that turn. So no other code runs while a transaction is open.
 */
export class Transactions {
  readonly #writer: Writer
  readonly #log: Pick<Log, 'sync'>
  readonly #groupMs: number
  #waiting: Member[] = []
  #state: 'idle' | 'scheduled' | 'closed' = 'idle'
  #broken: DatabaseUnavailable | undefined
  #busySince: number | undefined
  #whenIdle: (() => void) | undefined

  constructor(writer: Writer, log: Pick<Log, 'sync'>, groupMs = GROUP_MS) {
    this.#writer = writer
    this.#log = log
    this.#groupMs = groupMs
  }

  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.#writer.isInside) return Promise.reject(nestedTransaction())
    if (this.#state === 'closed') return Promise.reject(new DatabaseUnavailable('The database is closed.'))
    if (this.#broken) return Promise.reject(this.#broken)
    return new Promise<T>((resolve, reject) => {
      const context = new AsyncResource('transaction') // a group runs in its first caller's, each callback in its own
      this.#waiting.push({
        work: async (tx) => {
          const value = await context.runInAsyncScope(work, undefined, tx)
          return () => resolve(value)
        },
        reject,
      })
      this.#schedule()
    })
  }

  /** Resolves when every accepted transaction is answered; accepts no more. */
  async close(): Promise<void> {
    const isIdle = this.#state === 'idle'
    this.#state = 'closed'
    if (!isIdle) await new Promise<void>((resolve) => (this.#whenIdle = resolve))
  }

  /** Whether a sync has failed; every transaction is then refused until the program starts again. */
  get isBroken(): boolean {
    return this.#broken !== undefined
  }

  /** Requests read in this turn of the event loop run before the group and join it. */
  #schedule(): void {
    if (this.#state !== 'idle') return
    this.#state = 'scheduled'
    setImmediate(() => void this.#turn())
  }

  async #turn(): Promise<void> {
    if (this.#begin()) await this.#carryOutGroup()
    if (this.#broken) for (const member of this.#waiting.splice(0)) member.reject(this.#broken)
    if (this.#busySince !== undefined) setTimeout(() => void this.#turn(), BUSY_PAUSE_MS)
    else if (this.#waiting.length > 0) setImmediate(() => void this.#turn())
    else if (this.#state === 'scheduled') this.#state = 'idle'
    else this.#whenIdle?.()
  }

  #begin(): boolean {
    try {
      this.#writer.begin()
      this.#busySince = undefined
      return true
    } catch (error) {
      const now = performance.now()
      this.#busySince ??= now
      if (isBusy(error) && now - this.#busySince < BUSY_MS) return false
      this.#busySince = undefined
      for (const member of this.#waiting.splice(0)) member.reject(sqliteError(error))
      return false
    }
  }

  async #carryOutGroup(): Promise<void> {
    const startedAt = performance.now()
    const group: Outcome[] = []
    for (const member of this.#waiting) {
      const isFull = group.length === GROUP_SIZE || performance.now() - startedAt > this.#groupMs
      if (group.length > 0 && (isFull || !this.#writer.isOpen)) break
      group.push(await this.#carryOut(member))
    }
    this.#waiting = this.#waiting.slice(group.length)
    const failure = await this.#commit(group.filter((outcome) => outcome.isDone).length)
    for (const { member, isDone, answer } of group) {
      if (failure && isDone) member.reject(failure)
      else answer()
    }
  }

  /**
   * Failures are also reported after the commit; otherwise their callers would run while a transaction is
   * open.
   */
  async #carryOut(member: Member): Promise<Outcome> {
    try {
      return { member, isDone: true, answer: await this.#writer.carryOut(member.work) }
    } catch (error) {
      return { member, isDone: false, answer: () => member.reject(error) }
    }
  }

  async #commit(transactions: number): Promise<unknown> {
    if (transactions === 0 || !this.#writer.isOpen) {
      this.#writer.rollback()
      return new DatabaseUnavailable('The database aborted the transaction.')
    }
    try {
      this.#writer.commit()
    } catch (error) {
      this.#writer.rollback()
      const cause = sqliteError(error)
      if (!(cause instanceof ConstraintViolation)) {
        return new DatabaseUnavailable('The commit failed.', { cause, outcome: 'unknown' })
      }
      if (transactions === 1) return cause
      return new DatabaseUnavailable('The commit failed for a transaction that shared it.', { cause })
    }
    return this.#sync()
  }

  /**
   * The kernel reports a failed sync once and then takes the lost pages for written, so a later sync proves nothing.
   * The next start reads from the log what is really there.
   *
   * @see https://wiki.postgresql.org/wiki/Fsync_Errors
   */
  async #sync(): Promise<unknown> {
    try {
      await this.#log.sync()
      return undefined
    } catch (cause) {
      this.#broken = new DatabaseUnavailable('The database file failed to sync. Restart the platform.', {
        cause,
      })
      return new DatabaseUnavailable('The commit failed to sync.', { cause, outcome: 'unknown' })
    }
  }
}
