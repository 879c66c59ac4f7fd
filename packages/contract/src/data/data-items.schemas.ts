import Type from 'typebox'
import { PlatformQuery } from '../query.schemas.ts'
import { freeForm, nullable } from '../schema.ts'
import { writable } from '../writable.ts'

/** One item of a content collection; dates inside `data` are `{$date}`. */
export const DataItem = Type.Object(
  {
    id: Type.String(),
    data: freeForm,
  },
  { title: 'DataItem' },
)
export type DataItem = Type.Static<typeof DataItem>

/** Where a page of items stands. */
export const DataPagingMetadata = Type.Object(
  {
    count: Type.Integer(),
    offset: Type.Integer(),
    total: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'DataPagingMetadata' },
)
export type DataPagingMetadata = Type.Static<typeof DataPagingMetadata>

/** What `queryDataItems` takes. */
export const QueryDataItemsRequest = Type.Object(
  {
    dataCollectionId: Type.String({ minLength: 1, maxLength: 256 }),
    query: Type.Optional(writable(PlatformQuery)),
    includeReferencedItems: Type.Optional(Type.Array(Type.String({ maxLength: 256 }), { maxItems: 50 })),
    returnTotalCount: Type.Optional(Type.Boolean()),
  },
  { title: 'QueryDataItemsRequest' },
)
export type QueryDataItemsRequest = Type.Static<typeof QueryDataItemsRequest>

/** What `queryDataItems` answers. */
export const QueryDataItemsResponse = Type.Object(
  {
    dataItems: Type.Array(DataItem),
    pagingMetadata: DataPagingMetadata,
  },
  { title: 'QueryDataItemsResponse' },
)
export type QueryDataItemsResponse = Type.Static<typeof QueryDataItemsResponse>
