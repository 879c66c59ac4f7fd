import type { inventory, products } from '@vitrine/client/stores'
import type { VariantEdits, VariantsNow } from './variant-edits.ts'

/** A count that was typed, as a difference to what the page showed. */
export interface Shift {
  readonly variantId: string
  readonly by: number
}

type Set = inventory.UpdateInventoryVariantsInventoryItem

/** How typed stock is written. */
export interface StockWrites {
  readonly shifts: readonly Shift[]
  /** Where counting begins or ends, or there is no count: what to set. */
  readonly set: Set | undefined
}

/**
 * Decides how to write the stock that was typed. A count becomes a difference, so that what is sold meanwhile isn't
 * lost. Where counting begins or ends, every variant is written.
 */
export const stockWrites = ({ counts, rows }: VariantEdits, now: VariantsNow): StockWrites => {
  const edits = [...now.values].flatMap(([variantId, value]) => [{ variantId, value, edit: rows[variantId] }])
  const isTyped = (field: 'quantity' | 'inStock') => edits.some(({ edit }) => edit?.[field])
  const trackQuantity = counts?.to ?? (isTyped('quantity') || (now.counts && !isTyped('inStock')))
  const isAnother = trackQuantity !== now.counts
  const shifts: Shift[] = []
  const variants = edits.flatMap(({ variantId, value, edit }): NonNullable<Set['variants']> => {
    if (!trackQuantity) {
      const inStock = edit?.inStock?.to ?? value.inStock ?? (value.quantity ?? 0) > 0
      return isAnother || edit?.inStock ? [{ variantId, inStock }] : []
    }
    const { from, to } = edit?.quantity ?? {}
    if (!isAnother && from != null && to != null) {
      shifts.push({ variantId, by: to - from })
      return []
    }
    const quantity = to ?? value.quantity ?? 0
    return isAnother || to != null ? [{ variantId, quantity }] : []
  })
  return { shifts, set: variants.length > 0 ? { trackQuantity, variants } : undefined }
}

/** What was typed about variants except their stock, as an update takes it. */
export const variantWrites = ({ rows }: VariantEdits, { values }: VariantsNow): products.VariantOverride[] =>
  Object.entries(rows).flatMap(([id, { price, sku, weight, visible }]) => {
    const data = {
      ...(price && { price: price.to }),
      ...(sku && { sku: sku.to }),
      ...(weight && { weight: weight.to }),
      ...(visible && { visible: visible.to }),
    }
    return values.has(id) && Object.keys(data).length > 0 ? [{ variantIds: [id], ...data }] : []
  })
