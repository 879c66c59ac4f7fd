import type { Database, Transaction } from '../../floor/database/database.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import { collectionsChanged } from '../products/write/product-events.ts'
import type { Tell } from '../products/write/tell.ts'
import { memberships } from './memberships.store.ts'

/** How many products leave a deleted collection in one transaction, so that no writer waits long. */
const CHUNK = 100

interface Deleted {
  readonly siteId: string
  readonly number: number
}

/**
 * Removes the products of a deleted collection, a few at a time. Meanwhile no read finds the collection,
 * although products still name it. After a crash, `emptySome` does the rest.
 */
export const emptyDeleted = async (database: Database, tell: Tell, deleted: Deleted): Promise<void> => {
  while ((await database.transaction((tx) => emptyChunk(tx, tell, deleted))) > 0);
}

/** Resumes emptying deleted collections; returns the number of rows, 0 when none is left. */
export const emptySome = async (tx: Transaction, tell: Tell): Promise<number> => {
  const deleted = await collectionsStore.findDeleted(tx)
  return deleted ? 1 + (await emptyChunk(tx, tell, deleted)) : 0
}

const emptyChunk = async (tx: Transaction, tell: Tell, { siteId, number }: Deleted): Promise<number> => {
  await catalogs.change(tx, siteId, 0)
  const members = await memberships.first(tx, siteId, number, CHUNK)
  if (members.length === 0) await collectionsStore.forget(tx, siteId, number)
  await memberships.remove(tx, siteId, number, members)
  await tell(
    tx,
    siteId,
    members.map(({ productId }) => collectionsChanged(productId)),
  )
  return members.length
}
