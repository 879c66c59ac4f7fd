import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { queryDataItems, removeDataItem, saveDataItem } from './data-items.operations.ts'
import {
  QueryDataItemsRequest,
  QueryDataItemsResponse,
  RemoveDataItemRequest,
  SaveDataItemRequest,
  SaveDataItemResponse,
} from './data-items.schemas.ts'

/** Rules for the content operations: callers, schemas and errors. */
export const dataItemsRules = [
  rule(queryDataItems, {
    access: 'visitor',
    input: QueryDataItemsRequest,
    output: QueryDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(saveDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: SaveDataItemRequest,
    output: SaveDataItemResponse,
    errors: [],
  }),
  rule(removeDataItem, {
    access: 'merchant',
    scope: 'content:write',
    input: RemoveDataItemRequest,
    output: Empty,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
]
