import { CommerceError } from '@vitrine/client'
import type { RefusalTexts } from '../../parts/problems/refusals.ts'
import {
  type AskedStock,
  type InventoryItem,
  nameOfItem,
  readInventory,
  readInventoryOf,
  shiftStock,
  stockShop,
} from '../../stock/read-inventory.ts'
import type { CellValue, ColumnKey, SheetRow } from '../cells/cell.ts'
import { valueNow } from '../cells/cell.ts'
import type { Failures } from './jobs.ts'
import { MOST_ROWS } from './read-product-rows.ts'
import type { Rows } from './save.ts'

/** The columns of a sheet of stock. */
export const STOCK_KEYS: readonly ColumnKey[] = ['name', 'sku', 'stock']
const LOCKED: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  ...(['name', 'price', 'discount', 'cost', 'sku', 'weight'] as const),
  ...(['visible', 'ribbon', 'brand', 'collections'] as const),
])
const PAGE_SIZE = 100

/** Reads the variants of a list as rows, in its order. @param loaded - is told how many rows are there */
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

const rowOf = (item: InventoryItem): SheetRow => ({
  id: item._id,
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

/**
 * Reads and writes the stock of variants. A new number is written as a difference to the one just read, so that
 * what is sold in that moment isn't lost.
 */
export const stockRows = (texts: RefusalTexts): Rows => ({
  read: async (ids) => (await readInventoryOf(ids)).map(rowOf),
  write: async (rows, edits, progress) => {
    const changes = rows.map((row) => ({
      id: row.id,
      before: row.values.stock,
      after: valueNow(row, edits.get(row.id), 'stock'),
    }))
    const shifts = changes.flatMap(({ id, before, after }) =>
      typeof before === 'number' && typeof after === 'number' && after !== before
        ? [{ id, by: after - before }]
        : [],
    )
    const failures: Failures = new Map(await shiftStock(shifts, texts))
    progress(shifts.length)
    // Counting begins or ends.
    for (const { id, before, after } of changes)
      if (typeof before !== typeof after || (typeof after === 'boolean' && after !== before)) {
        const reason = await setStock(id, after, texts)
        if (reason !== undefined) failures.set(id, reason)
      }
    progress(rows.length)
    return { failures, outdated: [] }
  },
})

/** Returns why it was refused. */
const setStock = async (id: string, after: CellValue, { why }: RefusalTexts): Promise<string | undefined> => {
  try {
    const stock = typeof after === 'number' ? { quantity: after } : { inStock: after === true }
    await stockShop.inventoryItemsV3.updateInventoryItem(id, stock)
    return undefined
  } catch (error) {
    if (error instanceof CommerceError) return why({ code: error.code, description: error.message })
    throw error
  }
}
