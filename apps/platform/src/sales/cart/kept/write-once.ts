import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { idempotencyStore } from '../../../shop/idempotency/idempotency.store.ts'
import { cartStore, type StoredCart } from './cart.store.ts'
import { type CartVisit, requestedCart } from './cart-visit.ts'

/** Someone else wrote the cart since it was read; decide the write again. */
export class StaleCart extends Error {
  override readonly name = 'StaleCart'
}

/** The most attempts for a write. One more than needed while existing carts are locked. */
const ATTEMPTS = 5

type NextRevision = Pick<StoredCart, 'id' | 'revision'>

/** The write itself, for the cart that was found. */
export interface CartWrite<T> {
  /**
   * @param next - the cart's id, and its revision after the write
   * @throws {StaleCart} when the cart has changed since it was found
   */
  carryOut(tx: Transaction, found: StoredCart | undefined, next: NextRevision): Promise<T>
  /** Answers a call that already took effect. */
  repeat(tx: Transaction): Promise<T>
}

/**
 * Runs a write in one transaction with the cart locked, and only once for a call with an idempotency key.
 *
 * An existing cart's row is locked first, so writers wait for each other. Without a cart they may collide:
 * all but one find the new cart and start again.
 * @throws {Failure} CONFLICT when other writers won each time
 */
export const writeOnce = async <T>(
  database: Database,
  visit: CartVisit,
  newCartId: string,
  write: CartWrite<T>,
): Promise<T> => {
  const { owner, attempt } = visit
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    try {
      return await database.transaction(async (tx) => {
        const found = requestedCart(visit, await cartStore.lock(tx, owner))
        const next = { id: found?.id ?? newCartId, revision: (found?.revision ?? 0) + 1 }
        if (attempt && (await idempotencyStore.claim(tx, attempt, next)) === 'repeat') return write.repeat(tx)
        return write.carryOut(tx, found, next)
      })
    } catch (error) {
      if (!(error instanceof StaleCart)) throw error
    }
  }
  throw fail('CONFLICT')
}
