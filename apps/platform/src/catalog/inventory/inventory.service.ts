import type {
  DecrementInventoryRequest,
  Empty,
  GetInventoryVariantsRequest,
  GetInventoryVariantsResponse,
  IncrementInventoryRequest,
  QueryInventoryRequest,
  QueryInventoryResponse,
  UpdateInventoryVariantsRequest,
} from '@vitrine/contract'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { readAll } from '../../floor/database/statements/bound-statement.ts'
import { fail } from '../../floor/failure.ts'
import { readQuery } from '../../floor/query/language.ts'
import { createReaderFor } from '../../floor/query/reader.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import { listOf } from '../products/read/list.store.ts'
import { createTotals } from '../products/read/totals.ts'
import { visitOf } from '../products/records/catalog-visit.ts'
import {
  INVENTORY_FIELDS,
  INVENTORY_SOURCE,
  type InventoryPlace,
  inventoryStore,
  STOCK_FIELDS,
} from './inventory.store.ts'
import { inventoryItemOf } from './inventory.ts'
import { commonQuery, fieldsIn } from './inventory-query.ts'
import type { StockParts } from './stock-changed.ts'
import { createStockWrites } from './stock-writes.ts'

export interface InventoryParts extends StockParts {
  readonly database: Database
  /** The most products read in the main thread; default 2000. */
  readonly small?: number | undefined
}

/** The stock of products, for readers and for merchants and apps that write it. */
export interface InventoryService {
  query(call: Call<QueryInventoryRequest>): Promise<QueryInventoryResponse>
  variants(call: Call<GetInventoryVariantsRequest>): Promise<GetInventoryVariantsResponse>
  update(call: Call<UpdateInventoryVariantsRequest>): Promise<Empty>
  increment(call: Call<IncrementInventoryRequest>): Promise<Empty>
  decrement(call: Call<DecrementInventoryRequest>): Promise<Empty>
}

/** A page with more variants leaves them out; use `getInventoryVariants`. */
const PAGE_VARIANTS = 5000

export const createInventory = (parts: InventoryParts): InventoryService => {
  const { database } = parts
  const totals = createTotals()
  const readerFor = createReaderFor(database, parts.small)
  const writes = createStockWrites(parts)

  /** Runs a write in a transaction: once, however often it is sent with one idempotency key. */
  const carryOut = async (
    call: Call<unknown>,
    write: (tx: Transaction, siteId: string) => Promise<void>,
  ): Promise<Empty> => {
    const inTransaction = (claim?: (tx: Transaction) => Promise<void>) =>
      database.transaction(async (tx) => {
        await claim?.(tx)
        await write(tx, call.actor.siteId)
      })
    await once(database, call.attempt(), 'stock', inTransaction, async () => {})
    return {}
  }

  return {
    query: async (call) => {
      const { reader, site, audience } = await visitOf(database, call)
      const { siteId } = site
      const asked = commonQuery(call.input.query)
      const query = readQuery(asked, { fields: INVENTORY_FIELDS, moneyDigits: 0 })
      const list = listOf<InventoryPlace>(INVENTORY_SOURCE, siteId, audience, query)
      const rows = await readAll(await readerFor(reader, list.pageCost, list.size), list.page)
      const { filterKey, limit, offset } = list
      // Totals are cached until the catalog changes, which a change of stock doesn't do.
      const ofStock = fieldsIn(asked.filter).some((name) => STOCK_FIELDS.includes(name))
      const changes = ofStock ? undefined : rows[0]?.changes
      const page = { siteId, filterKey, limit, offset, count: rows.length, changes }
      const total = await totals.of(page, list.total, () => readerFor(reader, list.totalCost, list.size))
      const variants = rows.reduce((sum, row) => sum + row.variant_count, 0) <= PAGE_VARIANTS ? 'all' : 'none'
      const numbers = rows.map((row) => row.product_number)
      const items = await inventoryStore.byNumber(reader, siteId, numbers, variants)
      return {
        inventoryItems: items.map(inventoryItemOf),
        metadata: { items: items.length, count: items.length, offset, total },
        totalResults: total,
      }
    },

    variants: async (call) => {
      const { reader, site, audience } = await visitOf(database, call)
      const { inventoryId, variantIds = [] } = call.input
      const item = await inventoryStore.find(reader, site.siteId, inventoryId)
      if (!item || (audience === 'public' && !item.isVisible)) throw fail('PRODUCT_NOT_FOUND')
      const wanted = new Set(variantIds)
      const variants = item.variants.filter(({ variantId }) => wanted.size === 0 || wanted.has(variantId))
      return { inventoryItem: inventoryItemOf({ ...item, variants }) }
    },

    update: (call) => carryOut(call, (tx, siteId) => writes.update(tx, siteId, call.input.inventoryItem)),

    increment: (call) => {
      const changes = call.input.incrementData.map(({ incrementBy, ...change }) => ({
        ...change,
        amount: incrementBy,
      }))
      return carryOut(call, (tx, siteId) => writes.increment(tx, siteId, changes))
    },

    decrement: (call) => {
      const changes = call.input.decrementData.map(({ decrementBy, ...change }) => ({
        ...change,
        amount: decrementBy,
      }))
      return carryOut(call, (tx, siteId) => writes.decrement(tx, siteId, changes))
    },
  }
}
