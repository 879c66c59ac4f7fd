import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { useAction } from '../parts/use-action.ts'
import { type KeptDraft, useKeptDraft } from '../parts/use-kept-draft.ts'
import { shop } from '../session/shop-client.ts'
import { useRepeatable } from '../session/use-repeatable.ts'
import { PRODUCT_KEYS } from './product-keys.ts'
import type { Product } from './read-products.ts'
import {
  isInTheWay,
  leftOf,
  NO_EDITS,
  onlyOf,
  type VariantEdits,
  type VariantsNow,
  variantsNow,
} from './variant-edits.ts'
import { type Shift, stockWrites, variantWrites } from './variant-writes.ts'

/** Keeps what is typed about a product's variants until it is saved, also over a reload. */
export const useVariantEdits = (id: string): KeptDraft<VariantEdits> =>
  useKeptDraft(`vitrine.variants.${id}`, NO_EDITS)

/** Reads a product's variants as they are now. */
const readVariants = async ({ _id, inventoryItemId }: Product): Promise<VariantsNow> => {
  const [{ product }, { inventoryItem }] = await Promise.all([
    shop.products.getProduct(_id),
    shop.inventory.getInventoryVariants(inventoryItemId),
  ])
  return variantsNow(product, inventoryItem)
}

/** The most that one call shifts. */
const AT_ONCE = 300

/**
 * Saves what was typed about variants. What is saved leaves the edits at once, so that trying again after a problem
 * doesn't save it twice.
 */
export const useVariantSave = (product: Product, kept: KeptDraft<VariantEdits>) => {
  const { t } = useWords()
  const repeatable = useRepeatable()
  const [isAsking, setAsking] = useState(false)
  const settle = (saved: VariantEdits) => kept.change((now) => leftOf(now, saved))

  const shift = async (shifts: readonly Shift[], write: (part: readonly Shift[]) => Promise<void>) => {
    for (let at = 0; at < shifts.length; at += AT_ONCE) {
      const part = shifts.slice(at, at + AT_ONCE)
      await write(part)
      const rows = part.map(({ variantId }) => [variantId, kept.draft.rows[variantId] ?? {}])
      settle({
        counts: undefined,
        rows: onlyOf({ ...NO_EDITS, rows: Object.fromEntries(rows) }, ['quantity']),
      })
    }
  }
  const { run, isRunning } = useAction(
    async (overwrites: boolean) => {
      const edits = kept.draft
      const now = await readVariants(product)
      if (!overwrites && isInTheWay(edits, now)) {
        setAsking(true)
        return false
      }
      const { shifts, set } = stockWrites(edits, now)
      const of = { productId: product._id }
      // First what may be refused, if too few are left.
      await shift(
        shifts.filter(({ by }) => by < 0),
        async (part) => {
          const taken = part.map(({ variantId, by }) => ({ ...of, variantId, decrementBy: -by }))
          await repeatable(taken, ({ inventory }) => inventory.decrementInventory(taken))
        },
      )
      await shift(
        shifts.filter(({ by }) => by > 0),
        async (part) => {
          const added = part.map(({ variantId, by }) => ({ ...of, variantId, incrementBy: by }))
          await repeatable(added, ({ inventory }) => inventory.incrementInventory(added))
        },
      )
      if (set) await shop.inventory.updateInventoryVariants(product._id, set)
      settle({ counts: edits.counts, rows: onlyOf(edits, ['quantity', 'inStock']) })
      const overrides = variantWrites(edits, now)
      if (overrides.length > 0) await shop.products.updateProductVariants(product._id, overrides)
      settle(edits)
      setAsking(false)
      return true
    },
    PRODUCT_KEYS,
    (_, isSaved) => (isSaved ? t.products.saved : undefined),
  )
  return {
    isSaving: isRunning,
    /** Set while someone else's change is in the way. */
    theirs: isAsking || undefined,
    save: ({ overwrites = false } = {}) => run(overwrites),
    takeTheirs: () => {
      kept.startFrom(NO_EDITS)
      setAsking(false)
    },
  }
}
