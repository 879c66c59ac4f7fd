import type { V3InventoryItem } from '@vitrine/contract'
import { type KeptPreorder, preordersLeft } from '../../products/records/preorders.store.ts'
import {
  type ProductRecord,
  skuOf,
  storeVariantId,
  type VariantRecord,
} from '../../products/records/product-record.ts'
import { isInStock, MAX_QUANTITY } from '../../products/records/stock.ts'
import { directCategories } from '../category-tree.ts'

/** The place that all stock is in: shops have one. */
export const DEFAULT_LOCATION_ID = '00000000-0000-0000-0000-000000000000'

/** The stock of one variant as Catalog V3 returns it. */
export const inventoryItemOf = (
  record: ProductRecord,
  variant: VariantRecord,
  revision: number,
  preorder: KeptPreorder | undefined,
): V3InventoryItem => {
  const id = storeVariantId(record.productId, variant.variantId)
  const { stock } = variant
  const sku = skuOf(variant, record)
  const name = Object.values(variant.choices).join(', ')
  const { enabled = false, message, limit } = preorder?.info ?? {}
  const isLeft = isInStock(stock)
  const canPreorder = preorder !== undefined && preordersLeft(preorder) > 0
  return {
    id,
    revision: String(revision),
    createdDate: new Date(record.createdAt).toISOString(),
    updatedDate: new Date(record.lastUpdated).toISOString(),
    variantId: id,
    locationId: DEFAULT_LOCATION_ID,
    productId: record.productId,
    trackQuantity: stock.track,
    ...(stock.track ? { quantity: Math.min(stock.quantity, MAX_QUANTITY) } : { inStock: stock.inStock }),
    availabilityStatus: isLeft ? 'IN_STOCK' : canPreorder ? 'PREORDER' : 'OUT_OF_STOCK',
    preorderInfo: {
      enabled,
      ...(message && { message }),
      ...(typeof limit === 'number' && { limit }),
      counter: preorder?.taken ?? 0,
    },
    product: {
      name: record.document.name,
      directCategoryIds: directCategories(record.collectionIds),
      ...(name && { variantName: name }),
      ...(sku && { variantSku: sku }),
      variantVisible: variant.visible,
    },
  }
}
