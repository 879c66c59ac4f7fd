import type { UpdateCollectionRequest } from '@vitrine/contract'
import { isSlug } from '../../floor/text/slug.ts'
import type { MediaSource } from '../products/records/media-source.ts'
import type { CollectionRecord, CollectionTexts } from '../products/records/product-record.ts'
import { type Breaches, breach } from '../products/write/breaches/breach.ts'
import { editedTranslations, languageBreaches } from '../products/write/edited-translations.ts'

/** The fields of a collection from a caller; absent fields stay unchanged. */
export interface CollectionInput extends Omit<UpdateCollectionRequest['collection'], 'pictureId'> {
  /** The picture, found in the media store; null for none. */
  readonly picture?: MediaSource | null
}

/** Finds breaches that a schema can't express. */
export const collectionBreaches = (input: CollectionInput): Breaches => [
  ...(input.name === null ? [breach('collection.name', 'REQUIRED_FIELD', 'must not be null')] : []),
  ...languageBreaches('collection.translations', input.translations),
  ...(input.slug && !isSlug(input.slug)
    ? [breach('collection.slug', 'FORMAT', 'can contain only letters, digits and - . _ ~')]
    : []),
]

/** Returns a collection with the given fields replaced; null empties the description. */
export const editedCollection = <Kept extends CollectionRecord>(
  collection: Kept,
  { name, description, slug, visible, picture, translations: sent }: CollectionInput,
): Kept => {
  const { translations: before, ...document } = collection.document
  const translations = editedTranslations(before, sent, collectionTextsOf)
  return {
    ...collection,
    slug: slug ?? collection.slug,
    visible: visible ?? collection.visible,
    document: {
      ...document,
      name: name ?? document.name,
      description: description === undefined ? document.description : (description ?? ''),
      ...(picture !== undefined && { media: picture === null ? [] : [picture] }),
      ...(translations && { translations }),
    },
  }
}

const collectionTextsOf = ({
  name,
  description,
}: NonNullable<CollectionInput['translations']>[number]): CollectionTexts => ({
  ...(name && { name }),
  ...(description && { description }),
})
