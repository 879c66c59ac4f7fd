import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields, isInTheWay, useKeptDraft } from '../parts/use-kept-draft.ts'
import { shop } from '../session/shop-client.ts'
import type { Collection } from './read-collections.ts'

/** What can be typed about a collection. */
interface CollectionDraft {
  readonly name: string
  readonly description: string
  readonly visible: boolean
}

const draftOf = (collection: Collection | undefined): CollectionDraft => ({
  name: collection?.name ?? '',
  description: collection?.description ?? '',
  visible: collection?.visible ?? true,
})

/** Keeps what is typed about a collection until it is saved, also over a reload, and follows what others save. */
export const useCollectionDraft = (collection: Collection | undefined) => {
  const id = collection?._id ?? 'new'
  const queries = useQueryClient()
  const kept = useKeptDraft(`vitrine.collection.${id}`, draftOf(collection))
  const [theirs, setTheirs] = useState<CollectionDraft>()
  const { base, draft } = kept
  const startFrom = (next: CollectionDraft) => {
    kept.startFrom(next)
    setTheirs(undefined)
  }
  return {
    ...{ ...kept, theirs, startFrom },
    /** Saves what was typed. Returns false if someone else has changed the same, and nothing was saved. */
    save: async (overwrites: boolean): Promise<boolean> => {
      const latest = await shop.collections.getCollection(id)
      const now = draftOf(latest)
      if (!overwrites && isInTheWay(kept, now)) {
        queries.setQueryData(['collection', id], latest)
        setTheirs(now)
        return false
      }
      const fields = Object.fromEntries(changedFields(base, draft).map((field) => [field, draft[field]]))
      if (fields.name !== undefined) fields.name = draft.name.trim()
      const { collection: saved } = await shop.products.updateCollection(id, fields)
      queries.setQueryData(['collection', id], (before: Collection | undefined) => ({ ...before, ...saved }))
      kept.goOn(draft, draftOf(saved))
      setTheirs(undefined)
      return true
    },
  }
}
