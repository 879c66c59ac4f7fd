import Type from 'typebox'

/** Request for `findMovedProduct`: a slug that no product has any more. */
export const FindMovedProductRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'FindMovedProductRequest' },
)
export type FindMovedProductRequest = Type.Static<typeof FindMovedProductRequest>

/** Request for `findMovedCollection`: a slug that no collection has any more. */
export const FindMovedCollectionRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'FindMovedCollectionRequest' },
)
export type FindMovedCollectionRequest = Type.Static<typeof FindMovedCollectionRequest>

/** Response of `findMovedCollection`: the last collection that had the slug, and its slug now. */
export const FindMovedCollectionResponse = Type.Object(
  { collectionId: Type.String(), slug: Type.String() },
  { title: 'FindMovedCollectionResponse' },
)
export type FindMovedCollectionResponse = Type.Static<typeof FindMovedCollectionResponse>

/** Response of `findMovedProduct`: the last product that had the slug, and its slug now. */
export const FindMovedProductResponse = Type.Object(
  { productId: Type.String(), slug: Type.String() },
  { title: 'FindMovedProductResponse' },
)
export type FindMovedProductResponse = Type.Static<typeof FindMovedProductResponse>
