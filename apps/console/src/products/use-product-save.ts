import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { products } from '@vitrine/client/stores'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import { useRepeatable } from '../session/use-repeatable.ts'
import { endedVariants } from './options/option-draft.ts'
import { changesBetween, draftOf, EMPTY_DRAFT, mergeDrafts, newProductOf } from './product-draft.ts'
import { PRODUCT_KEYS } from './product-keys.ts'
import { readProduct, type ScheduledProduct } from './schedule/read-schedules.ts'
import { isScheduled, type ScheduleDraft, writtenSchedule } from './schedule/schedule-draft.ts'
import type { KeptDraft } from './use-product-draft.ts'

/** What the person at the screen has already agreed to. */
export interface Agreed {
  /** To save over what someone else changed. */
  readonly overwrites?: boolean
  /** To lose variants. */
  readonly ends?: boolean
}

/** A product being saved, and what has to be decided before. */
export interface ProductSave {
  readonly isSaving: boolean
  readonly failure: unknown
  /** Someone else's product, in the meantime. */
  readonly theirs: ScheduledProduct | undefined
  /** The variants that would be lost. */
  readonly ending: readonly products.Variant[]
  save(agreed?: Agreed): void
  takeTheirs(): void
  /** Keeps the variants: nothing is saved. */
  stay(): void
}

/**
 * Saves a product's draft. What others changed stays; asks before it overwrites a change to the same field, and before
 * variants are lost.
 */
export const useProductSave = (product: ScheduledProduct | undefined, kept: KeptDraft): ProductSave => {
  const { t } = useWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { timeZone } = useStaff().shop
  const { draft, base, startFrom, goOn } = kept
  const [failure, setFailure] = useState<unknown>()
  const [theirs, setTheirs] = useState<ScheduledProduct>()
  const [ending, setEnding] = useState<readonly products.Variant[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const repeatable = useRepeatable()

  const schedule = (id: string, times: ScheduleDraft) =>
    shop.productSchedules.setProductSchedule(id, writtenSchedule(times, timeZone))
  const create = async () => {
    const asked = newProductOf(draft)
    const made = await repeatable(asked, async ({ products }) => {
      const { product } = await products.createProduct(asked)
      if (isScheduled(draft)) await schedule(product._id, draft)
      return product
    })
    // The draft ends before the page changes, so that nothing asks about it.
    flushSync(() => startFrom(EMPTY_DRAFT))
    notifications.show({ message: t.products.created(made.name ?? '') })
    navigate(`/products/${made._id}`, { replace: true })
  }
  const update = async (id: string, agreed: Agreed) => {
    const now = await readProduct(id)
    const before = draftOf(now, timeZone)
    const { draft: merged, clashes } = mergeDrafts(base, before, draft)
    if (!agreed.overwrites && clashes) return setTheirs(now)
    const lost = endedVariants(now, merged.options)
    if (!agreed.ends && lost.length > 0) return setEnding(lost)
    const changes = changesBetween(before, merged)
    const { product: saved } = await shop.products.updateProduct(id, changes)
    // Showing or hiding by hand has ended the schedule.
    const ended = changes.visible === undefined ? now.schedule : undefined
    // The response to an update has no cost; only a merchant's read does.
    const after = { ...draftOf({ ...now, ...saved, schedule: ended }, timeZone), cost: merged.cost }
    // If the times are refused, the rest is saved, and they stay as typed.
    goOn(draft, after, merged)
    const { visible, visibleFrom, visibleUntil } = merged
    if (visibleFrom !== after.visibleFrom || visibleUntil !== after.visibleUntil) await schedule(id, merged)
    goOn(merged, { ...after, visible, visibleFrom, visibleUntil })
    setTheirs(undefined)
    setEnding([])
    notifications.show({ message: t.products.saved })
  }
  const save = async (agreed: Agreed = {}) => {
    setIsSaving(true)
    setFailure(undefined)
    try {
      await (product ? update(product._id, agreed) : create())
      await Promise.all(PRODUCT_KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    } catch (error) {
      setFailure(error)
      setEnding([])
    } finally {
      setIsSaving(false)
    }
  }
  return {
    ...{ isSaving, failure, theirs, ending },
    save: (agreed) => void save(agreed),
    takeTheirs: () => {
      if (theirs) startFrom(draftOf(theirs, timeZone))
      setTheirs(undefined)
    },
    stay: () => setEnding([]),
  }
}
