import type { InventoryPreorderInfo } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import type { StockParts } from '../../inventory/stock-changed.ts'
import { createStockWrites } from '../../inventory/stock-writes.ts'
import { productWire } from '../../products/printed/product-wire.store.ts'
import { productsStore } from '../../products/records/products.store.ts'
import type { GivenProduct } from './given-product.ts'

/** Prepares setting the terms of pre-orders of products, in the transaction that writes the products. */
export const createSetPreorders = (parts: StockParts) => {
  const { setPreorder } = createStockWrites(parts)

  return async (
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
      await setPreorder(
        tx,
        siteId,
        { productId, number },
        {
          enabled: enabled ?? false,
          ...(message && { message }),
          ...(typeof limit === 'number' && { limit }),
        },
      )
    }
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
