import { useEffect, useState } from 'react'
import { useStaff } from '../session/SessionGate.tsx'
import { draftOf, EMPTY_DRAFT, mergeDrafts, type ProductDraft } from './product-draft.ts'
import type { ScheduledProduct } from './schedule/read-schedules.ts'

/** A draft that survives a reload of the tab, and what it was begun from. */
export interface KeptDraft {
  readonly draft: ProductDraft
  /** The product's own values that the draft changes. */
  readonly base: ProductDraft
  readonly isChanged: boolean
  change(changes: Partial<ProductDraft>): void
  /** Goes on from other values: saved ones, or someone else's. */
  startFrom(base: ProductDraft): void
  /**
   * Goes on from what was saved. What was typed while it was being saved stays.
   * @param sent - the draft as it was when saving began
   * @param now - what to show instead of what was saved, where some of it isn't saved yet
   */
  goOn(sent: ProductDraft, saved: ProductDraft, now?: ProductDraft): void
  /** Drops what a reload would bring back. */
  forget(): void
}

const keyOf = (id: string) => `vitrine.product.${id}`

interface Edit {
  readonly base: ProductDraft
  readonly draft: ProductDraft
}

/**
 * What was typed in this tab before, over the product as it is now. If someone else changed the same field, it stays
 * over the old product, so that saving asks.
 */
const readKept = (id: string, now: ProductDraft): Edit => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    if (!kept) return { base: now, draft: now }
    const base = { ...EMPTY_DRAFT, ...kept.base }
    const draft = { ...EMPTY_DRAFT, ...kept.draft }
    const merged = mergeDrafts(base, now, draft)
    return merged.clashes ? { base, draft } : { base: now, draft: merged.draft }
  } catch {
    return { base: now, draft: now }
  }
}

/** Keeps what is typed about a product until it is saved. */
export const useProductDraft = (product: ScheduledProduct | undefined): KeptDraft => {
  const { timeZone } = useStaff().shop
  const id = product?._id ?? 'new'
  const [{ base, draft }, setEdit] = useState(() =>
    readKept(id, product ? draftOf(product, timeZone) : EMPTY_DRAFT),
  )
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base)

  useEffect(() => {
    if (isChanged) sessionStorage.setItem(keyOf(id), JSON.stringify({ base, draft }))
    else sessionStorage.removeItem(keyOf(id))
  }, [id, base, draft, isChanged])
  return {
    draft,
    base,
    isChanged,
    forget: () => sessionStorage.removeItem(keyOf(id)),
    change: (changes) => setEdit((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    startFrom: (next) => {
      setEdit({ base: next, draft: next })
      sessionStorage.removeItem(keyOf(id))
    },
    goOn: (sent, saved, now = saved) =>
      setEdit((before) => ({ base: saved, draft: mergeDrafts(sent, now, before.draft).draft })),
  }
}
