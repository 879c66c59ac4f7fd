import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import { fail } from '../../floor/failure.ts'
import type { Attempt } from './attempt.ts'

interface KeyRow {
  route: string
  body_digest: string
  entity_id: string
}

const insertKey = statement(
  `INSERT INTO idempotency_keys
     (site_id, principal, idempotency_key, route, body_digest, entity_id, entity_revision, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, principal, idempotency_key) DO NOTHING`,
)
const findKey = statement<KeyRow>(
  `SELECT route, body_digest, entity_id FROM idempotency_keys
   WHERE site_id = ? AND principal = ? AND idempotency_key = ?`,
)

export const idempotencyStore = {
  /**
   * Claims the key of an attempt in the transaction of its effect. Returns whether the effect still has to
   * happen. A concurrent repeat waits here until the first is done; a transaction that fails releases the
   * key.
   *
   * @param entity - what the call changes, with its revision after the change
   * @throws {Failure} IDEMPOTENCY_KEY_REUSED when the key was used for another call or other data
   */
  claim: async (
    tx: Transaction,
    attempt: Attempt,
    entity: { readonly id: string; readonly revision: number },
  ): Promise<'first' | 'repeat'> => {
    const { siteId, principal, key, route, digest, at } = attempt
    const claimed = await tx.run(
      insertKey,
      siteId,
      principal,
      key,
      route,
      digest,
      entity.id,
      entity.revision,
      at,
    )
    if (claimed === 1) return 'first'
    await idempotencyStore.find(tx, attempt)
    return 'repeat'
  },

  /**
   * Returns what an attempt changed the first time; undefined if this is the first time.
   *
   * @throws {Failure} IDEMPOTENCY_KEY_REUSED when the key was used for another call or other data
   */
  find: async (
    reader: Reader,
    { siteId, principal, key, route, digest }: Attempt,
  ): Promise<string | undefined> => {
    const earlier = await reader.first(findKey, siteId, principal, key)
    if (earlier && (earlier.route !== route || earlier.body_digest !== digest))
      throw fail('IDEMPOTENCY_KEY_REUSED')
    return earlier?.entity_id
  },

  purge: deleteOldRows('idempotency_keys', ['site_id', 'principal', 'idempotency_key'], 'created_at'),
}
