import type {
  InventoryItem,
  InventoryVariant,
  PreorderInfo,
  UpdateInventoryVariantsRequest,
} from '@vitrine/contract'
import { fail, refuse } from '../../floor/failure.ts'
import type { StockRecord } from '../products/records/product-record.ts'
import { isInStock, isSameStock, variantStockOf } from '../products/records/stock.ts'
import type { KeptStock } from './stock.store.ts'

/** All stock of a product. */
export interface StockOfProduct {
  readonly productId: string
  readonly number: number
  /** Milliseconds since 1970: the last change of the product or its stock. */
  readonly updatedAt: number
  readonly preorder: PreorderInfo
  readonly preordersLeft: number
  /** Whether any variant's quantity is counted. */
  readonly isTracked: boolean
  readonly variants: readonly Pick<KeptStock, 'variantId' | 'stock'>[]
}

/** The stock of a product as the API returns it. */
export const inventoryItemOf = (kept: StockOfProduct): InventoryItem => ({
  id: kept.productId,
  numericId: String(kept.number),
  productId: kept.productId,
  trackQuantity: kept.isTracked,
  variants: kept.variants.map((variant) => inventoryVariantOf(variant, kept.preordersLeft > 0)),
  preorderInfo: kept.preorder,
  lastUpdated: new Date(kept.updatedAt).toISOString(),
})

const inventoryVariantOf = (
  { variantId, stock }: Pick<KeptStock, 'variantId' | 'stock'>,
  hasPreorders: boolean,
): InventoryVariant => {
  const { trackQuantity: _, ...shown } = variantStockOf(stock)
  return { variantId, ...shown, availableForPreorder: hasPreorders && !shown.inStock }
}

type StockUpdate = Pick<UpdateInventoryVariantsRequest['inventoryItem'], 'trackQuantity' | 'variants'>
type Given = NonNullable<StockUpdate['variants']>[number] & { readonly path: string }

/**
 * Returns the new stock of a product's variants after an update.
 *
 * `trackQuantity` applies to the whole product. If it is absent, each variant stays counted or uncounted:
 * stock must not stop being counted because a caller left the field out. Counting starts at the given
 * quantity, otherwise at zero. A variant that is no longer counted stays in stock if there was any.
 *
 * @returns the variants that change, with their new values
 * @throws {Failure} VARIANT_NOT_FOUND
 * @throws {InvalidArgument} when a variant is named twice, or the input has no value for its stock
 */
export const withUpdate = (
  kept: readonly KeptStock[],
  { trackQuantity, variants = [] }: StockUpdate,
): KeptStock[] => {
  const given = new Map<string, Given>()
  const ids = new Set(kept.map(({ variantId }) => variantId))
  for (const [index, variant] of variants.entries()) {
    const path = `inventoryItem.variants[${index}]`
    if (!ids.has(variant.variantId)) throw fail('VARIANT_NOT_FOUND')
    if (given.has(variant.variantId)) throw refuse(`${path}.variantId`, 'VALIDATION', 'must appear only once')
    given.set(variant.variantId, { ...variant, path })
  }
  return kept.flatMap((variant) => {
    const isTracked = trackQuantity ?? variant.stock.track
    const said = given.get(variant.variantId)
    const stock = isTracked ? counted(variant.stock, said) : uncounted(variant.stock, said)
    return isSameStock(stock, variant.stock) ? [] : [{ ...variant, stock }]
  })
}

const counted = (before: StockRecord, said: Given | undefined): StockRecord => {
  const kept = before.track ? before.quantity : 0
  const stock: StockRecord = { track: true, quantity: said?.quantity ?? kept }
  if (said && said.quantity == null && said.inStock !== undefined && said.inStock !== isInStock(stock))
    throw refuse(
      `${said.path}.quantity`,
      'REQUIRED_FIELD',
      "must be given, because the product's stock is counted",
    )
  return stock
}

const uncounted = (before: StockRecord, said: Given | undefined): StockRecord => {
  const inStock = said?.inStock ?? isInStock(before)
  if (said?.quantity != null && said.inStock === undefined && said.quantity > 0 !== inStock)
    throw refuse(
      `${said.path}.inStock`,
      'REQUIRED_FIELD',
      "must be given, because the product's stock isn't counted",
    )
  return { track: false, inStock }
}
