import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const view = { _createdDate: date, _updatedDate: date }
const one = { view }

/** A list as someone wants to see it, under a name. */
export type SavedView = Answer<wire.SavedView, typeof view>
/** A new view: its list, name and content, and whether everyone in the back office sees it (default: no). */
export type NewSavedView = Argument<wire.CreateSavedViewRequest['view']>
/** What to change in a view: missing fields stay; `version` and `content` go together. */
export type SavedViewChange = Argument<Omit<wire.UpdateSavedViewRequest['view'], 'id'>>

/**
 * Lists the views of a list, by name: the caller's own, and those shared by others.
 * @example const { views } = await client.views.listSavedViews('products')
 */
export const listSavedViews: (
  list: string,
) => Promise<Answer<wire.ListSavedViewsResponse, { views: typeof view }>> = /* @__PURE__ */ method(
  operations.listSavedViews,
  (list) => ({ list }),
  { gives: { views: view } },
)

/**
 * Saves a view of a list. The content is at most 16 kB of JSON in the form of the page that shows the list;
 * `version` says which form.
 * @throws {CommerceError} `VIEW_NAME_ALREADY_EXISTS`, `VIEW_LIMIT`, `INVALID_ARGUMENT`
 * @example
 * await client.views.createSavedView({
 *   list: 'products',
 *   name: 'Sold out',
 *   version: 1,
 *   content: { filter: { 'stock.inStock': false }, columns: ['name', 'price'] },
 * })
 */
export const createSavedView: (view: NewSavedView) => Promise<SavedView> = /* @__PURE__ */ method(
  operations.createSavedView,
  (view) => ({ view }),
  { gives: one, answers: 'view' },
)

/**
 * Changes a view, or shares it. Only the person who saved it can do so; if it is shared, owners too.
 * @throws {CommerceError} `VIEW_NOT_FOUND`, `VIEW_NAME_ALREADY_EXISTS`, `VIEW_LIMIT`; `CONFLICT` when the given
 * revision is out of date
 * @example await client.views.updateSavedView(view._id, { revision: view.revision, name: 'On show' })
 */
export const updateSavedView: (_id: string, view: SavedViewChange) => Promise<SavedView> =
  /* @__PURE__ */ method(operations.updateSavedView, (_id, view) => ({ view: { ...view, _id } }), {
    ...{ gives: one, answers: 'view' },
  })

/**
 * Deletes a view.
 * @throws {CommerceError} `VIEW_NOT_FOUND`
 * @example await client.views.deleteSavedView(view._id)
 */
export const deleteSavedView: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteSavedView,
  byId,
  { answers: 'nothing' },
)
