import type { PreorderInfo, UpdateInventoryVariantsRequest } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import { NO_PREORDER, preordersStore } from '../products/records/preorders.store.ts'
import type { StockRecord } from '../products/records/product-record.ts'
import { productsStore } from '../products/records/products.store.ts'
import { isInStock, MAX_QUANTITY } from '../products/records/stock.ts'
import type { StockLine } from './demand.ts'
import { withUpdate } from './inventory.ts'
import { type Direction, type Shifted, shiftStock } from './shift-stock.ts'
import { type KeptStock, stockStore } from './stock.store.ts'
import { notePreorders, noteStockChanges, type StockParts } from './stock-changed.ts'
import { shortageOf } from './stock-keeper.ts'

/** A change of one variant's stock, as the API takes it: the item by its own id or its product's. */
export interface AskedChange {
  readonly productId?: string
  readonly inventoryId?: string
  readonly variantId: string
  readonly amount: number
}

const BY_HAND = { reason: 'BY_HAND' } as const

/** Stock writes for merchants and apps, each in one transaction: all or nothing. */
export const createStockWrites = (parts: StockParts) => {
  const changeAll = async (
    tx: Transaction,
    siteId: string,
    changes: readonly AskedChange[],
    direction: Direction,
  ): Promise<Shifted[]> => {
    const shifted = await shiftStock(tx, parts, siteId, changes.map(lineOf), direction)
    const unknown = shifted.find(({ outcome }) => outcome.is === 'unknown')?.outcome
    if (unknown?.is === 'unknown')
      throw fail(unknown.what === 'product' ? 'PRODUCT_NOT_FOUND' : 'VARIANT_NOT_FOUND')
    return shifted
  }

  const saveStock = async (
    tx: Transaction,
    siteId: string,
    product: { readonly productId: string; readonly number: number },
    before: readonly KeptStock[],
    changed: readonly KeptStock[],
  ): Promise<void> => {
    await productWire.markStale(tx, siteId, product.number)
    await stockStore.set(tx, siteId, product.number, changed, parts.clock.now())
    const soldOut = new Set(before.flatMap(({ variantId, stock }) => (isInStock(stock) ? [] : [variantId])))
    const returned = changed.filter(({ variantId, stock }) => isInStock(stock) && soldOut.has(variantId))
    const returnedIds = returned.map(({ variantId }) => variantId)
    const hasSoldOut = changed.some(({ variantId, stock }) => !isInStock(stock) && !soldOut.has(variantId))
    const stocks = new Map(before.map(({ variantId, stock }) => [variantId, stock]))
    const told = changed.map((kept) => ({ ...kept, before: stocks.get(kept.variantId) ?? kept.stock }))
    await noteStockChanges(
      tx,
      parts,
      siteId,
      [{ ...product, changed: told, returnedIds, hasSoldOut }],
      BY_HAND,
    )
  }

  return {
    /** @throws {Failure} PRODUCT_NOT_FOUND or VARIANT_NOT_FOUND */
    increment: async (tx: Transaction, siteId: string, changes: readonly AskedChange[]): Promise<void> => {
      const shifted = await changeAll(tx, siteId, changes, { sign: 1, most: MAX_QUANTITY, cause: BY_HAND })
      for (const { outcome, ...line } of shifted) {
        const path = `incrementData[${changes.findIndex(isOf(line))}]`
        if (outcome.is === 'uncounted') throw uncounted(path)
        if (outcome.is === 'refused')
          throw refuse(`${path}.incrementBy`, 'MAX', `must leave at most ${MAX_QUANTITY} in stock`)
      }
    },

    /**
     * @throws {Failure} PRODUCT_NOT_FOUND, VARIANT_NOT_FOUND or ITEM_NOT_AVAILABLE, which names what was
     * short
     */
    decrement: async (tx: Transaction, siteId: string, changes: readonly AskedChange[]): Promise<void> => {
      const shifted = await changeAll(tx, siteId, changes, {
        ...{ sign: -1, most: Number.MAX_SAFE_INTEGER, cause: BY_HAND },
      })
      const other = shifted.find(({ outcome }) => outcome.is === 'uncounted')
      if (other) throw uncounted(`decrementData[${changes.findIndex(isOf(other))}]`)
      const shortages = shifted.flatMap(shortageOf)
      if (shortages.length > 0) throw fail('ITEM_NOT_AVAILABLE', { shortages })
    },

    /** Sets the stock of one variant of a locked product, whether counted or not. */
    setVariant: async (
      tx: Transaction,
      siteId: string,
      product: { readonly productId: string; readonly number: number },
      variantId: string,
      stock: StockRecord,
    ): Promise<void> => {
      const before = await stockStore.ofProduct(tx, siteId, product.number)
      const changed = before.flatMap((kept) => (kept.variantId === variantId ? { ...kept, stock } : []))
      if (changed.length > 0) await saveStock(tx, siteId, product, before, changed)
    },

    /** Sets the terms of pre-orders of a locked product. */
    setPreorder: async (
      tx: Transaction,
      siteId: string,
      product: { readonly productId: string; readonly number: number },
      info: PreorderInfo,
    ): Promise<void> => {
      await preordersStore.save(tx, siteId, product.number, info)
      await productWire.markStale(tx, siteId, product.number)
      await notePreorders(tx, parts, siteId, product, BY_HAND.reason)
    },

    /** @throws {Failure} PRODUCT_NOT_FOUND or VARIANT_NOT_FOUND */
    update: async (
      tx: Transaction,
      siteId: string,
      { productId, preorderInfo, ...update }: UpdateInventoryVariantsRequest['inventoryItem'],
    ): Promise<void> => {
      const number = (await productsStore.numbers(tx, siteId, [productId])).get(productId)
      const revision = number === undefined ? undefined : await productWire.lock(tx, siteId, number)
      if (number === undefined || revision === undefined) throw fail('PRODUCT_NOT_FOUND')
      const before = await stockStore.ofProduct(tx, siteId, number)
      const changed = withUpdate(before, update)
      if (changed.length > 0) await saveStock(tx, siteId, { productId, number }, before, changed)
      if (!preorderInfo) return
      await preordersStore.save(tx, siteId, number, { ...NO_PREORDER, ...preorderInfo })
      await productWire.markStale(tx, siteId, number)
      await notePreorders(tx, parts, siteId, { productId, number }, BY_HAND.reason)
    },
  }
}

/** The contract allows exactly one of the two ids; they are equal. */
const lineOf = ({ productId, inventoryId, variantId, amount }: AskedChange): StockLine => ({
  productId: productId ?? inventoryId ?? '',
  variantId,
  quantity: amount,
})

const isOf =
  ({ productId, variantId }: Pick<StockLine, 'productId' | 'variantId'>) =>
  (change: AskedChange): boolean =>
    change.variantId === variantId && (change.productId ?? change.inventoryId) === productId

const uncounted = (path: string) =>
  refuse(`${path}.variantId`, 'VALIDATION', "has no quantity, because the product's stock isn't counted")
