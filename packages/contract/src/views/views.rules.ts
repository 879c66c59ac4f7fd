import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './views.operations.ts'
import * as schemas from './views.schemas.ts'

const terms = { access: 'merchant', scope: 'content:write' } as const

/** Rules for the operations of saved views: callers, schemas and errors. */
export const viewsRules = [
  rule(listSavedViews, {
    ...terms,
    input: schemas.ListSavedViewsRequest,
    output: schemas.ListSavedViewsResponse,
    errors: [],
  }),
  rule(createSavedView, {
    ...{ ...terms, input: schemas.CreateSavedViewRequest, output: schemas.SavedViewResponse },
    errors: ['VIEW_NAME_ALREADY_EXISTS', 'VIEW_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(updateSavedView, {
    ...{ ...terms, input: schemas.UpdateSavedViewRequest, output: schemas.SavedViewResponse },
    errors: ['VIEW_NOT_FOUND', 'VIEW_NAME_ALREADY_EXISTS', 'VIEW_LIMIT', 'CONFLICT'],
  }),
  rule(deleteSavedView, {
    ...{ ...terms, input: schemas.SavedViewIdRequest, output: Empty },
    errors: ['VIEW_NOT_FOUND'],
  }),
]
