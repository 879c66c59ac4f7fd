import type { inventory } from '@vitrine/client/stores'
import { shop } from '../session/shop-client.ts'
import type { Product } from './read-products.ts'

type InventoryItem = NonNullable<inventory.QueryInventoryResponse['inventoryItems']>[number]

/** What was typed about a variant. */
export interface VariantEdit {
  readonly price?: number
  readonly sku?: string
  readonly weight?: number
  readonly visible?: boolean
  readonly quantity?: number
  readonly inStock?: boolean
}
type Edits = Readonly<Record<string, VariantEdit>>

/** Saves the stock of a product's variants: what was typed, or everything when counting begins or ends. */
export const saveStock = async (
  product: Product,
  item: InventoryItem,
  trackQuantity: boolean,
  edits: Edits,
): Promise<void> => {
  const isAnother = trackQuantity !== item.trackQuantity
  const variants = (item.variants ?? []).flatMap(({ variantId = '', quantity, inStock }) => {
    const edited = edits[variantId]
    const value = trackQuantity
      ? { quantity: edited?.quantity ?? quantity ?? 0 }
      : { inStock: edited?.inStock ?? inStock ?? false }
    const isTyped = trackQuantity ? edited?.quantity !== undefined : edited?.inStock !== undefined
    return isAnother || isTyped ? [{ variantId, ...value }] : []
  })
  if (variants.length > 0)
    await shop.inventory.updateInventoryVariants(product._id, { trackQuantity, variants })
}

/** Saves what was typed about variants except their stock. */
export const saveVariants = async (product: Product, edits: Edits): Promise<void> => {
  const overrides = product.variants.flatMap(({ _id = '' }) => {
    const { quantity: _quantity, inStock: _inStock, ...data } = edits[_id] ?? {}
    return Object.keys(data).length > 0 ? [{ variantIds: [_id], ...data }] : []
  })
  if (overrides.length > 0) await shop.products.updateProductVariants(product._id, overrides)
}
