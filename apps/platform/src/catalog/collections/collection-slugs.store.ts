import { slugsIn } from '../products/records/slugs.store.ts'

export const collectionSlugs = slugsIn({
  ...{ owners: 'collections', id: 'collection_id', number: 'collection_number' },
  former: 'former_collection_slugs',
})
