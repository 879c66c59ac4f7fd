import { TransactionMisuse } from './errors.ts'

/**
 * Watches over one transaction's callback, on both engines alike: used only until it settles, no going on after a
 * failed statement, and in development no long pause between two statements.
 *
 * PostgreSQL has aborted a transaction whose statement failed and answers its COMMIT with a silent rollback;
 * SQLite would go on. So the failure is remembered here and the callback cannot settle well after it.
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

  /** The error of the statement that failed, if one did. */
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

  /** Called with the error of a statement that did not. */
  fail(error: unknown): void {
    this.#failure ??= error
  }

  /** Called when the callback has settled well, before the commit. */
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

/** The rule that both engines tell in the same words. */
export const nestedTransaction = (): TransactionMisuse =>
  new TransactionMisuse('The database was used inside a transaction; inside there is only the transaction.')
