import { TransactionMisuse } from './errors.ts'

/**
 * Enforces the rules for one transaction's callback, the same on both engines: no use after it settles,
 * nothing after a failed statement, and in development no long pause between statements.
 *
 * PostgreSQL aborts a transaction after a failed statement and answers its COMMIT with a silent rollback;
 * SQLite would continue. So the failure is remembered here and the callback can't succeed after it.
 */
export class TransactionRules {
  #state: 'open' | 'ended' = 'open'
  #failure: unknown
  #idleSince: number
  readonly #limitMs: number

  constructor(limitMs: number) {
    this.#limitMs = limitMs
    this.#idleSince = limitMs === Infinity ? 0 : performance.now()
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  /** The error of the failed statement, if any. */
  get failure(): unknown {
    return this.#failure
  }

  /** Called before each statement. */
  enter(): void {
    if (this.#state === 'ended') throw new TransactionMisuse('The transaction was used after its end.')
    this.#check()
  }

  /** Called after each statement that succeeded. */
  leave(): void {
    if (this.#limitMs !== Infinity) this.#idleSince = performance.now()
  }

  /** Called with the error of each statement that failed. */
  fail(error: unknown): void {
    this.#failure ??= error
  }

  /** Called when the callback has succeeded, before the commit. */
  finish(): void {
    this.#check()
  }

  end(): void {
    this.#state = 'ended'
  }

  #check(): void {
    if (this.#failure !== undefined) {
      throw new TransactionMisuse('The transaction went on after one of its statements had failed.', {
        cause: this.#failure,
      })
    }
    if (this.#limitMs === Infinity) return
    const pausedMs = performance.now() - this.#idleSince
    if (pausedMs > this.#limitMs) {
      throw new TransactionMisuse(
        `The transaction was held open for ${Math.round(pausedMs)} ms between its statements; do such work before it.`,
      )
    }
  }
}

/** In milliseconds; Infinity outside development. */
export const transactionLimit = (settings: {
  development?: boolean | undefined
  transactionLimitMs?: number | undefined
}): number => (settings.development ? (settings.transactionLimitMs ?? 50) : Infinity)

/** The same error on both engines. */
export const nestedTransaction = (): TransactionMisuse =>
  new TransactionMisuse('The database was used inside a transaction; use the transaction instead.')
