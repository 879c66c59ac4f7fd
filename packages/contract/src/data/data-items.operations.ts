import type { Empty } from '../declare/empty.schemas.ts'
import { operation, queryOperation } from '../declare/operation.ts'
import { dataItems, vitrine } from '../declare/service.ts'
import type {
  QueryDataItemsRequest,
  QueryDataItemsResponse,
  RemoveDataItemRequest,
  SaveDataItemRequest,
  SaveDataItemResponse,
} from './data-items.schemas.ts'

export const queryDataItems = /* @__PURE__ */ queryOperation<QueryDataItemsRequest, QueryDataItemsResponse>(
  'queryDataItems',
  'Queries the items of a content collection.',
  dataItems,
  '/v2/items/query',
)

export const saveDataItem = /* @__PURE__ */ operation<SaveDataItemRequest, SaveDataItemResponse>(
  'saveDataItem',
  'Saves an item of a content collection, replacing any item with the same id. Creates the collection if needed.',
  vitrine,
  'POST',
  '/v1/data-collections/:dataCollectionId/items',
)

export const removeDataItem = /* @__PURE__ */ operation<RemoveDataItemRequest, Empty>(
  'removeDataItem',
  'Removes an item from a content collection. The collection stays, even when empty.',
  vitrine,
  'DELETE',
  '/v1/data-collections/:dataCollectionId/items/:id',
)
