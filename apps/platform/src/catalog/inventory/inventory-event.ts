import { EVENTS, type InventoryVariantsChanged } from '@vitrine/contract'
import type { StockRecord } from '../products/records/product-record.ts'
import { variantStockOf } from '../products/records/stock.ts'
import type { Told } from '../products/write/product-events.ts'
import type { ChangedStock } from './stock-changed.ts'

/** The event of variants whose stock changed, with their stock before and after. */
export const inventoryChanged = (productId: string, changed: readonly ChangedStock[], at: number): Told => {
  const payload: InventoryVariantsChanged = {
    inventoryItemId: productId,
    productId,
    variants: changed.map(({ variantId, stock, before }) => ({
      id: variantId,
      oldValue: stockOf(before),
      newValue: stockOf(stock),
    })),
    updatedDate: new Date(at).toISOString(),
  }
  return { type: EVENTS.inventoryVariantsChanged.type, entityId: productId, payload: { ...payload } }
}

const stockOf = (stock: StockRecord) => {
  const { quantity, inStock } = variantStockOf(stock)
  return { ...(typeof quantity === 'number' && { quantity }), inStock }
}
