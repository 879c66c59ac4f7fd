import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
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
    summary: 'Queries the items of a content collection.',
    access: 'visitor',
    input: QueryDataItemsRequest,
    output: QueryDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
  rule(saveDataItem, {
    summary:
      'Saves an item of a content collection, replacing any item with the same id. Creates the collection if needed.',
    access: 'merchant',
    scope: 'content:write',
    input: SaveDataItemRequest,
    output: SaveDataItemResponse,
    errors: [],
  }),
  rule(removeDataItem, {
    summary: 'Removes an item from a content collection. The collection stays, even when empty.',
    access: 'merchant',
    scope: 'content:write',
    input: RemoveDataItemRequest,
    output: Empty,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
]
