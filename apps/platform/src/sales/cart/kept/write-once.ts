import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { idempotencyStore } from '../../../shop/idempotency/idempotency.store.ts'
import { cartStore, type StoredCart } from './cart.store.ts'
import { type CartVisit, meant } from './cart-visit.ts'

/** Somebody else wrote the cart since it was read; the write is to be decided anew. */
export class StaleCart extends Error {
  override readonly name = 'StaleCart'
}

/** How often a write is decided at most. One more than needed while carts are locked when they are there. */
const ATTEMPTS = 5

type NextRevision = Pick<StoredCart, 'id' | 'revision'>

/** What a write does, with the cart as it was found. */
export interface CartWrite<T> {
  /**
   * @param next - the cart's id, and its revision after the write
   * @throws {StaleCart} when the cart is no longer as it was found
   */
  carryOut(tx: Transaction, found: StoredCart | undefined, next: NextRevision): Promise<T>
  /** Answers a call whose effect took place when it first came. */
  repeat(tx: Transaction): Promise<T>
}

/**
 * Carries a write out in one transaction, alone with the cart, and once only when the call bears an
 * idempotency key.
 *
 * Where there is a cart its row is locked first, so writers wait for each other. Where there is none they
 * may meet: all but one find that a cart has come into being and start again.
 *
 * @throws {Failure} CONFLICT when others were quicker each time
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
        const found = meant(visit, await cartStore.lock(tx, owner))
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
