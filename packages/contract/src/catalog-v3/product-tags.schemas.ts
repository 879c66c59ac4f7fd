import Type from 'typebox'
import { freeForm, nullable } from '../declare/schema.ts'
import { V3ProductTags } from './product-v3-parts.schemas.ts'

const assigned = {
  /** Counts for a tag that is in both lists. */
  assignTags: Type.Optional(nullable(V3ProductTags)),
  unassignTags: Type.Optional(nullable(V3ProductTags)),
}

/** Request for `bulkUpdateProductTags`: tags to add to up to 100 products, and to remove from them. */
export const BulkUpdateProductTagsRequest = Type.Object(
  {
    productIds: Type.Array(Type.String({ minLength: 1, maxLength: 36 }), { minItems: 1, maxItems: 100 }),
    ...assigned,
  },
  { title: 'BulkUpdateProductTagsRequest' },
)
export type BulkUpdateProductTagsRequest = Type.Static<typeof BulkUpdateProductTagsRequest>

/** Request for `bulkUpdateProductTagsByFilter`. An empty filter means all products. */
export const ProductTagsByFilterRequest = Type.Object(
  { filter: freeForm, ...assigned },
  { title: 'ProductTagsByFilterRequest' },
)
export type ProductTagsByFilterRequest = Type.Static<typeof ProductTagsByFilterRequest>
