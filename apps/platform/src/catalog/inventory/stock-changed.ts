import type { Clock } from '../../floor/clock.ts'
import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'
import { stockChanged } from '../products/write/product-events.ts'
import { searchIndex } from '../search-index/search-index.ts'
import { backInStockStore } from './back-in-stock.store.ts'
import type { KeptStock } from './stock.store.ts'

export interface StockParts {
  readonly clock: Clock
  readonly ids: Ids
}

/** A product whose stock was written. */
export interface StockChange {
  readonly productId: string
  readonly number: number
  /** At least one. */
  readonly changed: readonly Pick<KeptStock, 'variantId' | 'choices'>[]
  /** Variants that were sold out before and are not now. */
  readonly returnedIds: readonly string[]
  /** Whether a variant is sold out that was not before. */
  readonly hasSoldOut: boolean
}

/**
 * Writes down what follows from changes of stock, in their transaction: who waits is served, who searches finds it so,
 * who listens is told. A sale that leaves some of all it sold touches neither the wishes nor the search.
 */
export const noteStockChanges = async (
  tx: Transaction,
  { clock, ids }: StockParts,
  siteId: string,
  changes: readonly StockChange[],
): Promise<void> => {
  const occurredAt = clock.now()
  for (const { number, returnedIds } of changes)
    await backInStockStore.markDue(tx, siteId, number, returnedIds, occurredAt)
  const turned = changes.filter(({ returnedIds, hasSoldOut }) => returnedIds.length > 0 || hasSoldOut)
  await searchIndex.stockChanged(
    tx,
    siteId,
    turned.map(({ number }) => number),
  )
  const told = changes.map(({ productId, changed }) => stockChanged(productId, changed))
  await recordNumbered(
    tx,
    siteId,
    told.map((event) => ({ ...event, id: ids.guid(), occurredAt })),
  )
}
