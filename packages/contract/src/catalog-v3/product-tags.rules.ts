import { rule } from '../declare/rule.ts'
import { V3BulkResponse } from './bulk-v3.schemas.ts'
import * as operations from './product-tags.operations.ts'
import * as schemas from './product-tags.schemas.ts'
import { ByFilterResponse } from './products-by-filter.schemas.ts'

const written = { access: 'merchant', scope: 'catalog:write' } as const

/** Rules for the tags of products. */
export const productTagsRules = [
  rule(operations.bulkUpdateProductTags, {
    ...written,
    input: schemas.BulkUpdateProductTagsRequest,
    output: V3BulkResponse,
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.bulkUpdateProductTagsByFilter, {
    ...written,
    input: schemas.ProductTagsByFilterRequest,
    output: ByFilterResponse,
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
