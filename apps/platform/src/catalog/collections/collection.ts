import type { Collection } from '@vitrine/contract'
import type { Audience } from '../products/records/audience.ts'
import type { CountedCollection } from '../products/records/collections.store.ts'
import { mediaOf } from '../products/records/media-source.ts'
import { collectionTexts, shownTranslations } from '../products/records/translated.ts'

/**
 * A collection as the API returns it. Visitors get the number of products they can see, merchants the number
 * of all, and the translations.
 *
 * @param language - of a visitor; undefined for the shop's own
 */
export const collectionOf = (
  { document, ...collection }: CountedCollection,
  mediaUrl: string,
  audience: Audience,
  language?: string,
): Collection => {
  const isPublic = audience === 'public'
  const { name, description, untranslated } = collectionTexts(document, isPublic ? language : undefined)
  const picture = document.media.find(({ kind }) => kind === 'image')
  return {
    id: collection.collectionId,
    name,
    slug: collection.slug,
    description,
    visible: collection.visible,
    media: mediaOf(document.media, mediaUrl),
    numberOfProducts: isPublic ? collection.visibleProducts : collection.allProducts,
    ...(!isPublic && picture && { pictureId: picture.mediaId }),
    lastUpdated: new Date(collection.lastUpdated).toISOString(),
    ...(!isPublic && document.translations && { translations: shownTranslations(document.translations) }),
    ...(untranslated.length > 0 && { untranslated }),
  }
}
