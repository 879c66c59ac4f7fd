import type { UpdateCollectionRequest } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { InvalidArgument, refuse } from '../../floor/failure.ts'
import type { UseCase } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import type { MediaSource } from '../products/records/media-source.ts'
import { type CatalogWrite, type CatalogWritesParts, writeOf } from '../products/write/catalog-write.ts'
import { createTell } from '../products/write/tell.ts'
import { createChangeCollection } from './change-collection.ts'
import { collectionOf } from './collection.ts'
import { type CollectionInput, collectionBreaches } from './collection-edit.ts'
import { collectionDeleted } from './collection-events.ts'
import { createCollectionSaver, type SavedBy } from './collection-saver.ts'
import { emptyDeleted } from './deleted-collections.ts'

/** The writes of collections, for merchants and apps. */
export interface CollectionWrites {
  readonly create: UseCase<typeof operations.createCollection>
  readonly update: UseCase<typeof operations.updateCollection>
  readonly delete: UseCase<typeof operations.deleteCollection>
}

export const createCollectionWrites = (parts: CatalogWritesParts): CollectionWrites => {
  const { database, clock, ids, mediaUrl, mediaFrom } = parts
  const tell = createTell(clock, ids)
  const { change, read } = createChangeCollection(parts)
  const saver = createCollectionSaver(parts)

  /** @throws {Failure} MEDIA_NOT_FOUND */
  const pictureOf = async ({ siteId }: Site, mediaId: string): Promise<MediaSource> => {
    const source = await mediaFrom(siteId, { mediaId })
    if (source.kind !== 'image') throw refuse('collection.pictureId', 'VALIDATION', 'must be a picture')
    return source
  }

  const inputOf = async (
    { site }: CatalogWrite,
    { pictureId, ...input }: UpdateCollectionRequest['collection'],
  ): Promise<CollectionInput> => {
    assertSound(collectionBreaches(input))
    if (pictureId === undefined) return input
    return { ...input, picture: pictureId ? await pictureOf(site, pictureId) : null }
  }

  return {
    create: async (call) => {
      const write = await writeOf(parts, call)
      const input = await inputOf(write, call.input.collection)
      const id = ids.guid()
      const collection = await once(
        database,
        write.attempt,
        id,
        saver.created(write, id, input, BY),
        (known) => read(write, known),
      )
      return { collection: collectionOf(collection, mediaUrl, 'merchant') }
    },

    update: async (call) => {
      const write = await writeOf(parts, call)
      const { site } = write
      const input = await inputOf(write, call.input.collection)
      const collection = await change(write, String(input.id), (tx, before) =>
        saver.changed(tx, site.siteId, before, input, BY),
      )
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

const BY: SavedBy = {
  taken: () => refuse('collection.slug', 'VALIDATION', 'must not be the slug of another collection'),
}

const assertSound = (violations: ConstructorParameters<typeof InvalidArgument>[0]): void => {
  if (violations.length > 0) throw new InvalidArgument(violations)
}
