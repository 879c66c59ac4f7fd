import Type from 'typebox'
import { guid } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { Collection } from './collection.schemas.ts'

/** Request for `createCollection`. */
export const CreateCollectionRequest = Type.Object(
  { collection: writable(Collection, 'name', 'translations.language') },
  { title: 'CreateCollectionRequest' },
)
export type CreateCollectionRequest = Type.Static<typeof CreateCollectionRequest>

/** Response of `createCollection`. */
export const CreateCollectionResponse = Type.Object(
  { collection: Type.Optional(Collection) },
  { title: 'CreateCollectionResponse' },
)
export type CreateCollectionResponse = Type.Static<typeof CreateCollectionResponse>

/** Request for `updateCollection`. */
export const UpdateCollectionRequest = Type.Object(
  { collection: writable(Collection, 'id?', 'translations.language') },
  { title: 'UpdateCollectionRequest' },
)
export type UpdateCollectionRequest = Type.Static<typeof UpdateCollectionRequest>

/** Response of `updateCollection`. */
export const UpdateCollectionResponse = Type.Object(
  { collection: Type.Optional(Collection) },
  { title: 'UpdateCollectionResponse' },
)
export type UpdateCollectionResponse = Type.Static<typeof UpdateCollectionResponse>

/** Request for `deleteCollection`. */
export const DeleteCollectionRequest = Type.Object({ id: guid }, { title: 'DeleteCollectionRequest' })
export type DeleteCollectionRequest = Type.Static<typeof DeleteCollectionRequest>

/** Request for `addProductsToCollection`. */
export const AddProductsToCollectionRequest = Type.Object(
  {
    id: guid,
    productIds: Type.Array(Type.String(), { maxItems: 1000 }),
  },
  { title: 'AddProductsToCollectionRequest' },
)
export type AddProductsToCollectionRequest = Type.Static<typeof AddProductsToCollectionRequest>

/** Request for `removeProductsFromCollection`. */
export const RemoveProductsFromCollectionRequest = Type.Object(
  {
    id: guid,
    productIds: Type.Array(Type.String(), { maxItems: 1000 }),
  },
  { title: 'RemoveProductsFromCollectionRequest' },
)
export type RemoveProductsFromCollectionRequest = Type.Static<typeof RemoveProductsFromCollectionRequest>
