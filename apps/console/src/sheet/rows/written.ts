import { majorText, percentOf } from '../../parts/amounts/amounts.ts'
import type { CellValue, ColumnKey, RowEdits, SheetRow } from '../cells/cell.ts'
import { valueNow } from '../cells/cell.ts'
import { discountOf } from '../cells/show-numbers.ts'

/** The parts of a variant that change, with its price, which a write always has. */
export const writtenVariant = (row: SheetRow, edits: RowEdits | undefined, digits: number) => {
  const now = (key: ColumnKey): CellValue => valueNow(row, edits, key)
  const [stock, weight] = [now('stock'), now('weight')]
  return {
    price: priceOf(Number(now('price')), row.values.discount, digits),
    ...(edits?.sku && { sku: String(now('sku')) }),
    ...(edits?.cost && { revenueDetails: { cost: { amount: majorText(Number(now('cost')), digits) } } }),
    ...(edits?.weight && { physicalProperties: { weight: typeof weight === 'number' ? weight : null } }),
    ...(edits?.stock && {
      inventoryItem: typeof stock === 'number' ? { quantity: stock } : { inStock: stock === true },
    }),
  }
}

/** The price and, with a discount, what it was before. */
const priceOf = (full: number, discount: CellValue, digits: number) => {
  const { type, value = 0 } = discountOf(discount) ?? {}
  const off = type === 'PERCENT' ? percentOf(full, value) : value
  const reduced = Math.max(0, full - off)
  return {
    actualPrice: { amount: majorText(reduced, digits) },
    compareAtPrice: reduced < full ? { amount: majorText(full, digits) } : null,
  }
}

const OF_VARIANT: readonly ColumnKey[] = ['price', 'cost', 'stock', 'sku', 'weight']

/** A product's changes as one write with its revision; undefined when only jobs change it. */
export const writtenProduct = (row: SheetRow, edits: RowEdits, digits: number) => {
  const changesVariant = OF_VARIANT.some((key) => edits[key])
  if (!changesVariant && !edits.name && !edits.visible && !edits.ribbon && !edits.brand) return undefined
  const named = (key: 'ribbon' | 'brand') => {
    const name = String(valueNow(row, edits, key))
    return name ? { name } : null
  }
  return {
    _id: row.id,
    revision: row.revision,
    ...(edits.name && { name: String(valueNow(row, edits, 'name')) }),
    ...(edits.visible && { visible: valueNow(row, edits, 'visible') === true }),
    ...(edits.ribbon && { ribbon: named('ribbon') }),
    ...(edits.brand && { brand: named('brand') }),
    ...(changesVariant && { variantsInfo: { variants: [writtenVariant(row, edits, digits)] } }),
  }
}
