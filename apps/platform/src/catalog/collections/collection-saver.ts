import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { mediaStore } from '../media/media.store.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { type CountedCollection, collectionsStore } from '../products/records/collections.store.ts'
import type { MediaSource } from '../products/records/media-source.ts'
import { collectionRecordOf } from '../products/records/new-product.ts'
import type { CatalogWrite, CatalogWritesParts } from '../products/write/catalog-write.ts'
import { openCatalog } from '../products/write/catalog-writer.ts'
import { freeSlugs } from '../products/write/free-slugs.ts'
import { createTell } from '../products/write/tell.ts'
import { noteCollection } from './audited-collection.ts'
import type { Claim } from './change-collection.ts'
import { type CollectionInput, editedCollection } from './collection-edit.ts'
import { collectionChanged, collectionCreated } from './collection-events.ts'
import { collectionSlugs } from './collection-slugs.store.ts'

/** Where a category is in the tree. */
export interface CategoryPlace {
  /** Empty at the root. */
  readonly parentId: string
  /** The order among siblings. */
  readonly place: number
}

/** What differs between the versions of the catalog. */
export interface SavedBy {
  /** The error for a slug that another collection has. */
  readonly taken: () => Error
  /** Finds a new collection's place, with the catalog locked; without it, the collection is at the root. */
  readonly placeIn?: (tx: Transaction) => Promise<CategoryPlace>
}

/** Saves new and changed collections with their slugs and events. */
export const createCollectionSaver = ({ database, clock, ids, mediaUrl }: CatalogWritesParts) => {
  const tell = createTell(clock, ids)

  const assertFree = async (tx: Transaction, siteId: string, slug: string, { taken }: SavedBy) => {
    if ((await collectionSlugs.holders(tx, siteId, [slug])).has(slug)) throw taken()
  }

  /** A file that is being deleted must not come into use. */
  const assertStaying = async (tx: Transaction, siteId: string, picture: MediaSource | null | undefined) => {
    if (!picture) return
    const { mediaId } = picture
    const staying = await mediaStore.staying(tx, siteId, [mediaId], clock.now())
    if (!staying.has(mediaId)) throw fail('MEDIA_NOT_FOUND', { mediaId })
  }

  return {
    /** Prepares the creation of a collection in a transaction of its own. */
    created: ({ site }: CatalogWrite, id: string, input: CollectionInput, by: SavedBy) => {
      const { siteId } = site
      return (claim: Claim): Promise<CountedCollection> =>
        database.transaction(async (tx) => {
          const now = clock.now()
          await openCatalog(tx, site, now)
          const number = 1 + (await catalogs.change(tx, siteId, 1))
          const name = input.name ?? ''
          const [made = ''] = input.slug
            ? [input.slug]
            : await freeSlugs([{ name, number }], 'collection', (slugs) =>
                collectionSlugs.known(tx, siteId, slugs),
              )
          if (input.slug) await assertFree(tx, siteId, made, by)
          await assertStaying(tx, siteId, input.picture)
          const blank = collectionRecordOf({ id, name, slug: made }, number, now)
          const record = editedCollection(blank, { ...input, slug: made })
          const at = (await by.placeIn?.(tx)) ?? { parentId: '', place: 0 }
          await collectionsStore.save(tx, siteId, record)
          if (by.placeIn) await collectionsStore.place(tx, siteId, id, at, 0)
          await collectionSlugs.change(tx, siteId, number, undefined, made)
          const counts = { revision: 1, visibleProducts: 0, allProducts: 0 }
          const collection = { ...record, ...counts, createdAt: now, ...at }
          await tell(tx, siteId, [collectionCreated(collection, mediaUrl)])
          noteCollection(tx, null, collection)
          await claim?.(tx)
          return collection
        })
    },

    changed: async (
      tx: Transaction,
      siteId: string,
      before: CountedCollection,
      input: CollectionInput,
      by: SavedBy,
    ): Promise<CountedCollection> => {
      const edited = editedCollection(before, input)
      if (edited.slug !== before.slug) await assertFree(tx, siteId, edited.slug, by)
      await assertStaying(tx, siteId, input.picture)
      const lastUpdated = Math.max(clock.now(), before.lastUpdated)
      const after = { ...edited, lastUpdated, revision: before.revision + 1 }
      await collectionsStore.save(tx, siteId, after)
      if (after.slug !== before.slug)
        await collectionSlugs.change(tx, siteId, before.number, before.slug, after.slug)
      await tell(tx, siteId, collectionChanged(before, after))
      return after
    },
  }
}
