import type {
  BulkDecrementByVariantRequest,
  BulkDecrementInventoryItemsRequest,
  BulkIncrementByVariantRequest,
  BulkIncrementInventoryItemsRequest,
  BulkInventoryItemsResponse,
  BulkUpdateInventoryItemsRequest,
  BulkUpsertInventoryItemsRequest,
  InventoryItemResponse,
  UpdateInventoryItemRequest,
  V3InventoryItem,
  V3ItemMetadata,
} from '@vitrine/contract'
import type { Database, Reader, Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { type Attempt, attemptAt } from '../../../shop/idempotency/attempt.ts'
import { once } from '../../../shop/idempotency/once.ts'
import type { StockParts } from '../../inventory/stock-changed.ts'
import { type AskedChange, createStockWrites } from '../../inventory/stock-writes.ts'
import { productWire } from '../../products/printed/product-wire.store.ts'
import type { StockRecord } from '../../products/records/product-record.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import type { VariantPlace } from '../variants/variants-v3.service.ts'
import { DEFAULT_LOCATION_ID } from './inventory-item.ts'
import { inventoryItems } from './inventory-items.service.ts'

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** Writes of the stock of variants, for merchants and apps. */
export interface InventoryItemWrites {
  readonly update: Answer<UpdateInventoryItemRequest, InventoryItemResponse>
  readonly bulkUpdate: Answer<BulkUpdateInventoryItemsRequest, BulkInventoryItemsResponse>
  readonly upsert: Answer<BulkUpsertInventoryItemsRequest, BulkInventoryItemsResponse>
  readonly increment: Answer<BulkIncrementInventoryItemsRequest, BulkInventoryItemsResponse>
  readonly decrement: Answer<BulkDecrementInventoryItemsRequest, BulkInventoryItemsResponse>
  readonly incrementByVariant: Answer<BulkIncrementByVariantRequest, BulkInventoryItemsResponse>
  readonly decrementByVariant: Answer<BulkDecrementByVariantRequest, BulkInventoryItemsResponse>
}

type Wanted = UpdateInventoryItemRequest['inventoryItem']

interface ItemPlace extends VariantPlace {
  product_id: string
}

const places = selectIn<ItemPlace>(
  `SELECT v.product_number, v.variant_id, v.store_variant_id, p.product_id FROM variants v
   JOIN products p ON p.site_id = v.site_id AND p.product_number = v.product_number
   WHERE v.site_id = ? AND v.store_variant_id IN (?*)`,
)

export const createInventoryItemWrites = (
  parts: StockParts & { readonly database: Database },
): InventoryItemWrites => {
  const { database } = parts
  const writes = createStockWrites(parts)

  const find = async (reader: Reader, siteId: string, ids: readonly string[]) =>
    new Map((await places(reader, siteId, ids)).map((row) => [row.store_variant_id, row]))

  /** One transaction; a change that fails writes nothing, and the others stay. */
  const shiftEach = async (
    call: Call<{ readonly returnEntity?: boolean }>,
    changes: readonly { readonly id: string; readonly amount: number }[],
    shift: (tx: Transaction, siteId: string, changes: readonly AskedChange[]) => Promise<void>,
  ): Promise<BulkInventoryItemsResponse> => {
    const { siteId } = call.actor
    const found = await find(database, siteId, [...new Set(changes.map(({ id }) => id))])
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

  /** Sets the stock of one variant; @returns its id */
  const set = async (siteId: string, attempt: Attempt | undefined, wanted: Wanted): Promise<string> => {
    const { revision, quantity, inStock, locationId, preorderInfo } = wanted
    const id = String(wanted.id)
    if (locationId && locationId !== DEFAULT_LOCATION_ID)
      throw refuse('inventoryItem.locationId', 'VALIDATION', 'must be the only location of the shop')
    if (quantity !== undefined && inStock !== undefined)
      throw refuse('inventoryItem.inStock', 'VALIDATION', 'must not be given together with a quantity')
    const stock: StockRecord | undefined =
      quantity !== undefined
        ? { track: true, quantity }
        : inStock !== undefined
          ? { track: false, inStock }
          : undefined
    const carryOut = (claim?: (tx: Transaction) => Promise<void>) =>
      database.transaction(async (tx) => {
        await claim?.(tx)
        const place = (await find(tx, siteId, [id])).get(id)
        if (!place) throw fail('INVENTORY_ITEM_NOT_FOUND')
        const current = await productWire.lock(tx, siteId, place.product_number)
        if (revision !== undefined && revision !== String(current)) throw fail('CONFLICT')
        const product = { productId: place.product_id, number: place.product_number }
        if (stock) await writes.setVariant(tx, siteId, product, place.variant_id, stock)
        const { enabled, message, limit } = preorderInfo ?? {}
        if (preorderInfo)
          await writes.setPreorder(tx, siteId, place.product_number, {
            enabled: enabled ?? false,
            ...(message && { message }),
            ...(typeof limit === 'number' && { limit }),
          })
      })
    await once(database, attempt, id, carryOut, async () => {})
    return id
  }

  const itemsOf = async (siteId: string, ids: readonly string[]) => {
    const found = await find(database, siteId, ids)
    return inventoryItems(database, siteId, [...found.values()])
  }

  const setEach = async (
    call: Call<unknown>,
    wanted: readonly Wanted[],
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

/** The outcome of each change, with the stock after all of them where it is wanted. */
const withItems = (
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

const NO_ITEM = fail('INVENTORY_ITEM_NOT_FOUND')
