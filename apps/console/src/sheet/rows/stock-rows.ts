import {
  type AskedStock,
  type InventoryItem,
  nameOfItem,
  readInventory,
  readInventoryOf,
} from '../../stock/read-inventory.ts'
import type { ColumnKey, SheetRow } from '../cells/cell.ts'
import { MOST_ROWS } from './read-product-rows.ts'

/** The columns of a sheet of stock. */
export const STOCK_KEYS: readonly ColumnKey[] = ['name', 'sku', 'stock']
const LOCKED: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  ...(['name', 'price', 'discount', 'cost', 'sku', 'weight'] as const),
  ...(['visible', 'ribbon', 'brand', 'collections'] as const),
])
const PAGE_SIZE = 100

/** Reads the variants of a list as rows, in its order. @param loaded - called with the number of rows read so far */
export const readStockRows = async (
  asked: AskedStock,
  loaded: (count: number) => void,
): Promise<readonly SheetRow[]> => {
  const rows = new Map<string, SheetRow>()
  let cursor: string | undefined
  do {
    const page = await readInventory(asked, cursor, PAGE_SIZE)
    for (const item of page.rows) rows.set(item._id, rowOf(item))
    loaded(rows.size)
    cursor = page.next
  } while (cursor !== undefined && rows.size < MOST_ROWS)
  return [...rows.values()].slice(0, MOST_ROWS)
}

/** The only variant of a product has the product's id. */
const placeOf = ({ productId = '', variantId }: InventoryItem): SheetRow['of'] =>
  variantId === undefined || variantId === productId ? { productId } : { productId, variantId }

const rowOf = (item: InventoryItem): SheetRow => ({
  id: item._id,
  of: placeOf(item),
  title: nameOfItem(item),
  revision: item.revision ?? '',
  variantCount: 1,
  locked: LOCKED,
  values: {
    ...{ price: null, discount: '', cost: null, weight: null, visible: null },
    ...{ ribbon: '', brand: '', collections: [] },
    name: nameOfItem(item),
    sku: item.product?.variantSku ?? '',
    stock: item.trackQuantity ? (item.quantity ?? 0) : (item.inStock ?? false),
  },
})

/** Reads the stock of variants again. */
export const readStockRowsOf = async (ids: readonly string[]): Promise<readonly SheetRow[]> =>
  (await readInventoryOf(ids)).map(rowOf)
