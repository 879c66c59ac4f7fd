import type { UpdateCollectionRequest } from '@vitrine/contract'
import { isSlug } from '../../floor/text/slug.ts'
import type { CollectionRecord } from '../products/records/product-record.ts'
import { type Breaches, breach } from '../products/write/breach.ts'

/** The fields of a collection as a caller gives them; what is absent is left as it is. */
export type CollectionInput = UpdateCollectionRequest['collection']

/** Finds what no schema can. */
export const collectionBreaches = (input: CollectionInput): Breaches => [
  ...(input.name === null ? [breach('collection.name', 'REQUIRED_FIELD', 'must not be null')] : []),
  ...(input.slug && !isSlug(input.slug)
    ? [breach('collection.slug', 'FORMAT', 'must be letters, digits and the signs - . _ ~')]
    : []),
]

/** Gives a collection with the given fields in place of its own; null empties the description. */
export const editedCollection = <Kept extends CollectionRecord>(
  collection: Kept,
  { name, description, slug, visible }: CollectionInput,
): Kept => ({
  ...collection,
  slug: slug ?? collection.slug,
  visible: visible ?? collection.visible,
  document: {
    ...collection.document,
    name: name ?? collection.document.name,
    description: description === undefined ? collection.document.description : (description ?? ''),
  },
})
