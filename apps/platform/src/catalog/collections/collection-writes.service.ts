import type {
  CreateCollectionRequest,
  CreateCollectionResponse,
  DeleteCollectionRequest,
  UpdateCollectionRequest,
  UpdateCollectionResponse,
} from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { InvalidArgument } from '../../floor/failure.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import { collectionRecordOf } from '../products/records/new-product.ts'
import { breach } from '../products/write/breach.ts'
import { type CatalogWrite, type CatalogWritesParts, writeOf } from '../products/write/catalog-write.ts'
import { openCatalog } from '../products/write/catalog-writer.ts'
import { freeSlugs } from '../products/write/free-slugs.ts'
import { createTell } from '../products/write/tell.ts'
import { type Claim, createChangeCollection } from './change-collection.ts'
import { collectionOf } from './collection.ts'
import { collectionBreaches, editedCollection } from './collection-edit.ts'
import { collectionChanged, collectionCreated, collectionDeleted } from './collection-events.ts'
import { collectionSlugs } from './collection-slugs.store.ts'
import { emptyDeleted } from './deleted-collections.ts'

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** The writes of collections, for merchants and apps. */
export interface CollectionWrites {
  readonly create: Answer<CreateCollectionRequest, CreateCollectionResponse>
  readonly update: Answer<UpdateCollectionRequest, UpdateCollectionResponse>
  readonly delete: Answer<DeleteCollectionRequest, object>
}

export const createCollectionWrites = (parts: CatalogWritesParts): CollectionWrites => {
  const { database, clock, ids, mediaUrl } = parts
  const tell = createTell(clock, ids)
  const { change, read } = createChangeCollection(parts)

  const assertFree = async (tx: Transaction, { siteId }: Site, slug: string): Promise<void> => {
    if ((await collectionSlugs.taken(tx, siteId, [slug])).has(slug))
      throw new InvalidArgument([
        breach('collection.slug', 'VALIDATION', 'must not be the slug of another collection'),
      ])
  }

  const created = ({ site }: CatalogWrite, id: string, input: CreateCollectionRequest['collection']) => {
    const { siteId } = site
    return (claim: Claim) =>
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
        if (input.slug) await assertFree(tx, site, made)
        const blank = collectionRecordOf({ id, name, slug: made }, number, now)
        const record = editedCollection(blank, { ...input, slug: made })
        await collectionsStore.save(tx, siteId, record)
        await collectionSlugs.change(tx, siteId, number, undefined, made)
        const counts = { revision: 1, visibleProducts: 0, allProducts: 0 }
        const collection = { ...record, ...counts, createdAt: now, parentId: '', place: 0 }
        await tell(tx, siteId, [collectionCreated(collection, mediaUrl)])
        await claim?.(tx)
        return collection
      })
  }

  return {
    create: async (call) => {
      const write = await writeOf(parts, call)
      const { collection: input } = call.input
      assertSound(collectionBreaches(input))
      const id = ids.guid()
      const collection = await once(database, write.attempt, id, created(write, id, input), (known) =>
        read(write, known),
      )
      return { collection: collectionOf(collection, mediaUrl, 'merchant') }
    },

    update: async (call) => {
      const write = await writeOf(parts, call)
      const { site } = write
      const { collection: input } = call.input
      assertSound(collectionBreaches(input))
      const collection = await change(write, String(input.id), async (tx, before) => {
        const edited = editedCollection(before, input)
        if (edited.slug !== before.slug) await assertFree(tx, site, edited.slug)
        const lastUpdated = Math.max(clock.now(), before.lastUpdated)
        const after = { ...edited, lastUpdated, revision: before.revision + 1 }
        await collectionsStore.save(tx, site.siteId, after)
        if (after.slug !== before.slug)
          await collectionSlugs.change(tx, site.siteId, before.number, before.slug, after.slug)
        await tell(tx, site.siteId, collectionChanged(before, after))
        return after
      })
      return { collection: collectionOf(collection, mediaUrl, 'merchant') }
    },

    delete: async (call) => {
      const write = await writeOf(parts, call)
      const { siteId } = write.site
      const { id } = call.input
      const nothing = async () => undefined
      await once(
        database,
        write.attempt,
        id,
        async (claim) => {
          const deleted = await change({ ...write, attempt: undefined }, id, async (tx, before) => {
            await collectionsStore.remove(tx, siteId, before.number)
            await tell(tx, siteId, [collectionDeleted(id)])
            await claim?.(tx)
            return before
          })
          await emptyDeleted(database, tell, { siteId, number: deleted.number })
        },
        nothing,
      )
      return {}
    },
  }
}

const assertSound = (violations: ConstructorParameters<typeof InvalidArgument>[0]): void => {
  if (violations.length > 0) throw new InvalidArgument(violations)
}
