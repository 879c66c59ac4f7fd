import type { Transaction } from '../../floor/database/database.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { CountedCollection } from '../products/records/collections.store.ts'

/** Notes a collection's change for the audit log: null before if it is new. */
export const noteCollection = (
  tx: Transaction,
  before: CountedCollection | null,
  after: CountedCollection,
): void =>
  noteChange(tx, {
    ...{ entityType: 'COLLECTION', entityId: after.collectionId },
    ...{ before: before && shown(before), after: shown(after) },
  })

/** What staff decide about a collection, and its number of products. */
const shown = ({ document, slug, visible, parentId, place, allProducts }: CountedCollection) => {
  const { name, description } = document
  const pictureId = document.media[0]?.mediaId
  return {
    name,
    slug,
    description,
    visible,
    ...(pictureId && { pictureId }),
    parentId,
    place,
    numberOfProducts: allProducts,
  }
}
