import type { Empty } from '../declare/empty.schemas.ts'
import { operation, queryOperation } from '../declare/operation.ts'
import { dataItems, vitrine } from '../declare/service.ts'
import type { ListDataCollectionsRequest, ListDataCollectionsResponse } from './data-collections.schemas.ts'
import type * as schemas from './data-items.schemas.ts'
import type {
  AggregateDataItemsRequest,
  AggregateDataItemsResponse,
  QueryDistinctValuesRequest,
  QueryDistinctValuesResponse,
} from './data-summaries.schemas.ts'

export const queryDataItems = /* @__PURE__ */ queryOperation<
  schemas.QueryDataItemsRequest,
  schemas.QueryDataItemsResponse
>(
  'queryDataItems',
  'Lists the items of a content collection by filter, order and page.',
  dataItems,
  '/v2/items/query',
)

export const listDataCollections = /* @__PURE__ */ operation<
  ListDataCollectionsRequest,
  ListDataCollectionsResponse
>('listDataCollections', 'Lists content collections, ordered by name.', dataItems, 'GET /v2/collections')

export const saveDataItem = /* @__PURE__ */ operation<
  schemas.SaveDataItemRequest,
  schemas.SaveDataItemResponse
>(
  'saveDataItem',
  'Saves an item in a content collection, and replaces an item with the same id. Creates the collection if needed.',
  vitrine,
  'POST /v1/data-collections/:dataCollectionId/items',
)

export const removeDataItem = /* @__PURE__ */ operation<schemas.RemoveDataItemRequest, Empty>(
  'removeDataItem',
  'Removes an item from a content collection. The collection stays, even when empty.',
  vitrine,
  'DELETE /v1/data-collections/:dataCollectionId/items/:id',
)

export const getDataItem = /* @__PURE__ */ operation<schemas.GetDataItemRequest, schemas.DataItemResponse>(
  'getDataItem',
  'Returns an item of a content collection.',
  dataItems,
  'GET /v2/items/:dataItemId',
)

export const countDataItems = /* @__PURE__ */ operation<
  schemas.CountDataItemsRequest,
  schemas.CountDataItemsResponse
>('countDataItems', 'Counts the items of a content collection.', dataItems, 'POST /v2/items/count')

export const insertDataItem = /* @__PURE__ */ operation<
  schemas.WriteDataItemRequest,
  schemas.DataItemResponse
>(
  'insertDataItem',
  'Adds an item to a content collection. Creates the collection if needed.',
  dataItems,
  'POST /v2/items',
)

export const updateDataItem = /* @__PURE__ */ operation<
  schemas.WriteDataItemRequest,
  schemas.DataItemResponse
>('updateDataItem', 'Replaces an item in a content collection.', dataItems, 'POST /v2/items/update')

export const upsertDataItem = /* @__PURE__ */ operation<
  schemas.WriteDataItemRequest,
  schemas.DataItemResponse
>(
  'upsertDataItem',
  'Saves an item in a content collection, and replaces an item with the same id.',
  dataItems,
  'POST /v2/items/save',
)

export const deleteDataItem = /* @__PURE__ */ operation<
  schemas.DeleteDataItemRequest,
  schemas.DataItemResponse
>(
  'deleteDataItem',
  'Deletes an item from a content collection, and returns it.',
  dataItems,
  'POST /v2/items/remove',
)

export const bulkInsertDataItems = /* @__PURE__ */ operation<
  schemas.BulkDataItemsRequest,
  schemas.BulkDataItemsResponse
>('bulkInsertDataItems', 'Adds items to a content collection.', dataItems, 'POST /v2/bulk/items/insert')

export const bulkUpdateDataItems = /* @__PURE__ */ operation<
  schemas.BulkDataItemsRequest,
  schemas.BulkDataItemsResponse
>('bulkUpdateDataItems', 'Replaces items in a content collection.', dataItems, 'POST /v2/bulk/items/update')

export const bulkSaveDataItems = /* @__PURE__ */ operation<
  schemas.BulkDataItemsRequest,
  schemas.BulkDataItemsResponse
>(
  'bulkSaveDataItems',
  'Saves items in a content collection, and replaces those with the same ids.',
  dataItems,
  'POST /v2/bulk/items/save',
)

export const bulkRemoveDataItems = /* @__PURE__ */ operation<
  schemas.BulkRemoveDataItemsRequest,
  schemas.BulkDataItemsResponse
>('bulkRemoveDataItems', 'Removes items from a content collection.', dataItems, 'POST /v2/bulk/items/remove')

export const aggregateDataItems = /* @__PURE__ */ operation<
  AggregateDataItemsRequest,
  AggregateDataItemsResponse
>(
  'aggregateDataItems',
  'Calculates sums, averages, minimums, maximums and counts over a content collection, by group.',
  dataItems,
  'POST /v2/items/aggregate',
)

export const queryDistinctValues = /* @__PURE__ */ operation<
  QueryDistinctValuesRequest,
  QueryDistinctValuesResponse
>(
  'queryDistinctValues',
  'Lists the distinct values of a field in a content collection.',
  dataItems,
  'POST /v2/items/query-distinct-values',
)

export const truncateDataItems = /* @__PURE__ */ operation<schemas.TruncateDataItemsRequest, Empty>(
  'truncateDataItems',
  'Removes all items from a content collection. The collection stays.',
  dataItems,
  'POST /v2/items/truncate',
)
