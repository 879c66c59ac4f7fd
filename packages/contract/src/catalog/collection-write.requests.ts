import Type from 'typebox'
import { guid } from '../schema.ts'
import { writable } from '../writable.ts'
import { Collection } from './collection.schemas.ts'

/** What `createCollection` takes. */
export const CreateCollectionRequest = Type.Object(
  {
    collection: writable(Collection, 'name'),
  },
  { title: 'CreateCollectionRequest' },
)
export type CreateCollectionRequest = Type.Static<typeof CreateCollectionRequest>

/** What `createCollection` answers. */
export const CreateCollectionResponse = Type.Object(
  {
    collection: Type.Optional(Collection),
  },
  { title: 'CreateCollectionResponse' },
)
export type CreateCollectionResponse = Type.Static<typeof CreateCollectionResponse>

/** What `updateCollection` takes. */
export const UpdateCollectionRequest = Type.Object(
  {
    collection: writable(Collection, 'id?'),
  },
  { title: 'UpdateCollectionRequest' },
)
export type UpdateCollectionRequest = Type.Static<typeof UpdateCollectionRequest>

/** What `updateCollection` answers. */
export const UpdateCollectionResponse = Type.Object(
  {
    collection: Type.Optional(Collection),
  },
  { title: 'UpdateCollectionResponse' },
)
export type UpdateCollectionResponse = Type.Static<typeof UpdateCollectionResponse>

/** What `deleteCollection` takes. */
export const DeleteCollectionRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'DeleteCollectionRequest' },
)
export type DeleteCollectionRequest = Type.Static<typeof DeleteCollectionRequest>

/** What `addProductsToCollection` takes. */
export const AddProductsToCollectionRequest = Type.Object(
  {
    id: guid,
    productIds: Type.Array(Type.String(), { maxItems: 1000 }),
  },
  { title: 'AddProductsToCollectionRequest' },
)
export type AddProductsToCollectionRequest = Type.Static<typeof AddProductsToCollectionRequest>

/** What `removeProductsFromCollection` takes. */
export const RemoveProductsFromCollectionRequest = Type.Object(
  {
    id: guid,
    productIds: Type.Array(Type.String(), { maxItems: 1000 }),
  },
  { title: 'RemoveProductsFromCollectionRequest' },
)
export type RemoveProductsFromCollectionRequest = Type.Static<typeof RemoveProductsFromCollectionRequest>
