import { EVENTS, type PlainEventType } from '@vitrine/contract'
import type { CountedCollection } from '../products/records/collections.store.ts'
import { mediaOf } from '../products/records/media-source.ts'
import { catalogEvent, type Told } from '../products/write/product-events.ts'

/** Both spellings are sent; see the contract. */
const about = (event: PlainEventType, id: string, payload: Record<string, unknown>): Told =>
  catalogEvent(event, id, { collection_Id: id, collectionId: id, ...payload })

export const collectionCreated = (collection: CountedCollection, mediaUrl: string): Told => {
  const { collectionId, slug, visible, document } = collection
  const media = mediaOf(document.media, mediaUrl)
  return about(EVENTS.productCollectionCreated, collectionId, { name: document.name, media, slug, visible })
}

/** Returns an event with the changed fields; none if nothing changed. */
export const collectionChanged = (before: CountedCollection, after: CountedCollection): Told[] => {
  const changedFields = [
    ...(before.document.name === after.document.name ? [] : ['name']),
    ...(before.document.description === after.document.description ? [] : ['description']),
    ...(before.document.media[0]?.mediaId === after.document.media[0]?.mediaId ? [] : ['media']),
    ...(before.slug === after.slug ? [] : ['slug']),
    ...(before.visible === after.visible ? [] : ['visible']),
    ...(before.allProducts === after.allProducts ? [] : ['numberOfProducts']),
  ]
  return changedFields.length > 0
    ? [about(EVENTS.productCollectionChanged, after.collectionId, { changedFields })]
    : []
}

export const collectionDeleted = (collectionId: string): Told =>
  about(EVENTS.productCollectionDeleted, collectionId, {})
