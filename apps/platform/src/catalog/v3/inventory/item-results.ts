import type { BulkInventoryItemsResponse, V3InventoryItem, V3ItemMetadata } from '@vitrine/contract'
import { bulkAnswer } from '../bulk-results.ts'

/** The outcome of each change, with the stock after all of them if requested. */
export const withItems = (
  outcomes: readonly V3ItemMetadata[],
  items: readonly V3InventoryItem[],
): BulkInventoryItemsResponse => {
  const itemOf = new Map(items.map((item) => [item.id, item]))
  return bulkAnswer(
    outcomes.map((itemMetadata) => {
      const item = itemMetadata.success ? itemOf.get(itemMetadata.id ?? '') : undefined
      return { itemMetadata, ...(item && { item }) }
    }),
  )
}
