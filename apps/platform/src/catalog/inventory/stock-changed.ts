import type { Clock } from '../../floor/clock.ts'
import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'
import { areItemsAsked, itemEvents } from '../item-events/item-events.ts'
import type { StockRecord } from '../products/records/product-record.ts'
import { isInStock, isSameStock } from '../products/records/stock.ts'
import { noteStock } from '../products/write/audited-product.ts'
import type { Decision } from '../products/write/product-decisions.ts'
import { stockChanged } from '../products/write/product-events.ts'
import { searchIndex } from '../search-index/search-index.ts'
import { type StockCause, stockMovementsStore } from '../stock-movements/stock-movements.store.ts'
import { backInStockStore } from './back-in-stock.store.ts'
import { inventoryChanged } from './inventory-event.ts'
import { type KeptStock, stockStore } from './stock.store.ts'

export interface StockParts {
  readonly clock: Clock
  readonly ids: Ids
}

/** A variant's stock after a change, and before it. */
export interface ChangedStock extends KeptStock {
  readonly before: StockRecord
}

/** A product whose stock was written. */
export interface StockChange {
  readonly productId: string
  readonly number: number
  /** At least one: each with the stock it has now, and the one it had. */
  readonly changed: readonly ChangedStock[]
  /** Variants that are no longer sold out. */
  readonly returnedIds: readonly string[]
  /** Whether a variant has just sold out. */
  readonly hasSoldOut: boolean
}

/**
 * Records the effects of stock changes, in their transaction: back-in-stock requests, the search index,
 * events. A sale that sells nothing out affects neither requests nor search.
 */
export const noteStockChanges = async (
  tx: Transaction,
  { clock, ids }: StockParts,
  siteId: string,
  changes: readonly StockChange[],
  cause: StockCause,
): Promise<void> => {
  const occurredAt = clock.now()
  for (const { productId, changed } of changes) noteStock(tx, productId, changed)
  const moved = changes.flatMap(({ productId, changed }) =>
    changed.map(({ variantId, before, stock: after }) => ({ productId, variantId, before, after })),
  )
  await stockMovementsStore.record(tx, siteId, moved, cause, occurredAt)
  for (const { number, returnedIds } of changes)
    await backInStockStore.markDue(tx, siteId, number, returnedIds, occurredAt)
  const turned = changes.filter(({ returnedIds, hasSoldOut }) => returnedIds.length > 0 || hasSoldOut)
  await searchIndex.stockChanged(
    tx,
    siteId,
    turned.map(({ number }) => number),
  )
  const told = changes.flatMap(({ productId, changed }) => [
    stockChanged(productId, changed),
    inventoryChanged(productId, changed, occurredAt),
  ])
  const real = moved.filter(({ before, after }) => !isSameStock(before, after))
  const items = real.map((move) => ({ ...move, is: 'moved' as const }))
  told.push(...(await itemEvents(tx, siteId, items, cause.reason)))
  await recordNumbered(
    tx,
    siteId,
    told.map((event) => ({ ...event, id: ids.guid(), occurredAt })),
  )
}

/** Records that the pre-order terms of a product changed, or how many were pre-ordered, in the transaction. */
export const notePreorders = async (
  tx: Transaction,
  { clock, ids }: StockParts,
  siteId: string,
  { productId, number }: { readonly productId: string; readonly number: number },
  reason: StockCause['reason'],
): Promise<void> => {
  if (!(await areItemsAsked(tx, siteId))) return
  const variants = await stockStore.ofProduct(tx, siteId, number)
  const changes = variants.map(({ variantId }) => ({ is: 'preordered' as const, productId, variantId }))
  const told = await itemEvents(tx, siteId, changes, reason)
  await recordNumbered(
    tx,
    siteId,
    told.map((event) => ({ ...event, id: ids.guid(), occurredAt: clock.now() })),
  )
}

/**
 * Records what follows from stock that products were written with, in the transaction: back-in-stock requests
 * and the event of the stock. The search index and the product's own event are written with the product.
 */
export const noteWrittenStock = async (
  tx: Transaction,
  { clock, ids }: StockParts,
  siteId: string,
  decisions: readonly Decision[],
): Promise<void> => {
  const occurredAt = clock.now()
  const changes = decisions.flatMap(writtenStockOf)
  for (const { number, returnedIds } of changes)
    await backInStockStore.markDue(tx, siteId, number, returnedIds, occurredAt)
  await recordNumbered(
    tx,
    siteId,
    changes.map(({ productId, changed }) => ({
      ...inventoryChanged(productId, changed, occurredAt),
      id: ids.guid(),
      occurredAt,
    })),
  )
}

const writtenStockOf = ({ step }: Decision): Omit<StockChange, 'hasSoldOut'>[] => {
  if (!step?.before) return []
  const { productId, number, variants } = step.printed.record
  const former = new Map(step.before.variants.map(({ variantId, stock }) => [variantId, stock]))
  const changed = variants.flatMap(({ variantId, choices, stock }) => {
    const before = former.get(variantId)
    return before && !isSameStock(before, stock) ? [{ variantId, choices, stock, before }] : []
  })
  const returnedIds = changed.flatMap(({ variantId, stock, before }) =>
    isInStock(stock) && !isInStock(before) ? [variantId] : [],
  )
  return changed.length > 0 ? [{ productId, number, changed, returnedIds }] : []
}
