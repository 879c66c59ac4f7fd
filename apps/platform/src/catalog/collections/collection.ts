import type { Collection } from '@vitrine/contract'
import type { Audience } from '../products/records/audience.ts'
import type { CountedCollection } from '../products/records/collections.store.ts'
import { mediaOf } from '../products/records/media-source.ts'

/**
 * A collection as the API returns it. Visitors get the number of products they can see, merchants the number
 * of all.
 */
export const collectionOf = (
  collection: CountedCollection,
  mediaUrl: string,
  audience: Audience,
): Collection => ({
  id: collection.collectionId,
  name: collection.document.name,
  slug: collection.slug,
  description: collection.document.description,
  visible: collection.visible,
  media: mediaOf(collection.document.media, mediaUrl),
  numberOfProducts: audience === 'public' ? collection.visibleProducts : collection.allProducts,
  lastUpdated: new Date(collection.lastUpdated).toISOString(),
})
