import Type from 'typebox'
import { freeForm, guid, timestamp } from '../declare/schema.ts'

const list = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,39}$',
  description: 'the name of a list, such as products',
})
const name = Type.String({ minLength: 1, maxLength: 80 })
/** The form of the content, so that later pages can read it. */
const version = Type.Integer({ minimum: 1, maximum: 1000 })

/** A list as someone wants to see it: filter, columns and order, under a name. */
export const SavedView = Type.Object(
  {
    id: Type.String(),
    revision: Type.Integer(),
    /** The list that it shows, such as `products`. */
    list,
    name,
    /** Whether everyone in the back office sees it. */
    shared: Type.Boolean(),
    /** Whether the caller saved it. */
    own: Type.Boolean(),
    version,
    /** Filter, columns and order, as the page that saved them wrote them. */
    content: freeForm,
    createdDate: timestamp,
    updatedDate: timestamp,
  },
  { title: 'SavedView' },
)
export type SavedView = Type.Static<typeof SavedView>

/** Request for `listSavedViews`. */
export const ListSavedViewsRequest = Type.Object({ list }, { title: 'ListSavedViewsRequest' })
export type ListSavedViewsRequest = Type.Static<typeof ListSavedViewsRequest>

/** Response of `listSavedViews`: the caller's own and all shared ones, by name. */
export const ListSavedViewsResponse = Type.Object(
  { views: Type.Array(SavedView) },
  { title: 'ListSavedViewsResponse' },
)
export type ListSavedViewsResponse = Type.Static<typeof ListSavedViewsResponse>

/** Request for `createSavedView`. */
export const CreateSavedViewRequest = Type.Object(
  {
    view: Type.Object(
      { list, name, shared: Type.Optional(Type.Boolean()), version, content: freeForm },
      { title: 'NewSavedView' },
    ),
  },
  { title: 'CreateSavedViewRequest' },
)
export type CreateSavedViewRequest = Type.Static<typeof CreateSavedViewRequest>

/** Request for `updateSavedView`. Absent fields stay unchanged; `version` and `content` go together. */
export const UpdateSavedViewRequest = Type.Object(
  {
    view: Type.Object(
      {
        id: guid,
        /** The revision that the caller has seen; without it, the newest is changed. */
        revision: Type.Optional(Type.Integer()),
        name: Type.Optional(name),
        shared: Type.Optional(Type.Boolean()),
        version: Type.Optional(version),
        content: Type.Optional(freeForm),
      },
      { title: 'SavedViewChange' },
    ),
  },
  { title: 'UpdateSavedViewRequest' },
)
export type UpdateSavedViewRequest = Type.Static<typeof UpdateSavedViewRequest>

/** Request for `deleteSavedView`. */
export const SavedViewIdRequest = Type.Object({ id: guid }, { title: 'SavedViewIdRequest' })
export type SavedViewIdRequest = Type.Static<typeof SavedViewIdRequest>

/** Response with one view. */
export const SavedViewResponse = Type.Object({ view: SavedView }, { title: 'SavedViewResponse' })
export type SavedViewResponse = Type.Static<typeof SavedViewResponse>
