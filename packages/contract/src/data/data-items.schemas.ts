import Type from 'typebox'
import { freeForm, nullable } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { PlatformQuery } from '../values/query.schemas.ts'

/** One item of a content collection. Dates inside `data` are `{$date}`. */
export const DataItem = Type.Object(
  {
    id: Type.String(),
    data: freeForm,
  },
  { title: 'DataItem' },
)
export type DataItem = Type.Static<typeof DataItem>

/** The position of a page of items. */
export const DataPagingMetadata = Type.Object(
  {
    count: Type.Integer(),
    offset: Type.Integer(),
    total: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'DataPagingMetadata' },
)
export type DataPagingMetadata = Type.Static<typeof DataPagingMetadata>

/** Request for `queryDataItems`. */
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

/** Response of `queryDataItems`. */
export const QueryDataItemsResponse = Type.Object(
  {
    dataItems: Type.Array(DataItem),
    pagingMetadata: DataPagingMetadata,
  },
  { title: 'QueryDataItemsResponse' },
)
export type QueryDataItemsResponse = Type.Static<typeof QueryDataItemsResponse>

/** Names for collections and items, for apps that write them. */
const dataCollectionId = Type.String({
  pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
  description: 'a name with only letters, digits, - and _, such as Pages',
})
const itemId = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$',
  description: 'an id with only letters, digits, -, _ and ., such as about-en',
})

/**
 * Request for `saveDataItem`. `data` is at most 64 kB of JSON. A date is `{$date}`; a link to another item is
 * `{$reference: {dataCollectionId, id}}`. Texts with tags are treated as HTML and sanitized.
 */
export const SaveDataItemRequest = Type.Object(
  {
    dataCollectionId,
    dataItem: Type.Object({ id: Type.Optional(itemId), data: freeForm }),
  },
  { title: 'SaveDataItemRequest' },
)
export type SaveDataItemRequest = Type.Static<typeof SaveDataItemRequest>

/** Response of `saveDataItem`: the item as it will be read. */
export const SaveDataItemResponse = Type.Object({ dataItem: DataItem }, { title: 'SaveDataItemResponse' })
export type SaveDataItemResponse = Type.Static<typeof SaveDataItemResponse>

/** Request for `removeDataItem`. */
export const RemoveDataItemRequest = Type.Object(
  { dataCollectionId, id: itemId },
  { title: 'RemoveDataItemRequest' },
)
export type RemoveDataItemRequest = Type.Static<typeof RemoveDataItemRequest>
