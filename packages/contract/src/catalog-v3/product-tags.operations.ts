import { operation } from '../declare/operation.ts'
import { productsV3 } from '../declare/service.ts'
import type { V3BulkResponse } from './bulk-v3.schemas.ts'
import type { BulkUpdateProductTagsRequest, ProductTagsByFilterRequest } from './product-tags.schemas.ts'
import type { ByFilterResponse } from './products-by-filter.schemas.ts'

export const bulkUpdateProductTags = /* @__PURE__ */ operation<BulkUpdateProductTagsRequest, V3BulkResponse>(
  'bulkUpdateProductTags',
  'Adds tags to up to 100 products, and removes others. Each product succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products/update-tags',
)

export const bulkUpdateProductTagsByFilter = /* @__PURE__ */ operation<
  ProductTagsByFilterRequest,
  ByFilterResponse
>(
  'bulkUpdateProductTagsByFilter',
  'Starts a job that changes the tags of all products that match a filter.',
  productsV3,
  'POST /v3/bulk/products/update-tags-by-filter',
)
