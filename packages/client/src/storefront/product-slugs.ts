import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'

/** The product that last had a slug, and its slug now. */
export type FindMovedProductResponse = Answer<wire.FindMovedProductResponse>

/**
 * Finds the product that used to have a slug, so old links still work.
 * @throws {CommerceError} `NOT_FOUND` when no visible product had it
 * @example const { slug } = await client.productSlugs.findMovedProduct('summer-vase') // 'vase'
 */
export const findMovedProduct: (slug: string) => Promise<FindMovedProductResponse> = /* @__PURE__ */ method(
  operations.findMovedProduct,
  (slug) => ({ slug }),
)
