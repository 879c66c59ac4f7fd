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

/** Fields whose linked items are shown instead of their ids, as current packages name them. */
const includeReferences = Type.Optional(
  Type.Array(Type.Object({ field: Type.String({ maxLength: 256 }) }), { maxItems: 50 }),
)

/** Request for `queryDataItems`. */
export const QueryDataItemsRequest = Type.Object(
  {
    dataCollectionId: Type.String({ minLength: 1, maxLength: 256 }),
    query: Type.Optional(writable(PlatformQuery)),
    includeReferencedItems: Type.Optional(Type.Array(Type.String({ maxLength: 256 }), { maxItems: 50 })),
    includeReferences,
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

/** An item as packages write it: its id is the item's own, or that in `data`, or a new one. */
const writtenItem = Type.Object({ id: Type.Optional(itemId), data: freeForm })

/** Request for `getDataItem`. */
export const GetDataItemRequest = Type.Object(
  { dataCollectionId, dataItemId: itemId, includeReferences },
  { title: 'GetDataItemRequest' },
)
export type GetDataItemRequest = Type.Static<typeof GetDataItemRequest>

/** Request to write one item. */
export const WriteDataItemRequest = Type.Object(
  { dataCollectionId, dataItem: writtenItem },
  { title: 'WriteDataItemRequest' },
)
export type WriteDataItemRequest = Type.Static<typeof WriteDataItemRequest>

/** Request for `deleteDataItem`. */
export const DeleteDataItemRequest = Type.Object(
  { dataCollectionId, dataItemId: itemId },
  { title: 'DeleteDataItemRequest' },
)
export type DeleteDataItemRequest = Type.Static<typeof DeleteDataItemRequest>

/** Response with one item. */
export const DataItemResponse = Type.Object({ dataItem: DataItem }, { title: 'DataItemResponse' })
export type DataItemResponse = Type.Static<typeof DataItemResponse>

/** Request for `countDataItems`. */
export const CountDataItemsRequest = Type.Object(
  { dataCollectionId: Type.String({ minLength: 1, maxLength: 256 }), filter: Type.Optional(freeForm) },
  { title: 'CountDataItemsRequest' },
)
export type CountDataItemsRequest = Type.Static<typeof CountDataItemsRequest>

/** Response of `countDataItems`. */
export const CountDataItemsResponse = Type.Object(
  { totalCount: Type.Integer() },
  { title: 'CountDataItemsResponse' },
)
export type CountDataItemsResponse = Type.Static<typeof CountDataItemsResponse>

/** Request to write many items. */
export const BulkDataItemsRequest = Type.Object(
  {
    dataCollectionId,
    dataItems: Type.Array(writtenItem, { minItems: 1, maxItems: 1000 }),
    /** Whether the answer shows each item; default: no. */
    returnEntity: Type.Optional(Type.Boolean()),
  },
  { title: 'BulkDataItemsRequest' },
)
export type BulkDataItemsRequest = Type.Static<typeof BulkDataItemsRequest>

/** Request for `bulkRemoveDataItems`. */
export const BulkRemoveDataItemsRequest = Type.Object(
  { dataCollectionId, dataItemIds: Type.Array(itemId, { minItems: 1, maxItems: 1000 }) },
  { title: 'BulkRemoveDataItemsRequest' },
)
export type BulkRemoveDataItemsRequest = Type.Static<typeof BulkRemoveDataItemsRequest>

/** What happened to each item, in the order of the request. */
export const BulkDataItemsResponse = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        action: Type.Enum(['INSERT', 'UPDATE', 'DELETE']),
        itemMetadata: Type.Object({
          id: Type.String(),
          originalIndex: Type.Integer(),
          success: Type.Boolean(),
          error: Type.Optional(Type.Object({ code: Type.String(), description: Type.String() })),
        }),
        dataItem: Type.Optional(DataItem),
      }),
    ),
    bulkActionMetadata: Type.Object({
      totalSuccesses: Type.Integer(),
      totalFailures: Type.Integer(),
      undetailedFailures: Type.Integer(),
    }),
  },
  { title: 'BulkDataItemsResponse' },
)
export type BulkDataItemsResponse = Type.Static<typeof BulkDataItemsResponse>

/** Request for `truncateDataItems`. */
export const TruncateDataItemsRequest = Type.Object(
  { dataCollectionId },
  { title: 'TruncateDataItemsRequest' },
)
export type TruncateDataItemsRequest = Type.Static<typeof TruncateDataItemsRequest>
