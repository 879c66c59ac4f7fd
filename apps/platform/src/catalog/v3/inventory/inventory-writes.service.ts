import type {
  BulkDecrementByVariantRequest,
  BulkIncrementByVariantRequest,
  BulkInventoryItemsResponse,
  V3ItemMetadata,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { attemptAt } from '../../../shop/idempotency/attempt.ts'
import { once } from '../../../shop/idempotency/once.ts'
import type { StockParts } from '../../inventory/stock-changed.ts'
import { type AskedChange, createStockWrites } from '../../inventory/stock-writes.ts'
import { failed, succeeded } from '../bulk-results.ts'
import { DEFAULT_LOCATION_ID } from './inventory-item.ts'
import { inventoryItems } from './inventory-items.service.ts'
import { withItems } from './item-results.ts'
import { createSetItem, placesOf, type WantedItem } from './set-item.ts'

/** Writes of the stock of variants, for merchants and apps. */
export interface InventoryItemWrites {
  readonly update: UseCase<typeof operations.updateInventoryItem>
  readonly bulkUpdate: UseCase<typeof operations.bulkUpdateInventoryItems>
  readonly upsert: UseCase<typeof operations.bulkUpsertInventoryItems>
  readonly increment: UseCase<typeof operations.bulkIncrementInventoryItems>
  readonly decrement: UseCase<typeof operations.bulkDecrementInventoryItems>
  readonly incrementByVariant: UseCase<typeof operations.bulkIncrementInventoryItemsByVariantAndLocation>
  readonly decrementByVariant: UseCase<typeof operations.bulkDecrementInventoryItemsByVariantAndLocation>
}

export const createInventoryItemWrites = (
  parts: StockParts & { readonly database: Database },
): InventoryItemWrites => {
  const { database } = parts
  const writes = createStockWrites(parts)
  const set = createSetItem(parts)

  /** One transaction; a change that fails writes nothing, and the others stay. */
  const shiftEach = async (
    call: Call<{ readonly returnEntity?: boolean }>,
    changes: readonly { readonly id: string; readonly amount: number }[],
    shift: (tx: Transaction, siteId: string, changes: readonly AskedChange[]) => Promise<void>,
  ): Promise<BulkInventoryItemsResponse> => {
    const { siteId } = call.actor
    const found = await placesOf(database, siteId, [...new Set(changes.map(({ id }) => id))])
    // In number order, so that two transactions can't wait for each other.
    const inOrder = changes
      .map((change, index) => ({ ...change, index, place: found.get(change.id) }))
      .sort((one, other) => (one.place?.product_number ?? 0) - (other.place?.product_number ?? 0))
    const outcomes = await once(
      database,
      call.attempt(),
      'stock',
      (_, claimAs) =>
        database.transaction(async (tx) => {
          const done: V3ItemMetadata[] = []
          for (const { id, index, amount, place } of inOrder) {
            const change = place && { productId: place.product_id, variantId: place.variant_id, amount }
            const shifting = change ? shift(tx, siteId, [change]) : Promise.reject(NO_ITEM)
            done[index] = await shifting.then(
              () => succeeded(id, index),
              (error: unknown) => failed(id, index, error),
            )
          }
          await claimAs?.(tx, JSON.stringify(done))
          return done
        }),
      async (known): Promise<V3ItemMetadata[]> => JSON.parse(known), // printed above
    )
    const items = call.input.returnEntity ? await inventoryItems(database, siteId, [...found.values()]) : []
    return withItems(outcomes, items)
  }

  const itemsOf = async (siteId: string, ids: readonly string[]) => {
    const found = await placesOf(database, siteId, ids)
    return inventoryItems(database, siteId, [...found.values()])
  }

  const setEach = async (
    call: Call<unknown>,
    wanted: readonly WantedItem[],
    returnEntity: boolean | undefined,
  ): Promise<BulkInventoryItemsResponse> => {
    const { siteId } = call.actor
    const whole = call.attempt()
    const outcomes: V3ItemMetadata[] = []
    for (const [index, item] of wanted.entries())
      outcomes.push(
        await set(siteId, attemptAt(whole, index), item).then(
          (id) => succeeded(id, index),
          (error: unknown) => failed(String(item.id ?? ''), index, error),
        ),
      )
    const written = outcomes.flatMap(({ id, success }) => (success && id ? [id] : []))
    const items = returnEntity ? await itemsOf(siteId, [...new Set(written)]) : []
    return withItems(outcomes, items)
  }

  return {
    update: async (call) => {
      const { siteId } = call.actor
      const id = await set(siteId, call.attempt(), call.input.inventoryItem)
      const [inventoryItem] = await itemsOf(siteId, [id])
      if (!inventoryItem) throw fail('INVENTORY_ITEM_NOT_FOUND')
      return { inventoryItem }
    },

    bulkUpdate: (call) => {
      const { inventoryItems: wanted, returnEntity } = call.input
      return setEach(
        call,
        wanted.map(({ inventoryItem }) => inventoryItem),
        returnEntity,
      )
    },

    // Every variant has its item already, and under its own id.
    upsert: (call) => {
      const { inventoryItems: wanted, returnEntity } = call.input
      const items = wanted.map(({ inventoryItem: { variantId, id = variantId, ...item } }) => ({
        ...item,
        id,
      }))
      return setEach(call, items, returnEntity)
    },

    increment: (call) =>
      shiftEach(
        call,
        call.input.incrementData.map(({ inventoryItemId: id, incrementBy: amount }) => ({ id, amount })),
        writes.increment,
      ),

    decrement: (call) =>
      shiftEach(
        call,
        call.input.decrementData.map(({ inventoryItemId: id, decrementBy: amount }) => ({ id, amount })),
        writes.decrement,
      ),

    incrementByVariant: (call) =>
      shiftEach(
        call,
        call.input.incrementData.map((one) => ({ id: idAt(one), amount: one.incrementBy })),
        writes.increment,
      ),

    decrementByVariant: (call) =>
      shiftEach(
        call,
        call.input.decrementData.map((one) => ({ id: idAt(one), amount: one.decrementBy })),
        writes.decrement,
      ),
  }
}

/** The id of a variant's item; no item is at a place that the shop doesn't have. */
const idAt = ({
  variantId,
  locationId,
}:
  | BulkIncrementByVariantRequest['incrementData'][number]
  | BulkDecrementByVariantRequest['decrementData'][number]): string =>
  !locationId || locationId === DEFAULT_LOCATION_ID ? variantId : `${variantId} at ${locationId}`

const NO_ITEM = fail('INVENTORY_ITEM_NOT_FOUND')
