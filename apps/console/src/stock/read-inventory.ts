import { createClient } from '@vitrine/client'
import { inventoryItemsV3 } from '@vitrine/client/stores'
import type { Page } from '../list/use-pages.ts'
import type { RefusalTexts } from '../parts/problems/refusals.ts'
import { session } from '../session/shop-client.ts'

/** The stock of a variant, with its product's name. */
export type InventoryItem = inventoryItemsV3.InventoryItem

/** The shop with the calls for the stock of single variants. They are loaded with the page. */
export const stockShop = createClient({
  apiUrl: location.origin,
  auth: session,
  modules: { inventoryItemsV3 },
})

const PAGE_SIZE = 50
/** The most that one call reads or writes. */
const AT_ONCE = 100

/** Which variants to list. */
export interface AskedStock {
  readonly words: string
  /** A status of availability; undefined for any. */
  readonly status: string | undefined
}

/** Reads a page of variants by name. */
export const readInventory = async (
  { words, status }: AskedStock,
  cursor: string | undefined,
  limit = PAGE_SIZE,
): Promise<Page<InventoryItem>> => {
  const asked = {
    ...(words && { search: { expression: words } }),
    ...(status && { filter: { availabilityStatus: status } }),
    sort: [{ fieldName: 'product.name', order: 'ASC' as const }],
  }
  const { inventoryItems, pagingMetadata } = await stockShop.inventoryItemsV3.searchInventoryItems({
    ...(cursor ? {} : asked),
    cursorPaging: { limit, ...(cursor && { cursor }) },
  })
  return { rows: inventoryItems, next: pagingMetadata.cursors?.next ?? undefined }
}

/** Reads variants by their ids. */
export const readInventoryOf = async (ids: readonly string[]): Promise<readonly InventoryItem[]> => {
  const items: InventoryItem[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE)
    const page = await stockShop.inventoryItemsV3.queryInventoryItems().in('_id', part).limit(AT_ONCE).find()
    items.push(...page.items)
  }
  return items
}

/** What a variant is called: its product and its choices. */
export const nameOfItem = ({ product }: InventoryItem): string =>
  [product?.name, product?.variantName].filter(Boolean).join(', ')

/** Adds units, or takes them off. It changes instead of setting, so that nothing sold meanwhile is lost. */
export const shiftStock = async (
  shifts: readonly { readonly id: string; readonly by: number }[],
  { why }: RefusalTexts,
) => {
  const { bulkIncrementInventoryItems, bulkDecrementInventoryItems } = stockShop.inventoryItemsV3
  const failures = new Map<string, string>()
  const note = (ids: readonly string[], { results }: inventoryItemsV3.BulkInventoryItemsResponse) => {
    for (const { itemMetadata } of results)
      if (!itemMetadata.success) failures.set(ids[itemMetadata.originalIndex] ?? '', why(itemMetadata.error))
  }
  for (let at = 0; at < shifts.length; at += AT_ONCE) {
    const part = shifts.slice(at, at + AT_ONCE)
    const more = part.filter(({ by }) => by > 0)
    const fewer = part.filter(({ by }) => by < 0)
    if (more.length > 0)
      note(
        more.map(({ id }) => id),
        await bulkIncrementInventoryItems(
          more.map(({ id, by }) => ({ inventoryItemId: id, incrementBy: by })),
        ),
      )
    if (fewer.length > 0)
      note(
        fewer.map(({ id }) => id),
        await bulkDecrementInventoryItems(
          fewer.map(({ id, by }) => ({ inventoryItemId: id, decrementBy: -by })),
        ),
      )
  }
  return failures
}
