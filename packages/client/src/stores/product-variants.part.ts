import * as operations from '@vitrine/contract/operations'
import { byId, type Descriptions, described } from '../described.ts'
import { QUERY } from '../query/queryable.ts'
import { selectedVariant, storeVariant, variant } from './product.shapes.ts'
import type * as products from './products.ts'

/** Variants beyond those that a product lists, call by call. Seeing products needs none of them. */
export const descriptions = {
  getProductOptionsAvailability: described(
    operations.getProductOptionsAvailability,
    (_id, options) => ({ _id, options }),
    { gives: { selectedVariant } },
  ),
  queryProductVariants: described(operations.queryProductVariants, (_id, options) => ({ ...options, _id }), {
    gives: { variants: variant },
  }),
  queryStoreVariants: described(operations.queryStoreVariants, (query) => ({ query }), {
    gives: { variants: storeVariant },
    takes: QUERY,
  }),
  getStoreVariant: described(operations.getStoreVariant, byId, { gives: { variant: storeVariant } }),
} satisfies Descriptions<typeof products>
