import type { Empty } from '../empty.schemas.ts'
import { operation, queryOperation } from '../operation.ts'
import { dataItems, vitrine } from '../service.ts'
import type {
  QueryDataItemsRequest,
  QueryDataItemsResponse,
  RemoveDataItemRequest,
  SaveDataItemRequest,
  SaveDataItemResponse,
} from './data-items.schemas.ts'

/** Queries the items of a content collection. */
export const queryDataItems = /* @__PURE__ */ queryOperation<QueryDataItemsRequest, QueryDataItemsResponse>(
  'queryDataItems',
  dataItems,
  '/v2/items/query',
)

/** Saves an item of a content collection, in place of the one of its id; the collection comes into being with it. */
export const saveDataItem = /* @__PURE__ */ operation<SaveDataItemRequest, SaveDataItemResponse>(
  'saveDataItem',
  vitrine,
  'POST',
  '/v1/data-collections/:dataCollectionId/items',
)

/** Removes an item of a content collection; the collection stays, empty in the end. */
export const removeDataItem = /* @__PURE__ */ operation<RemoveDataItemRequest, Empty>(
  'removeDataItem',
  vitrine,
  'DELETE',
  '/v1/data-collections/:dataCollectionId/items/:id',
)
