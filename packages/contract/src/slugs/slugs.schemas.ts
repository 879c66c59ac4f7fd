import Type from 'typebox'

/** What `findMovedProduct` takes: a slug that no product has any more. */
export const FindMovedProductRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'FindMovedProductRequest' },
)
export type FindMovedProductRequest = Type.Static<typeof FindMovedProductRequest>

/** What `findMovedCollection` takes: a slug that no collection has any more. */
export const FindMovedCollectionRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'FindMovedCollectionRequest' },
)
export type FindMovedCollectionRequest = Type.Static<typeof FindMovedCollectionRequest>

/** What `findMovedCollection` answers: which collection had the slug last, and the slug it has now. */
export const FindMovedCollectionResponse = Type.Object(
  { collectionId: Type.String(), slug: Type.String() },
  { title: 'FindMovedCollectionResponse' },
)
export type FindMovedCollectionResponse = Type.Static<typeof FindMovedCollectionResponse>

/** What `findMovedProduct` answers: which product had the slug last, and the slug it has now. */
export const FindMovedProductResponse = Type.Object(
  { productId: Type.String(), slug: Type.String() },
  { title: 'FindMovedProductResponse' },
)
export type FindMovedProductResponse = Type.Static<typeof FindMovedProductResponse>
