import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { PlatformPaging } from '../values/query.schemas.ts'
import { DataPagingMetadata } from './data-items.schemas.ts'

const role = enumOf(enums.DataRole)

/** A content collection: its name, and who may do what with its items. */
export const DataCollection = Type.Object(
  {
    id: Type.String(),
    /** The same as the id: collections have no other name here. */
    displayName: Type.String(),
    collectionType: enumOf(enums.DataCollectionType),
    permissions: Type.Object({ insert: role, update: role, remove: role, read: role }),
  },
  { title: 'DataCollection' },
)
export type DataCollection = Type.Static<typeof DataCollection>

/** Request for `listDataCollections`: 50 per page by default, at most 100. */
export const ListDataCollectionsRequest = Type.Object(
  { paging: Type.Optional(writable(PlatformPaging)) },
  { title: 'ListDataCollectionsRequest' },
)
export type ListDataCollectionsRequest = Type.Static<typeof ListDataCollectionsRequest>

/** Response of `listDataCollections`. */
export const ListDataCollectionsResponse = Type.Object(
  { collections: Type.Array(DataCollection), pagingMetadata: DataPagingMetadata },
  { title: 'ListDataCollectionsResponse' },
)
export type ListDataCollectionsResponse = Type.Static<typeof ListDataCollectionsResponse>
