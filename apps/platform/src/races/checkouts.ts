import type { Database } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { checkoutStore } from '../sales/checkout/checkout.store.ts'
import type { StoredCheckout } from '../sales/checkout/checkout.ts'

/** Rows per transaction while copying checkouts. */
const CHUNK = 250

/**
 * Makes many open checkouts from one, each for its own buyer, without a cart.
 * @returns their ids
 */
export const copyCheckout = async (
  database: Database,
  { siteId, id }: Pick<StoredCheckout, 'siteId' | 'id'>,
  count: number,
): Promise<string[]> => {
  const stored = await checkoutStore.find(database, siteId, id)
  if (!stored) throw new Error('The checkout was not found')
  const copies = Array.from({ length: count }, () => ({
    ...stored,
    ...{ id: randomIds.guid(), ownerKey: `visitor:${randomIds.guid()}`, cartId: undefined, revision: 1 },
  }))
  for (let from = 0; from < count; from += CHUNK)
    await database.transaction(async (tx) => {
      for (const copy of copies.slice(from, from + CHUNK)) await checkoutStore.save(tx, copy)
    })
  return copies.map(({ id: copied }) => copied)
}
