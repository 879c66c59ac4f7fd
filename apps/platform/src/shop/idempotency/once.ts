import type { Database, Transaction } from '../../floor/database/database.ts'
import type { Attempt } from './attempt.ts'
import { idempotencyStore } from './idempotency.store.ts'

/** The call was already carried out. */
class Repeated extends Error {
  override readonly name = 'Repeated'
}

/** Claims the key of a call in the transaction of its effect. */
export type Claim = (tx: Transaction) => Promise<void>
/** Claims the key of a call; `id` is what repeats get. */
export type ClaimAs = (tx: Transaction, id: string) => Promise<void>

/**
 * Runs a call that its sender may repeat: only once if it has an idempotency key.
 *
 * @param entityId - what the call changes or creates
 * @param carryOut - claims the key, if there is one, by calling `claim`, or `claimAs` with another id, in the
 * transaction of its effect
 * @param repeat - answers a call that already took effect
 * @throws {Failure} IDEMPOTENCY_KEY_REUSED
 */
export const once = async <T>(
  database: Database,
  attempt: Attempt | undefined,
  entityId: string,
  carryOut: (claim: Claim | undefined, claimAs: ClaimAs | undefined) => Promise<T>,
  repeat: (entityId: string) => Promise<T>,
): Promise<T> => {
  if (!attempt) return carryOut(undefined, undefined)
  const known = await idempotencyStore.find(database, attempt)
  if (known !== undefined) return repeat(known)
  try {
    const claimAs: ClaimAs = async (tx, id) => {
      const claimed = await idempotencyStore.claim(tx, attempt, { id, revision: 0 })
      if (claimed === 'repeat') throw new Repeated()
    }
    return await carryOut((tx) => claimAs(tx, entityId), claimAs)
  } catch (error) {
    if (!(error instanceof Repeated)) throw error
    return repeat((await idempotencyStore.find(database, attempt)) ?? entityId)
  }
}
