import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  CreateSavedViewRequest,
  ListSavedViewsRequest,
  ListSavedViewsResponse,
  SavedViewIdRequest,
  SavedViewResponse,
  UpdateSavedViewRequest,
} from './views.schemas.ts'

export const listSavedViews = /* @__PURE__ */ operation<ListSavedViewsRequest, ListSavedViewsResponse>(
  'listSavedViews',
  "Lists the saved views of a list: the caller's own and those shared by others.",
  vitrine,
  'GET /v1/saved-views',
)

export const createSavedView = /* @__PURE__ */ operation<CreateSavedViewRequest, SavedViewResponse>(
  'createSavedView',
  'Saves a view of a list under a name.',
  vitrine,
  'POST /v1/saved-views',
)

export const updateSavedView = /* @__PURE__ */ operation<UpdateSavedViewRequest, SavedViewResponse>(
  'updateSavedView',
  'Changes a saved view, or shares it with everyone in the back office.',
  vitrine,
  'PATCH /v1/saved-views/:view.id',
)

export const deleteSavedView = /* @__PURE__ */ operation<SavedViewIdRequest, Empty>(
  'deleteSavedView',
  'Deletes a saved view.',
  vitrine,
  'DELETE /v1/saved-views/:id',
)
