import * as operations from '@vitrine/contract/operations'
import { byId, type Descriptions, described, withId } from '../calls/described.ts'
import { QUERY } from '../query/queryable.ts'
import { collection, selectedVariant, storeVariant, variant } from './product.shapes.ts'
import type * as products from './products.ts'

/**
 * Variants beyond those that a product lists, and collections in the older call's shape. Showing products
 * needs none of these.
 */
export const descriptions = {
  getProductOptionsAvailability: described(
    operations.getProductOptionsAvailability,
    (_id, options) => ({ _id, options }),
    { gives: { selectedVariant } },
  ),
  queryProductVariants: described(operations.queryProductVariants, withId, {
    gives: { variants: variant },
  }),
  queryStoreVariants: described(operations.queryStoreVariants, (query) => ({ query }), {
    gives: { variants: storeVariant },
    takes: QUERY,
  }),
  getCollectionBySlug: described(operations.getStoreCollectionBySlug, (slug) => ({ slug }), {
    gives: { collection },
  }),
  getStoreVariant: described(operations.getStoreVariant, byId, { gives: { variant: storeVariant } }),
} satisfies Descriptions<typeof products>
