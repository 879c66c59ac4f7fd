import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shop } from '../session/shop-client.ts'
import type { Collection } from './read-collections.ts'

/** What can be typed about a collection. */
interface CollectionDraft {
  readonly name: string
  readonly description: string
  readonly visible: boolean
}

interface Edit {
  /** The collection before anything was typed. */
  readonly base: CollectionDraft
  readonly draft: CollectionDraft
}

const FIELDS = ['name', 'description', 'visible'] as const
const keyOf = (id: string) => `vitrine.collection.${id}`

const draftOf = (collection: Collection | undefined): CollectionDraft => ({
  name: collection?.name ?? '',
  description: collection?.description ?? '',
  visible: collection?.visible ?? true,
})

const changedFields = (one: CollectionDraft, other: CollectionDraft) =>
  FIELDS.filter((field) => one[field] !== other[field])

const readKept = (id: string): Edit | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps what is typed about a collection until it is saved, also over a reload, and follows what others save. */
export const useCollectionDraft = (collection: Collection | undefined) => {
  const id = collection?._id ?? 'new'
  const queries = useQueryClient()
  const loaded = draftOf(collection)
  const [{ base, draft }, setEdit] = useState(() => readKept(id) ?? { base: loaded, draft: loaded })
  const [theirs, setTheirs] = useState<CollectionDraft>()
  const isChanged = changedFields(base, draft).length > 0
  const startFrom = (next: CollectionDraft) => {
    setEdit({ base: next, draft: next })
    setTheirs(undefined)
  }
  if (!isChanged && changedFields(base, loaded).length > 0) startFrom(loaded)
  useEffect(() => {
    if (isChanged) sessionStorage.setItem(keyOf(id), JSON.stringify({ base, draft }))
    else sessionStorage.removeItem(keyOf(id))
  }, [id, base, draft, isChanged])
  return {
    ...{ base, draft, isChanged, theirs, startFrom },
    change: (changes: Partial<CollectionDraft>) =>
      setEdit((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    forget: () => sessionStorage.removeItem(keyOf(id)),
    /** Saves what was typed. Returns false if someone else has changed the same, and nothing was saved. */
    save: async (overwrites: boolean): Promise<boolean> => {
      const latest = await shop.collections.getCollection(id)
      const now = draftOf(latest)
      const mine = changedFields(base, draft)
      if (!overwrites && mine.some((field) => now[field] !== base[field] && now[field] !== draft[field])) {
        queries.setQueryData(['collection', id], latest)
        setTheirs(now)
        return false
      }
      const fields = Object.fromEntries(mine.map((field) => [field, draft[field]]))
      if (fields.name !== undefined) fields.name = draft.name.trim()
      const { collection: saved } = await shop.products.updateCollection(id, fields)
      queries.setQueryData(['collection', id], (before: Collection | undefined) => ({ ...before, ...saved }))
      startFrom(draftOf(saved))
      return true
    },
  }
}
