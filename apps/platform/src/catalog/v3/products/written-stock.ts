import type { InventoryPreorderInfo } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import { noteWrittenStock, type StockParts } from '../../inventory/stock-changed.ts'
import { createStockWrites } from '../../inventory/stock-writes.ts'
import { productWire } from '../../products/printed/product-wire.store.ts'
import { productsStore } from '../../products/records/products.store.ts'
import { isInStock } from '../../products/records/stock.ts'
import type { Decision } from '../../products/write/product-decisions.ts'
import type { GivenProduct } from './given-product.ts'

/** What is written together with a product's own rows, in the same transaction. */
export const createWrittenStock = (parts: StockParts) => {
  const { setPreorder } = createStockWrites(parts)

  return {
    /** Sets the terms of pre-orders of products, by id. */
    preorders: async (
      tx: Transaction,
      siteId: string,
      terms: ReadonlyMap<string, InventoryPreorderInfo>,
    ): Promise<void> => {
      if (terms.size === 0) return
      const numbers = await productsStore.numbers(tx, siteId, [...terms.keys()])
      // In number order, so that two transactions can't wait for each other.
      const inOrder = [...numbers].sort(([, one], [, other]) => one - other)
      for (const [productId, number] of inOrder) {
        const { enabled, message, limit } = terms.get(productId) ?? {}
        await productWire.lock(tx, siteId, number)
        await setPreorder(tx, siteId, number, {
          enabled: enabled ?? false,
          ...(message && { message }),
          ...(typeof limit === 'number' && { limit }),
        })
      }
    },

    /** Records what follows from the stock that products were written with. */
    changes: async (tx: Transaction, siteId: string, decisions: readonly Decision[]): Promise<void> => {
      const changes = decisions.flatMap(({ step }) => {
        if (!step?.before) return []
        const { productId, number, variants } = step.printed.record
        const former = new Map(step.before.variants.map(({ variantId, stock }) => [variantId, stock]))
        const changed = variants.flatMap(({ variantId, choices, stock }) => {
          const before = former.get(variantId)
          return before && JSON.stringify(before) !== JSON.stringify(stock)
            ? [{ variantId, choices, stock, before }]
            : []
        })
        const returnedIds = changed.flatMap(({ variantId, stock, before }) =>
          isInStock(stock) && !isInStock(before) ? [variantId] : [],
        )
        return changed.length > 0 ? [{ productId, number, changed, returnedIds }] : []
      })
      await noteWrittenStock(tx, parts, siteId, changes)
    },
  }
}

/**
 * Returns the terms of pre-orders that a product is written with; undefined if there are none.
 *
 * @throws {InvalidArgument} when its variants have different ones: they apply to the whole product
 */
export const givenPreorder = ({ variantsInfo }: GivenProduct): InventoryPreorderInfo | undefined => {
  const [first, ...others] = (variantsInfo?.variants ?? []).flatMap(
    ({ inventoryItem }) => inventoryItem?.preorderInfo ?? [],
  )
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first)))
    throw refuse(
      'product.variantsInfo.variants.inventoryItem.preorderInfo',
      'VALIDATION',
      'must be the same in every variant',
    )
  return first
}
