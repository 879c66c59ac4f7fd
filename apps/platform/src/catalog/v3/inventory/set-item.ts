import type { ErrorCode, UpdateInventoryItemRequest } from '@vitrine/contract'
import type { Database, Reader, Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { stockStore } from '../../inventory/stock.store.ts'
import type { StockParts } from '../../inventory/stock-changed.ts'
import { createStockWrites } from '../../inventory/stock-writes.ts'
import { productWire } from '../../products/printed/product-wire.store.ts'
import type { StockRecord } from '../../products/records/product-record.ts'
import { isSameStock, NO_STOCK } from '../../products/records/stock.ts'
import type { VariantPlace } from '../variants/variants-v3.service.ts'
import { DEFAULT_LOCATION_ID } from './inventory-item.ts'

export type WantedItem = UpdateInventoryItemRequest['inventoryItem']

interface ItemPlace extends VariantPlace {
  product_id: string
}

const places = selectIn<ItemPlace>(
  `SELECT v.product_number, v.variant_id, v.store_variant_id, p.product_id FROM variants v
   JOIN products p ON p.site_id = v.site_id AND p.product_number = v.product_number
   WHERE v.site_id = ? AND v.store_variant_id IN (?*)`,
)

/** Finds variants by their ids, which their stock has too. */
export const placesOf = async (
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, ItemPlace>> =>
  new Map((await places(reader, siteId, ids)).map((row) => [row.store_variant_id, row]))

/** @throws {InvalidArgument} for a place that the shop doesn't have */
export const assertOnlyLocation = (locationId: string | null | undefined, field: string): void => {
  if (locationId && locationId !== DEFAULT_LOCATION_ID)
    throw refuse(field, 'VALIDATION', "must be the shop's only location")
}

/** What must hold before stock is set. */
export interface ItemConditions {
  /** The error if there is no such variant. */
  readonly missing: ErrorCode
  /** Only a variant that has no stock yet. */
  readonly isNew?: boolean
}

/** Sets the stock of one variant; the functions return its id. */
export const createSetItem = (parts: StockParts & { readonly database: Database }) => {
  const { database } = parts
  const writes = createStockWrites(parts)

  return async (
    siteId: string,
    attempt: Attempt | undefined,
    wanted: WantedItem,
    { missing, isNew = false }: ItemConditions = { missing: 'INVENTORY_ITEM_NOT_FOUND' },
  ): Promise<string> => {
    const { revision, productId, preorderInfo } = wanted
    const id = String(wanted.id)
    assertOnlyLocation(wanted.locationId, 'inventoryItem.locationId')
    const stock = stockOf(wanted)
    const carryOut = (claim?: (tx: Transaction) => Promise<void>) =>
      database.transaction(async (tx) => {
        await claim?.(tx)
        const place = (await placesOf(tx, siteId, [id])).get(id)
        if (!place) throw fail(missing)
        if (isNew && productId !== place.product_id) throw fail(missing)
        const { product_number: number, product_id, variant_id: variantId } = place
        const current = await productWire.lock(tx, siteId, number)
        if (!isNew && revision !== undefined && revision !== String(current)) throw fail('CONFLICT')
        if (isNew && !(await hasNone(tx, siteId, number, variantId))) throw fail('ITEM_ALREADY_EXISTS')
        const product = { productId: product_id, number }
        if (stock) await writes.setVariant(tx, siteId, product, variantId, stock)
        const { enabled, message, limit } = preorderInfo ?? {}
        if (preorderInfo)
          await writes.setPreorder(tx, siteId, product, {
            enabled: enabled ?? false,
            ...(message && { message }),
            ...(typeof limit === 'number' && { limit }),
          })
      })
    await once(database, attempt, id, carryOut, async () => {})
    return id
  }
}

const stockOf = ({ quantity, inStock }: WantedItem): StockRecord | undefined => {
  if (quantity !== undefined && inStock !== undefined)
    throw refuse('inventoryItem.inStock', 'VALIDATION', 'must not be given together with a quantity')
  if (quantity !== undefined) return { track: true, quantity }
  return inStock === undefined ? undefined : { track: false, inStock }
}

const hasNone = async (
  tx: Transaction,
  siteId: string,
  number: number,
  variantId: string,
): Promise<boolean> => {
  const stocks = await stockStore.ofProduct(tx, siteId, number)
  return stocks.some((kept) => kept.variantId === variantId && isSameStock(kept.stock, NO_STOCK))
}
