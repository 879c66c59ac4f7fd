import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Answer } from '../wire/forms.ts'

/** Which product had a slug last, and the slug it has now. */
export type FindMovedProductResponse = Answer<wire.FindMovedProductResponse>

/**
 * Finds the product that had a slug before, so that old addresses lead on.
 *
 * @throws {CommerceError} 404 when no product that is shown had it
 * @example const { slug } = await client.productSlugs.findMovedProduct('summer-vase') // 'vase'
 */
export const findMovedProduct: (slug: string) => Promise<FindMovedProductResponse> = /* @__PURE__ */ method(
  operations.findMovedProduct,
  (slug) => ({ slug }),
)
