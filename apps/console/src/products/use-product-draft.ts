import { useEffect, useState } from 'react'
import { type Leaving, useLeaving } from '../parts/use-leaving.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { draftOf, EMPTY_DRAFT, type ProductDraft } from './product-draft.ts'
import type { ScheduledProduct } from './schedule/read-schedules.ts'

/** A draft that survives a reload of the tab, and what it was begun from. */
export interface KeptDraft {
  readonly draft: ProductDraft
  /** The product's own values when editing began. */
  readonly base: ProductDraft
  readonly isChanged: boolean
  /** Set while someone wants to leave with changes that aren't saved. */
  readonly leaving: Leaving | undefined
  change(changes: Partial<ProductDraft>): void
  /** Goes on from other values: saved ones, or someone else's. */
  startFrom(base: ProductDraft, draft?: ProductDraft): void
}

const keyOf = (id: string) => `vitrine.product.${id}`

const readKept = (id: string): ProductDraft | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return kept ? { ...EMPTY_DRAFT, ...kept } : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed about a product until it is saved. */
export const useProductDraft = (product: ScheduledProduct | undefined): KeptDraft => {
  const { timeZone } = useStaff().shop
  const id = product?._id ?? 'new'
  const [base, setBase] = useState(() => (product ? draftOf(product, timeZone) : EMPTY_DRAFT))
  const [draft, setDraft] = useState(() => readKept(id) ?? base)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base)

  useEffect(() => {
    if (isChanged) sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(id))
  }, [id, draft, isChanged])
  const leaving = useLeaving(isChanged, () => sessionStorage.removeItem(keyOf(id)))
  return {
    draft,
    base,
    isChanged,
    leaving,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    startFrom: (next, kept = next) => {
      setBase(next)
      setDraft(kept)
      if (JSON.stringify(kept) === JSON.stringify(next)) sessionStorage.removeItem(keyOf(id))
    },
  }
}
