import { rule } from '../rule.ts'
import { queryDataItems } from './data-items.operations.ts'
import { QueryDataItemsRequest, QueryDataItemsResponse } from './data-items.schemas.ts'

/** Who may call what, what is checked and how it fails: content store. */
export const dataItemsRules = [
  rule(queryDataItems, {
    summary: 'Queries the items of a content collection.',
    access: 'visitor',
    input: QueryDataItemsRequest,
    output: QueryDataItemsResponse,
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
]
