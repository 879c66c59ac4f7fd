import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as dataCollections from './data-collections.schemas.ts'
import * as operations from './data-items.operations.ts'
import * as dataItems from './data-items.schemas.ts'
import * as dataSummaries from './data-summaries.schemas.ts'

/** Rules for the content operations: callers, schemas and errors. */
export const dataItemsRules = [
  rule(operations.queryDataItems, {
    access: 'visitor',
    input: dataItems.QueryDataItemsRequest,
    output: dataItems.QueryDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(operations.listDataCollections, {
    access: 'merchant',
    input: dataCollections.ListDataCollectionsRequest,
    output: dataCollections.ListDataCollectionsResponse,
    errors: [],
  }),
  rule(operations.saveDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.SaveDataItemRequest,
    output: dataItems.SaveDataItemResponse,
    errors: [],
  }),
  rule(operations.removeDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.RemoveDataItemRequest,
    output: Empty,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(operations.getDataItem, {
    access: 'visitor',
    input: dataItems.GetDataItemRequest,
    output: dataItems.DataItemResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND', 'DATA_ITEM_NOT_FOUND'],
  }),
  rule(operations.countDataItems, {
    access: 'visitor',
    input: dataItems.CountDataItemsRequest,
    output: dataItems.CountDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(operations.insertDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.WriteDataItemRequest,
    output: dataItems.DataItemResponse,
    errors: ['DATA_ITEM_ALREADY_EXISTS'],
  }),
  rule(operations.updateDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.WriteDataItemRequest,
    output: dataItems.DataItemResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND', 'DATA_ITEM_NOT_FOUND'],
  }),
  rule(operations.upsertDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.WriteDataItemRequest,
    output: dataItems.DataItemResponse,
    errors: [],
  }),
  rule(operations.deleteDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.DeleteDataItemRequest,
    output: dataItems.DataItemResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND', 'DATA_ITEM_NOT_FOUND'],
  }),
  rule(operations.bulkInsertDataItems, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.BulkDataItemsRequest,
    output: dataItems.BulkDataItemsResponse,
    errors: [],
  }),
  rule(operations.bulkUpdateDataItems, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.BulkDataItemsRequest,
    output: dataItems.BulkDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(operations.bulkSaveDataItems, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.BulkDataItemsRequest,
    output: dataItems.BulkDataItemsResponse,
    errors: [],
  }),
  rule(operations.bulkRemoveDataItems, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.BulkRemoveDataItemsRequest,
    output: dataItems.BulkDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(operations.aggregateDataItems, {
    access: 'visitor',
    input: dataSummaries.AggregateDataItemsRequest,
    output: dataSummaries.AggregateDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(operations.queryDistinctValues, {
    access: 'visitor',
    input: dataSummaries.QueryDistinctValuesRequest,
    output: dataSummaries.QueryDistinctValuesResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(operations.truncateDataItems, {
    access: 'merchant',
    scope: 'content:write',
    input: dataItems.TruncateDataItemsRequest,
    output: Empty,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
]
