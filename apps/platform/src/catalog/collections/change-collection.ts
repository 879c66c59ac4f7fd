import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { once } from '../../shop/idempotency/once.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { type CountedCollection, collectionsStore } from '../products/records/collections.store.ts'
import { stampOf } from '../products/records/stamps/product-stamps.store.ts'
import type { CatalogWrite, CatalogWritesParts } from '../products/write/catalog-write.ts'
import { openCatalog } from '../products/write/catalog-writer.ts'
import { noteCollection } from './audited-collection.ts'

/** Claims the idempotency key of a call, if it has one, in the transaction of its effect. */
export type Claim = ((tx: Transaction) => Promise<void>) | undefined

/** Prepares changes of existing collections. */
export const createChangeCollection = ({ database, clock }: CatalogWritesParts) => {
  /** @throws {Failure} COLLECTION_NOT_FOUND */
  const read = async ({ site }: CatalogWrite, id: string): Promise<CountedCollection> => {
    const found = await collectionsStore.byId(database, site.siteId, id)
    if (!found) throw fail('COLLECTION_NOT_FOUND')
    return found
  }

  /**
   * Changes a collection once, with the catalog locked.
   *
   * @throws {Failure} COLLECTION_NOT_FOUND; CONFLICT when it is no longer the version the caller has seen
   */
  const change = (
    write: CatalogWrite,
    id: string,
    carryOut: (tx: Transaction, before: CountedCollection) => Promise<CountedCollection>,
    repeat = () => read(write, id),
  ): Promise<CountedCollection> => {
    const { site, attempt, fits } = write
    const inTransaction = (claim: Claim) =>
      database.transaction(async (tx) => {
        await openCatalog(tx, site, clock.now())
        await catalogs.change(tx, site.siteId, 0)
        const before = await collectionsStore.byId(tx, site.siteId, id)
        if (!before) throw fail('COLLECTION_NOT_FOUND')
        if (fits && !fits(stampOf(before.number, before.revision))) throw fail('CONFLICT')
        const after = await carryOut(tx, before)
        await claim?.(tx)
        noteCollection(tx, before, after)
        return after
      })
    return once(database, attempt, id, inTransaction, repeat)
  }

  return { read, change }
}
