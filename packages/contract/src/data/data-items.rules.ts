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

/** Who may call what, what is checked and how it fails: content store. */
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
      'Saves an item of a content collection, in place of the one of its id; the collection comes into being with it.',
    access: 'merchant',
    scope: 'content:write',
    input: SaveDataItemRequest,
    output: SaveDataItemResponse,
    errors: [],
  }),
  rule(removeDataItem, {
    summary: 'Removes an item of a content collection; the collection stays, empty in the end.',
    access: 'merchant',
    scope: 'content:write',
    input: RemoveDataItemRequest,
    output: Empty,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
]
