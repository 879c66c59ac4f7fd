import type { StockMovement, StockState } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import { exchangeStore } from '../../exchange/exchange.store.ts'
import type { KeptChange } from '../../exchange/kept/kept-change.ts'
import { printOf } from '../../exchange/kept/product-values.ts'
import type { RestoreFacts } from '../../exchange/kept/restored-product.ts'
import type { StockRecord } from '../../products/records/product-record.ts'
import { productRecords } from '../../products/records/product-records.store.ts'
import { stockMovementsStore } from '../../stock-movements/stock-movements.store.ts'

/** Stock has moved after these facts were read. */
export class StaleFacts extends Error {
  override readonly name = 'StaleFacts'
}

/** The most movements of one variant to look at. */
const MOST_MOVEMENTS = 200

/**
 * Reads what restoring some products depends on. Movements are read only for variants whose stock has moved since.
 *
 * @param mayBeStale - whether restoring may throw `StaleFacts`; otherwise stock that moves meanwhile is a conflict
 */
export const readRestoreFacts = async (
  reader: Reader,
  siteId: string,
  kept: ReadonlyMap<string, KeptChange>,
  ids: readonly string[],
  mayBeStale: boolean,
): Promise<(productId: string) => RestoreFacts> => {
  const { slugs } = await exchangeStore.collections(reader, siteId)
  const movements = new Map<string, readonly StockMovement[]>()
  for (const { productId, variants } of await productRecords.byId(reader, siteId, ids)) {
    const change = kept.get(productId)
    if (!change || 'created' in change) continue
    for (const { variantId, stock } of variants) {
      const print = change.after[`stock ${variantId}`]
      if (print === undefined || print === printOf(stock)) continue
      const of = { productId, variantId }
      const found = await stockMovementsStore.list(
        reader,
        siteId,
        of,
        Number.MAX_SAFE_INTEGER,
        MOST_MOVEMENTS,
      )
      movements.set(keyOf(productId, variantId), found)
    }
  }
  return (productId) => ({
    hasCollection: (id) => slugs.has(id),
    onlySold: (variantId, after, now) => {
      const moved = movements.get(keyOf(productId, variantId))
      if (moved?.[0] && isState(moved[0].after, now)) return areOnlySales(moved, after)
      if (mayBeStale) throw new StaleFacts()
      return false
    },
  })
}

const keyOf = (productId: string, variantId: string): string => `${productId} ${variantId}`

/** Looks back, from the newest movement to the import's own. */
const areOnlySales = (moved: readonly StockMovement[], after: StockRecord): boolean => {
  const other = moved.find(({ reason }) => reason !== 'ORDER' && reason !== 'RETURN')
  return other?.reason === 'JOB' && isState(other.after, after)
}

const isState = ({ quantity, inStock }: StockState, stock: StockRecord): boolean =>
  stock.track ? stock.quantity === quantity : quantity === undefined && stock.inStock === inStock
