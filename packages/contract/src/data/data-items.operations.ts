import { queryOperation } from '../operation.ts'
import { dataItems } from '../service.ts'
import type { QueryDataItemsRequest, QueryDataItemsResponse } from './data-items.schemas.ts'

/** Queries the items of a content collection. */
export const queryDataItems = /* @__PURE__ */ queryOperation<QueryDataItemsRequest, QueryDataItemsResponse>(
  'queryDataItems',
  dataItems,
  '/v2/items/query',
)
