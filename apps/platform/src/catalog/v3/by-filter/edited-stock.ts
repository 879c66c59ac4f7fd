import { refuse } from '../../../floor/failure.ts'
import type { StockEdit } from '../../product-changes/product-change.ts'
import type { StockRecord } from '../../products/records/product-record.ts'
import { isSameStock, MAX_QUANTITY, NO_STOCK } from '../../products/records/stock.ts'

/**
 * Returns stock after a change by a filter; the same object if nothing changes.
 *
 * @throws {InvalidArgument} for stock that isn't counted, and for a quantity below zero or above the largest one
 */
export const editedStock = (stock: StockRecord, edit: StockEdit): StockRecord => {
  const after = afterEdit(stock, edit)
  return isSameStock(stock, after) ? stock : after
}

const afterEdit = (stock: StockRecord, edit: StockEdit): StockRecord => {
  if ('set' in edit) return edit.set
  if ('begin' in edit) return isSameStock(stock, NO_STOCK) ? edit.begin : stock
  return shifted(stock, edit)
}

const shifted = (stock: StockRecord, { by, tracks }: Extract<StockEdit, { by: number }>): StockRecord => {
  if (!stock.track && !tracks)
    throw refuse('filter', 'VALIDATION', 'must match only variants whose stock is counted')
  const quantity = (stock.track ? stock.quantity : 0) + by
  if (quantity < 0) throw refuse('decrementBy', 'MAX', 'must leave at least 0 in stock')
  if (quantity > MAX_QUANTITY)
    throw refuse('incrementBy', 'MAX', `must leave at most ${MAX_QUANTITY} in stock`)
  return { track: true, quantity }
}
