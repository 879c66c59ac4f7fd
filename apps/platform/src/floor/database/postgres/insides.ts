import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionRules } from '../transaction-rules.ts'

/**
 * Knows whether a caller is, or was called by, the callback of a transaction that is open.
 *
 * To know that, Node follows every promise of the process, which costs a short read a sixth of its time. So nothing is
 * followed while no transaction is open.
 */
export class Insides {
  readonly #following = new AsyncLocalStorage<TransactionRules>()
  readonly #open = new Set<TransactionRules>()

  get has(): boolean {
    return this.#open.size > 0 && (this.#following.getStore()?.isOpen ?? false)
  }

  /** Calls back inside; to be ended by `leave`. */
  enter<T>(rules: TransactionRules, work: () => T): T {
    this.#open.add(rules)
    return this.#following.run(rules, work)
  }

  /** Nobody is inside any more, also when nobody ever was. */
  leave(rules: TransactionRules): void {
    this.#open.delete(rules)
    if (this.#open.size === 0) this.#following.disable()
  }
}
