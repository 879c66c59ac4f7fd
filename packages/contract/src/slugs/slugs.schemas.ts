import Type from 'typebox'

/** What `findMovedProduct` takes: a slug that no product has any more. */
export const FindMovedProductRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'FindMovedProductRequest' },
)
export type FindMovedProductRequest = Type.Static<typeof FindMovedProductRequest>

/** What `findMovedProduct` answers: which product had the slug last, and the slug it has now. */
export const FindMovedProductResponse = Type.Object(
  { productId: Type.String(), slug: Type.String() },
  { title: 'FindMovedProductResponse' },
)
export type FindMovedProductResponse = Type.Static<typeof FindMovedProductResponse>
