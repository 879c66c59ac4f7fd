import type { Stock, VariantStock } from '@vitrine/contract'
import type { StockRecord, VariantRecord } from './product-record.ts'

/** The largest quantity the API can express. */
export const MAX_QUANTITY = 99_999

export const isInStock = (stock: StockRecord): boolean => (stock.track ? stock.quantity > 0 : stock.inStock)

/** The stock of a variant that was given none: it isn't counted, and sold out. */
export const NO_STOCK: StockRecord = { track: false, inStock: false }

export const isSameStock = (one: StockRecord, other: StockRecord): boolean =>
  one.track ? other.track && one.quantity === other.quantity : !other.track && one.inStock === other.inStock

/** A variant's stock as the API returns it; `quantity` only if it is counted. */
export const variantStockOf = (stock: StockRecord): VariantStock => ({
  trackQuantity: stock.track,
  ...(stock.track && { quantity: Math.min(stock.quantity, MAX_QUANTITY) }),
  inStock: isInStock(stock),
})

/** The stock of a product across its visible variants. */
export const productStockOf = (variants: readonly VariantRecord[]): Stock => {
  const shown = variants.filter((variant) => variant.visible)
  const available = shown.filter((variant) => isInStock(variant.stock)).length
  const trackInventory = shown.some((variant) => variant.stock.track)
  const quantity = shown.reduce((sum, { stock }) => sum + (stock.track ? stock.quantity : 0), 0)
  return {
    trackInventory,
    ...(trackInventory && { quantity: Math.min(quantity, MAX_QUANTITY) }),
    inStock: available > 0,
    inventoryStatus:
      available === 0 ? 'OUT_OF_STOCK' : available < shown.length ? 'PARTIALLY_OUT_OF_STOCK' : 'IN_STOCK',
  }
}
