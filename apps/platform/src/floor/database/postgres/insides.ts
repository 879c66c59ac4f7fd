import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionRules } from '../transaction-rules.ts'

/**
 * Knows whether a caller runs inside the callback of an open transaction.
 *
 * Node follows every promise of the process for this, which makes a short read a sixth slower. So nothing is
 * followed while no transaction is open.
 */
export class Insides {
  readonly #following = new AsyncLocalStorage<TransactionRules>()
  readonly #open = new Set<TransactionRules>()

  get has(): boolean {
    return this.#open.size > 0 && (this.#following.getStore()?.isOpen ?? false)
  }

  /** Runs a callback as inside; end it with `leave`. */
  enter<T>(rules: TransactionRules, work: () => T): T {
    this.#open.add(rules)
    return this.#following.run(rules, work)
  }

  /** Marks the connection as left. Safe even if it was never entered. */
  leave(rules: TransactionRules): void {
    this.#open.delete(rules)
    if (this.#open.size === 0) this.#following.disable()
  }
}
